import { address } from "#app/i18n/languages.ts";
import { isCrossSite } from "../csrf/cross-site.ts";
import { clearDraftCookie } from "../drafts/index.ts";
import { logFailure } from "../log.ts";
import { logEvent } from "../log-event.ts";
import { seeOther } from "../responses.ts";
import type { Visit } from "../visit.ts";
import { clearPreferencesCookie } from "../visitor/preferences-cookie.ts";
import { clearLoginHint } from "./login-hint.ts";
import { openTokens } from "./login-tokens.ts";
import { setPendingLogins } from "./pending-logins.ts";
import { clearSession, endSessionByCookie } from "./session.ts";

/** The session here ends even if the provider fails. Another site cannot log a visitor out. */
export async function logout(request: Request, visit: Visit): Promise<Response> {
  const {
    request: { cookies },
    site: { seal, origin },
    account,
  } = visit;
  const home = address(visit.request.language, "/");
  if (visit.request.method === "HEAD" || isCrossSite(request, origin)) return seeOther(home);
  const sealed = await endSessionByCookie(account.db, cookies).catch(logFailure);
  const tokens = sealed ? await openTokens(seal, sealed, account.now) : undefined;
  if (sealed) logEvent("logout", visit.request);
  const onward = tokens && (await account.identity?.logoutUrl(tokens.idToken, origin + home));
  const answer = seeOther(onward ?? home, [
    clearSession(),
    clearLoginHint(),
    clearPreferencesCookie(),
    clearDraftCookie(),
    await setPendingLogins([], seal, account.now),
  ]);
  answer.headers.set("Clear-Site-Data", '"cache", "storage"');
  return answer;
}
