import { issueFormToken } from "#app/server/csrf/form-token.ts";
import type { Visit } from "#app/server/visit.ts";
import { jsonAnswer } from "#app/wizard/form-api/json-answer.ts";
import { unavailable } from "./json-answer.ts";

/** GET /api/v1/session: whether somebody is logged in. It also gives the cookie of the anti-forgery header. */
export async function readSession(_request: Request, visit: Visit): Promise<Response> {
  const {
    account: { person },
    account,
  } = visit;
  if (account.sessionState.is === "unknown") return unavailable();
  const { cookie, readable } = await issueFormToken(
    visit.request.cookies,
    visit.site.seal,
    visit.request.now.getTime(),
  );
  const cookies = [cookie, readable, ...account.staleCookies].flatMap((each) => each ?? []);
  return jsonAnswer(200, [{ realme_auth: person ? "Success" : "None" }], cookies);
}
