import { readAddress } from "./i18n/languages.ts";
import { answerPage } from "./remix.tsx";
import { errorPage, unexpectedErrorPage } from "./render.tsx";
import { birthRegistrationForm } from "./routes/api.bro.form.ts";
import { childcareCalls } from "./routes/api.v1.ts";
import { lapseApplications } from "./routes/childcare-daily-job.ts";
import { isPage, routeAt, routes } from "./routes.ts";
import { cachedPageFor } from "./server/cache/public-pages.ts";
import { sweepDocuments } from "./server/documents/index.ts";
import { hasDraftCookie } from "./server/drafts/index.ts";
import type { Env } from "./server/env.ts";
import { isPublicApi } from "./server/http/api-paths.ts";
import { hasTooManyFields, readBody } from "./server/http/body.ts";
import { isSameOrigin, lacksOriginHeaders } from "./server/http/csrf.ts";
import { cacheControl, contentSecurityPolicy, styleHashes, withHeaders } from "./server/http/headers.ts";
import { answerOneClickUnsubscribe } from "./server/http/one-click-unsubscribe.ts";
import { logFailure } from "./server/log.ts";
import { endSessionByCookie } from "./server/login/session.ts";
import { analyticsNeighbour, answerAnalytics } from "./server/neighbours/analytics.ts";
import { purgeExpired } from "./server/retention.ts";
import { shellOf } from "./server/shell.ts";
import { openVisit, sealWith, type Visit } from "./server/visit.ts";
import { answerQuickExit, exitAddressFrom } from "./server/visitor/quick-exit.ts";
import { answerVisitorCall } from "./server/visitor/visitor-api.ts";
import { pageAddress, stageAddress } from "./ui/stage-address.ts";

const safeMethods = new Set(["GET", "HEAD"]);

export default {
  async fetch(request: Request, env: Env, context: ExecutionContext): Promise<Response> {
    const cached = mayShowDrafts(request) ? undefined : cachedPageFor(request, Date.now());
    if (cached) return cached;
    const answer = await handle(request, env, context).catch((error) => plainErrorResponse(error, request));
    return withHeaders(request.method === "HEAD" ? new Response(null, answer) : answer);
  },
  async scheduled(_: ScheduledController, env: Env): Promise<void> {
    await lapseApplications(env.DB, sealWith(env.SEAL_SECRET), Date.now(), crypto.randomUUID());
    await purgeExpired(env.DB, Date.now());
    await sweepDocuments(env.DB, env.UPLOADS, Date.now());
  },
};

const mayShowDrafts = ({ headers, url }: Request): boolean =>
  hasDraftCookie(headers.get("Cookie")) &&
  routeAt(readAddress(new URL(url).pathname).path)?.showsDrafts === true;

async function handle(request: Request, env: Env, context: ExecutionContext): Promise<Response> {
  // Quick exit waits for no neighbour and no database.
  if (isQuickExit(request)) return exitQuickly(request, env, context);
  const file = isFile(request) && (await fileAt(request, env));
  if (file) return file;
  const visit = await openVisit(request, env, { afterwards: (work) => context.waitUntil(work), isPage });
  return answerVisit(request, env, visit).catch((error) => unexpectedErrorPage(error, visit));
}

const isQuickExit = ({ method, url }: Request): boolean =>
  safeMethods.has(method) && readAddress(new URL(url).pathname).path === "/quick-exit";

function exitQuickly(request: Request, env: Env, context: ExecutionContext): Promise<Response> {
  const endSession = async () =>
    context.waitUntil(endSessionByCookie(env.DB, request.headers.get("Cookie")).catch(logFailure));
  return answerQuickExit(request, {
    exitAddress: exitAddressFrom(env.QUICK_EXIT_URL),
    origin: env.ORIGIN,
    endSession,
  });
}

/** When not even an error page can be rendered: leads to a static page after half a second. */
function plainErrorResponse(error: unknown, { url }: Request): Response {
  logFailure(error);
  const text = "Aroha mai, kua hē tētahi mea. / Sorry, something went wrong.";
  const headers = new Headers({ "Content-Type": "text/plain; charset=utf-8" });
  if (new URL(url).pathname !== "/error.html") headers.set("Refresh", "0.5; url=/error.html");
  return new Response(text, { status: 500, headers });
}

async function answerVisit(request: Request, env: Env, visit: Visit): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (sendsFiles(request, visit)) return receiveFiles(request, env, visit);
  const isApi = isPublicApi(pathname);
  const body = await readBody(request);
  if (body === "too-large" || hasTooManyFields(request, body)) {
    return isApi
      ? Response.json({ error: "The request is too large." }, { status: 413 })
      : errorPage(413, visit);
  }
  const measured = safeMethods.has(request.method) ? request : withMeasuredBody(request, body);
  if (isApi) return forwardToServices(measured, env, visit);
  if (env.STAND_INS && /^\/stand-ins(\/|$)/.test(pathname)) return env.STAND_INS.fetch(measured);
  const unsubscribed = await answerOneClickUnsubscribe(request, body, visit);
  if (unsubscribed) return unsubscribed;
  const isOwn = await isSameOrigin(request, body, env.ORIGIN, visit.seal, visit.now.getTime());
  visit.originUnknown =
    !isOwn && lacksOriginHeaders(request) && routeAt(visit.path)?.confirmsOnUnknownOrigin === true;
  if (!isOwn && !visit.originUnknown)
    return pathname.startsWith("/api/")
      ? Response.json({ detail: "CSRF Failed: the anti-forgery token is missing or wrong." }, { status: 403 })
      : errorPage(403, visit);
  if (pathname === "/api/analytics") return collectAnalytics(measured, env, visit);
  const apiAnswer = await answerVisitorCall(measured, visit, {
    ...birthRegistrationForm,
    ...childcareCalls,
  });
  if (apiAnswer) return apiAnswer;
  if (isFile(request))
    return safeMethods.has(request.method) ? errorPage(404, visit) : errorPage(405, visit, [...safeMethods]);
  return answerPage(measured, visit);
}

const sendsFiles = ({ method, headers }: Request, { path }: Visit): boolean =>
  method === "POST" &&
  routeAt(path)?.takesFiles === true &&
  /^multipart\/form-data/i.test(headers.get("Content-Type") ?? "");

/** Its body is read by the route while it arrives. Of a browser that does not say where it came from the route asks for the token first. */
async function receiveFiles(request: Request, env: Env, visit: Visit): Promise<Response> {
  const isOwn = await isSameOrigin(request, undefined, env.ORIGIN, visit.seal, visit.now.getTime());
  visit.originUnknown = !isOwn && lacksOriginHeaders(request);
  return isOwn || visit.originUnknown ? answerPage(request, visit) : errorPage(403, visit);
}

function withMeasuredBody(request: Request, body: ArrayBuffer | undefined): Request {
  const { url, method, headers, cf } = request as Request & { cf?: unknown };
  // Redirects are for the visitor's browser.
  const measured = { method, headers, cf, body, redirect: "manual" as const };
  return new Request(url, measured);
}

/** Addresses are reported as patterns; stages and footer pages may be named. */
async function collectAnalytics(request: Request, env: Env, visit: Visit): Promise<Response> {
  const { origin, afterwards } = visit;
  const shell = await shellOf(visit);
  const named = [
    ...shell.stages.map(({ nameEn }) => stageAddress(nameEn)),
    ...shell.pages.map(({ TitleEN }) => pageAddress(TitleEN)),
  ];
  const patterns = routes.map(({ path }) => path);
  return answerAnalytics(request, {
    neighbour: analyticsNeighbour(env),
    origin,
    patterns,
    named,
    afterwards,
  });
}

function forwardToServices(request: Request, env: Env, visit: Visit): Promise<Response> {
  const url = new URL(request.url);
  const forwarded = new Request(`https://services${url.pathname.slice("/api".length)}${url.search}`, request);
  forwarded.headers.set("x-public-base", `${env.ORIGIN}/api`);
  forwarded.headers.delete("Cookie");
  return env.SERVICES.fetch(forwarded).catch((error) => {
    logFailure(error, visit);
    return Response.json({ error: "Service unavailable" }, { status: 503 });
  });
}

function isFile({ url }: Request): boolean {
  const { pathname } = new URL(url);
  return pathname.startsWith("/assets/") || /\.(ico|svg|txt|html)$/.test(pathname);
}

async function fileAt(request: Request, env: Env): Promise<Response | undefined> {
  if (!safeMethods.has(request.method)) return undefined;
  const { method, url } = request;
  const found = await env.ASSETS.fetch(new Request(url, { method, headers: request.headers }));
  if (found.status === 404) return undefined;
  const isPage = found.headers.get("Content-Type")?.startsWith("text/html");
  const response = isPage ? await staticPage(found) : new Response(found.body, found);
  const hashed = new URL(url).pathname.startsWith("/assets/");
  response.headers.set("Cache-Control", hashed ? cacheControl.hashedFile : cacheControl.file);
  return response;
}

async function staticPage(found: Response): Promise<Response> {
  const html = await found.text();
  const page = new Response(html, found);
  page.headers.set("Content-Security-Policy", contentSecurityPolicy(await styleHashes(html)));
  return page;
}
