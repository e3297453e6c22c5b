import { limits } from "./limits.ts";

/** `whole`: milliseconds since the request began. `probe`: "try again" was pressed, so an open breaker is ignored. */
export type Deadline = (whole?: number) => { deadline: number; probe: boolean };

/** @param pageWait another one than usual, in milliseconds */
export function deadlineFrom(started: number, probe: boolean, pageWait: number = limits.pageWait): Deadline {
  return (whole = pageWait) => ({ deadline: Math.max(1, started + whole - Date.now()), probe });
}
