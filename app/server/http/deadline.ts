import { limits } from "./limits.ts";

/** What is left of the time for all neighbours together. `probe`: 'try again' was pressed, so an open breaker is ignored. */
export type Deadline = () => { deadline: number; probe: boolean };

export function deadlineFrom(started: number, probe: boolean): Deadline {
  return () => ({ deadline: Math.max(1, started + limits.pageWait - Date.now()), probe });
}
