import { address, readAddress } from "#app/i18n/languages.ts";
import { browserSecret } from "../cookies/browser-secret.ts";
import { sha256 } from "../crypto/sha256.ts";
import { safeRedirectPath } from "../http/safe-redirect.ts";
import { edgePeriod } from "../limits/edge-limits.ts";
import { tooManyRequests } from "../limits/rate-limit.ts";
import { logFailure } from "../log.ts";
import { logEvent } from "../log-event.ts";
import { seeOther } from "../responses.ts";
import { namedPages } from "../shell.ts";
import type { Visit } from "../visit.ts";
import { preferencesToMerge, sealPreferences } from "../visitor/preference.ts";
import { clearPreferencesCookie, readPreferencesCookie } from "../visitor/preferences-cookie.ts";
import { type IdentityClaims, newChallenge } from "./identity.ts";
import { unknownErrorCode } from "./identity-errors.ts";
import { setLastPerson } from "./last-person.ts";
import { type LoginCode, setLoginCode, setLoginHint } from "./login-hint.ts";
import { sealTokens } from "./login-tokens.ts";
import { type PendingLogin, readPendingLogins, setPendingLogins } from "./pending-logins.ts";
import { sessionAge, sessionCookie } from "./session.ts";
import { type StartedSession, startSession } from "./start-session.ts";

/** Characters: three log-ins must fit into one cookie. */
const longestNext = 600;

const callbackOf = ({ site: { origin } }: Visit): string => `${origin}/login/callback`;

/** Nothing is written before the log-in is proved. @throws a response 429 */
export async function beginLogin(request: Request, visit: Visit): Promise<Response> {
  const {
    request: { cookies },
    site: { seal },
    account,
  } = visit;
  const asked = safeRedirectPath(
    new URL(request.url).searchParams.get("next"),
    visit.site,
    await namedPages(visit),
  );
  const next = asked.length > longestNext ? address(visit.request.language, "/") : asked;
  if (visit.request.method === "HEAD") return seeOther(next);
  const browser = browserSecret(cookies);
  const { edgeLimits } = visit.neighbours;
  if ((await edgeLimits.isPassed("login", browser.secret)) || (await edgeLimits.isPassed("loginAddress"))) {
    logEvent("login-too-often", visit.request);
    throw tooManyRequests(edgePeriod);
  }
  const challenge = newChallenge();
  const to = await account.identity?.authorizationUrl(challenge, callbackOf(visit), languages(visit));
  if (!to) return redirectWithError(next, "InternalError", [], visit);
  const pending = await readPendingLogins(cookies, seal, account.now);
  const all = [...pending, { ...challenge, next, at: account.now }];
  return seeOther(to, [
    await setPendingLogins(all, seal, account.now),
    ...(browser.cookie ? [browser.cookie] : []),
  ]);
}

const languages = ({ request: { language } }: Visit): string =>
  language === "mi" ? "mi en-NZ en" : "en-NZ en mi";

export async function finishLogin(request: Request, visit: Visit): Promise<Response> {
  const {
    request: { cookies, language },
    site: { seal },
    account,
  } = visit;
  const { searchParams } = new URL(request.url);
  const all = await readPendingLogins(cookies, seal, account.now);
  const login = all.find(({ state }) => state === searchParams.get("state"));
  const home = address(language, "/");
  if (visit.request.method === "HEAD") return seeOther(home);
  if (!login) {
    return account.sessionState.is === "logged-in"
      ? seeOther(home)
      : redirectWithError(home, unknownErrorCode, [], visit);
  }
  const rest = await setPendingLogins(
    all.filter((each) => each !== login),
    seal,
    account.now,
  );
  const found = await account.identity?.handleCallback(searchParams, login, callbackOf(visit));
  if (!found || "code" in found)
    return redirectWithError(login.next, found?.code ?? "InternalError", [rest], visit);
  const session = await startSessionOf(found, login, visit);
  if (typeof session === "string") return redirectWithError(login.next, session, [rest], visit);
  logEvent("login", visit.request);
  return seeOther(login.next, [
    rest,
    sessionCookie(session.id),
    setLoginHint(sessionAge / 1000),
    clearPreferencesCookie(),
    await setLastPerson(session.personId, seal, account.now),
    ...(session.browser ? [session.browser] : []),
  ]);
}

async function startSessionOf(
  { issuer, subject, idToken, email }: IdentityClaims,
  { state, next }: PendingLogin,
  visit: Visit,
): Promise<(StartedSession & { browser: string | undefined }) | LoginCode> {
  const {
    request: { cookies },
    site: { seal, origin },
    account,
  } = visit;
  const { db, now } = account;
  const browser = browserSecret(cookies);
  try {
    const started = await startSession(db, {
      subjectHash: await seal.sign("subject", `${issuer}\n${subject}`),
      subjectHashesBefore: await seal.signedBefore("subject", `${issuer}\n${subject}`),
      language: languageAt(next, origin),
      browserHash: await sha256(browser.secret),
      cookies,
      stateHash: await sha256(state),
      sealed: await sealTokens(seal, { idToken, email }, now),
      preferences: await sealPreferences(
        preferencesToMerge(await readPreferencesCookie(cookies, seal, now)),
        seal,
      ),
      now,
    });
    return started ? { ...started, browser: browser.cookie } : "OneActiveSessionAllowedError";
  } catch (error) {
    logFailure(error);
    return /UNIQUE.*login_answers/.test(String(error)) ? unknownErrorCode : "InternalError";
  }
}

const languageAt = (next: string, origin: string): string =>
  readAddress(new URL(next, origin).pathname).language;

function redirectWithError(
  next: string,
  code: LoginCode,
  cookies: readonly string[],
  visit: Visit,
): Response {
  logEvent("login-failed", { reference: visit.request.reference, code });
  return seeOther(next, [...cookies, setLoginCode(code)]);
}
