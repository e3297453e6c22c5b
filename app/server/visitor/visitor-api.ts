import { setCookieHeaders } from "../cookies/cookies.ts";
import { issueFormToken } from "../csrf/form-token.ts";
import type { visitorApi } from "../http/api-paths.ts";
import { pathMatcher } from "../http/path-matcher.ts";
import { logFailure } from "../log.ts";
import type { Visit } from "../visit.ts";
import { groupPreferences, readPreferences } from "./preference.ts";
import type { SaveOutcome } from "./preferences.ts";

const calls: VisitorCalls = {
  "/api/users/me": { GET: currentUser },
  "/api/preferences": { POST: savePreferences },
  "/api/emailaddresses": { GET: listAddresses, POST: addAddress },
};

export type VisitorCalls = Readonly<
  Partial<Record<`/api/${(typeof visitorApi)[number]}${string}`, VisitorCall>>
>;
type VisitorCall = {
  readonly GET?: VisitorCallHandler;
  readonly POST?: VisitorCallHandler;
  readonly PUT?: VisitorCallHandler;
  readonly PATCH?: VisitorCallHandler;
};
export type VisitorCallHandler = (request: Request, visit: Visit) => Promise<Response>;

/** The check for forged requests comes first. @returns nothing for another path */
export async function answerVisitorCall(
  request: Request,
  visit: Visit,
  ofFeatures: VisitorCalls,
): Promise<Response | undefined> {
  if (!new URL(request.url).pathname.startsWith("/api/")) return undefined;
  const call = pathMatcher(Object.entries({ ...calls, ...ofFeatures }))(visit.request.path);
  if (!call) return undefined;
  const answer = call[request.method === "HEAD" ? "GET" : (request.method as keyof VisitorCall)];
  if (answer) return answer(request, visit);
  const allow = Object.keys(call).flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method]));
  return Response.json(
    { detail: "Method not allowed." },
    { status: 405, headers: { Allow: allow.join(", ") } },
  );
}

async function currentUser(_request: Request, visit: Visit): Promise<Response> {
  const { cookie, readable } = await issueFormToken(
    visit.request.cookies,
    visit.site.seal,
    visit.request.now.getTime(),
  );
  const {
    account,
    account: { person },
  } = visit;
  const cookies = [cookie, readable, ...account.staleCookies].flatMap((each) => each ?? []);
  if (account.sessionState.is === "unknown") return unavailable(cookies);
  if (account.sessionState.is !== "logged-in") return notLoggedIn(cookies);
  const preferences = groupPreferences(account.sessionState.preferences);
  return Response.json({ email: person?.email ?? "", preferences }, { headers: setCookieHeaders(cookies) });
}

async function savePreferences(request: Request, { account: { preferences } }: Visit): Promise<Response> {
  const read = readPreferences(await bodyOf(request));
  if ("wrong" in read) return Response.json(read.wrong, { status: 400 });
  const outcome = await preferences.save(read.list);
  return outcome.ok
    ? Response.json(read.list, { status: 201, headers: setCookieHeaders(outcome.headers) })
    : notSaved(outcome);
}

function notSaved({ reason, headers }: Extract<SaveOutcome, { ok: false }>): Response {
  if (reason === "too-many") return Response.json({ val: ["There is no room for more."] }, { status: 400 });
  return reason === "expired" ? notLoggedIn(headers, "local-timeout") : unavailable(headers);
}

async function listAddresses(
  _request: Request,
  { account: { emailAddresses }, account }: Visit,
): Promise<Response> {
  if (account.sessionState.is === "unknown") return unavailable([]);
  const pending = await emailAddresses.pending().catch(logFailure);
  if (pending) return Response.json(pending.map((email) => ({ email })));
  return account.sessionState.is === "logged-in" ? unavailable([]) : notLoggedIn(account.staleCookies);
}

async function addAddress(request: Request, { account: { emailAddresses } }: Visit): Promise<Response> {
  const body = await bodyOf(request);
  const email = typeof body === "object" && body !== null && "email" in body ? body.email : undefined;
  if (typeof email !== "string" || email.trim() === "")
    return Response.json({ email: ["This field is required."] }, { status: 400 });
  const outcome = await emailAddresses.add(email);
  if (outcome.ok) return Response.json({ email: email.normalize("NFC").trim() }, { status: 201 });
  switch (outcome.reason) {
    case "not-an-address":
      return Response.json({ email: ["Enter a valid email address."] }, { status: 400 });
    case "too-often":
      return Response.json(
        { detail: "Too many requests." },
        { status: 429, headers: { "Retry-After": String(Math.ceil(outcome.wait / 1000)) } },
      );
    case "expired":
      return notLoggedIn(outcome.headers, "local-timeout");
    case "unavailable":
      return unavailable(outcome.headers);
  }
}

const bodyOf = (request: Request): Promise<unknown> => request.json().catch(() => undefined);

const notLoggedIn = (cookies: readonly string[], code?: string): Response =>
  Response.json(
    { detail: "Nobody is logged in.", code },
    { status: 403, headers: setCookieHeaders(cookies) },
  );

const unavailable = (cookies: readonly string[]): Response =>
  Response.json(
    { detail: "This is not available at the moment.", code: "local-timeout" },
    { status: 503, headers: setCookieHeaders(cookies) },
  );
