import { limits } from "./limits.ts";

/**
 * How long a call may take: what is left of the time a page waits for all its neighbours together. `probe` says
 * that the visitor pressed 'try again', so that even a neighbour that was left alone is asked.
 */
export type Deadline = () => { deadline: number; probe: boolean };

/** @param started the moment (ms) the request came in */
export function deadlineFrom(started: number, probe: boolean): Deadline {
  return () => ({ deadline: Math.max(1, started + limits.pageWait - Date.now()), probe });
}
