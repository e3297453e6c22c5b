import type { Visit } from "../visit.ts";

export function showLoggedOut(visit: Visit): void {
  visit.person = undefined;
  visit.sessionEnds = undefined;
  visit.sessionIdles = undefined;
  visit.authError = "local-timeout";
}
