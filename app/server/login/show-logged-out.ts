import type { Visit } from "../visit.ts";

/** Shows the page as of somebody who is logged out, with the message of spec 1 section 8 that says why. */
export function showLoggedOut(visit: Visit): void {
  visit.person = undefined;
  visit.sessionEnds = undefined;
  visit.authError = "local-timeout";
}
