import type { Visit } from "#app/server/visit.ts";
import { jsonAnswer } from "#app/wizard/form-api/json-answer.ts";

export const unavailable = (detail = "This is not available at the moment."): Response =>
  jsonAnswer(503, { detail, code: "local-timeout" });

/** What is answered where nobody is logged in, or nobody knows whether somebody is; else nothing. */
export function withoutPerson({ account: { person }, account }: Visit): Response | undefined {
  if (person) return undefined;
  if (account.sessionState.is === "unknown") return unavailable();
  return jsonAnswer(403, { detail: "Nobody is logged in." }, account.staleCookies);
}
