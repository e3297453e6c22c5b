import { answerPage } from "./answer-page.ts";
import { cleanUp, purge } from "./daily-job.ts";
import { readAddress } from "./i18n/languages.ts";
import { errorPage, tooManyRequestsPage, unexpectedErrorPage } from "./render.tsx";
import { calls, countedAs, isPage, routeAt, routes } from "./routes.ts";
import { cachedPageFor } from "./server/cache/public-pages.ts";
import { isSameOrigin, lacksOriginHeaders } from "./server/csrf/csrf.ts";
import { hasDraftCookie } from "./server/drafts/index.ts";
import type { Env } from "./server/env.ts";
import { answerHealth } from "./server/health.ts";
import { isPublicApi } from "./server/http/api-paths.ts";
import { hasTooManyFields, readBody } from "./server/http/body.ts";
import { cacheControl, contentSecurityPolicy, styleHashes, withHeaders } from "./server/http/headers.ts";
import { edgeLimitOf, edgeLimits, edgePeriod, isSending } from "./server/limits/edge-limits.ts";
import { tooManyRequests } from "./server/limits/rate-limit.ts";
import { logFailure } from "./server/log.ts";
import { logAnswer } from "./server/log-answer.ts";
import { endSessionByCookie } from "./server/login/session.ts";
import { analyticsNeighbour, answerAnalytics } from "./server/neighbours/analytics.ts";
import { found } from "./server/responses.ts";
import { namedPages } from "./server/shell.ts";
import { sealWith } from "./server/site.ts";
import { openVisit, type Visit } from "./server/visit.ts";
import { answerQuickExit, exitAddressFrom, isBroughtBack, leaveAgain } from "./server/visitor/quick-exit.ts";
import { answerVisitorCall } from "./server/visitor/visitor-api.ts";
import { inRequest, requestIdHeader, watchedRequest } from "./server/watch.ts";
import { answerOfflineWorker } from "./server/well-known/offline-worker.ts";
import { answerOneClickUnsubscribe } from "./server/well-known/one-click-unsubscribe.ts";
import { answerPolicyReport, answerSecurityText, reportsPath } from "./server/well-known/policy-reports.ts";
import { answerRobots, answerSitemap } from "./server/well-known/sitemap.ts";
import { searchPath } from "./ui/search/search-address.ts";

const safeMethods = new Set(["GET", "HEAD"]);

/** Uncached pages for everybody: they show what a visitor looks for. */
const alsoListed = ["/services-near-me", searchPath, "/api"];

/** As in wrangler.toml. */
const everyHour = "0 * * * *";

export default {
  fetch(request: Request, env: Env, context: ExecutionContext): Response | Promise<Response> {
    const id = crypto.randomUUID();
    const cookies = request.headers.get("Cookie");
    if (isBroughtBack(request, cookies))
      return withId(withHeaders(leaveAgain(exitAddressFrom(env.QUICK_EXIT_URL))), id);
    const kept = mayShowDrafts(request, cookies) ? undefined : cachedPageFor(request, cookies, Date.now());
    return kept ? withId(kept, id) : watchAndAnswer(request, env, context, id);
  },
  scheduled({ cron }: ScheduledController, env: Env, context: ExecutionContext): Promise<void> {
    const run = { id: crypto.randomUUID(), route: () => "job clean-up" };
    const afterwards = (work: Promise<unknown>) => context.waitUntil(work);
    return inRequest(watchedRequest(run, env.DB, afterwards), () =>
      cron === everyHour ? purge(env) : cleanUp(env, run.id),
    );
  },
};

function withId(answer: Response, id: string): Response {
  answer.headers.set(requestIdHeader, id);
  return answer;
}

async function watchAndAnswer(
  request: Request,
  env: Env,
  context: ExecutionContext,
  id: string,
): Promise<Response> {
  const run = { id, route: () => routeOf(request) };
  const watched = watchedRequest(run, env.DB, (work) => context.waitUntil(work));
  return withId(await inRequest(watched, () => answerAndLog(request, env, context)), id);
}

async function answerAndLog(request: Request, env: Env, context: ExecutionContext): Promise<Response> {
  const answer = await handle(request, env, context).catch((error) => plainErrorResponse(error, request));
  logAnswer(answer, request, env, (work) => context.waitUntil(work));
  return withHeaders(request.method === "HEAD" ? new Response(null, answer) : answer);
}

/** The pattern only, because an address can hold what somebody looked for. */
function routeOf({ url }: Request): string {
  const { pathname } = new URL(url);
  if (pathname === "/health" || pathname === reportsPath) return pathname;
  if (isPublicApi(pathname)) return `/api/${pathname.split("/")[2]}`;
  return routeAt(readAddress(pathname).path)?.path ?? (pathname.startsWith("/api/") ? "/api" : "other");
}

const mayShowDrafts = ({ url }: Request, cookies: string | null): boolean =>
  hasDraftCookie(cookies) && routeAt(readAddress(new URL(url).pathname).path)?.showsDrafts === true;

async function handle(request: Request, env: Env, context: ExecutionContext): Promise<Response> {
  // Quick exit waits for no neighbour and no database.
  if (isQuickExit(request)) return exitQuickly(request, env, context);
  if (await sendsTooMuch(request, env)) return sentTooOften();
  const forMachines =
    machineAnswers[`${isSafe(request) ? "GET" : request.method} ${new URL(request.url).pathname}`];
  if (forMachines) return forMachines(request, env);
  const file = isFile(request) && (await fileAt(request, env));
  if (file) return file;
  const visit = await openVisit(request, env, {
    afterwards: (work) => context.waitUntil(work),
    isPage,
    countedAs,
  });
  return answerVisit(request, env, visit).catch((error) => unexpectedErrorPage(error, visit));
}

const sendsTooMuch = async (request: Request, env: Env): Promise<boolean> =>
  isSending(request) && (await edgeLimits(request, env, sealWith(env.SEAL_SECRET)).isPassed("sent"));

/** Without a page, which would ask the database what is published. */
function sentTooOften(): Response {
  const answer = tooManyRequests(edgePeriod);
  answer.headers.set("Content-Type", "text/plain; charset=utf-8");
  answer.headers.set("Cache-Control", cacheControl.personal);
  const text =
    "He nui rawa ngā mea i tukuna mai. Taihoa mō te meneti, ka hoki, ka tuku anō. / " +
    "Too much was sent from your connection. Please wait a minute, go back, and send it again: what you typed is still there.";
  return new Response(text, answer);
}

const isQuickExit = ({ method, url }: Request): boolean =>
  url.includes("/quick-exit") &&
  safeMethods.has(method) &&
  /^\/quick-exit\/*$/.test(readAddress(new URL(url).pathname).path);

const isSafe = ({ method }: Request): boolean => safeMethods.has(method);

/** They need no visit, and answer even when none can be opened. */
const machineAnswers: Readonly<
  Record<string, ((request: Request, env: Env) => Promise<Response> | Response) | undefined>
> = {
  "GET /health": (_, env) => answerHealth(env),
  "GET /sw.js": (_, env) => answerOfflineWorker(env),
  "GET /.well-known/security.txt": (_, env) => answerSecurityText(env.ORIGIN, new Date()),
  [`POST ${reportsPath}`]: (request) => answerPolicyReport(request),
};

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
  const limit = edgeLimitOf(request, visit.request.path);
  if (limit && (await visit.neighbours.edgeLimits.isPassed(limit))) return tooOften(pathname, visit);
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
  const isOwn = await isSameOrigin(request, body, env.ORIGIN, visit.site.seal, visit.request.now.getTime());
  visit.request.originUnknown =
    !isOwn && lacksOriginHeaders(request) && routeAt(visit.request.path)?.confirmsOnUnknownOrigin === true;
  if (!isOwn && !visit.request.originUnknown)
    return pathname.startsWith("/api/")
      ? Response.json({ detail: "CSRF Failed: the anti-forgery token is missing or wrong." }, { status: 403 })
      : errorPage(403, visit);
  if (pathname === "/api/analytics") return collectAnalytics(measured, env, visit);
  const apiAnswer = await answerVisitorCall(measured, visit, calls);
  if (apiAnswer) return apiAnswer;
  if (pathname === "/robots.txt") return answerRobots(visit.site.origin);
  if (isFile(request))
    return safeMethods.has(request.method) ? errorPage(404, visit) : errorPage(405, visit, [...safeMethods]);
  if (pathname === "/sitemap.xml") return sitemap(visit);
  const answer = await answerPage(measured, visit, routeAt(visit.request.path));
  return (answer.status === 404 && smallLetters(request)) || answer;
}

function tooOften(pathname: string, visit: Visit): Response | Promise<Response> {
  const { headers } = tooManyRequests(edgePeriod);
  return pathname.startsWith("/api/")
    ? Response.json({ error: "Too many requests." }, { status: 429, headers })
    : tooManyRequestsPage({ headers }, visit);
}

/** For addresses printed on paper with capitals. */
function smallLetters({ method, url }: Request): Response | undefined {
  const { pathname, search } = new URL(url);
  const small = pathname.toLowerCase();
  const isWord = /^(\/[A-Za-z-]+)+\/?$/.test(pathname) && small !== pathname;
  return isWord && safeMethods.has(method) ? found(small + search) : undefined;
}

async function sitemap(visit: Visit): Promise<Response> {
  const paths = routes
    .filter(({ path, isPublic }) => isPublic && !/:|embed|offline/.test(path))
    .map(({ path }) => path);
  return answerSitemap([...paths, ...alsoListed, ...(await namedPages(visit))], visit.site.origin);
}

const sendsFiles = ({ method, headers }: Request, { request: { path } }: Visit): boolean =>
  method === "POST" &&
  routeAt(path)?.takesFiles === true &&
  /^multipart\/form-data/i.test(headers.get("Content-Type") ?? "");

/** The route streams the body; if the browser does not say where it comes from, it first asks for the token. */
async function receiveFiles(request: Request, env: Env, visit: Visit): Promise<Response> {
  const isOwn = await isSameOrigin(
    request,
    undefined,
    env.ORIGIN,
    visit.site.seal,
    visit.request.now.getTime(),
  );
  visit.request.originUnknown = !isOwn && lacksOriginHeaders(request);
  return isOwn || visit.request.originUnknown
    ? answerPage(request, visit, routeAt(visit.request.path))
    : errorPage(403, visit);
}

function withMeasuredBody(request: Request, body: ArrayBuffer | undefined): Request {
  const { url, method, headers, cf } = request as Request & { cf?: unknown };
  // Redirects are for the visitor's browser.
  const measured = { method, headers, cf, body, redirect: "manual" as const };
  return new Request(url, measured);
}

async function collectAnalytics(request: Request, env: Env, visit: Visit): Promise<Response> {
  const { origin } = visit.site;
  const named = await namedPages(visit);
  const patterns = routes.map(({ path }) => path);
  return answerAnalytics(request, {
    neighbour: analyticsNeighbour(env),
    origin,
    patterns,
    named,
    afterwards: visit.afterwards,
  });
}

/** Milliseconds. */
const forwardDeadline = 5_000;

function forwardToServices(request: Request, env: Env, visit: Visit): Promise<Response> {
  const url = new URL(request.url);
  const forwarded = new Request(`https://services${url.pathname.slice("/api".length)}${url.search}`, request);
  forwarded.headers.set("x-public-base", `${env.ORIGIN}/api`);
  forwarded.headers.delete("Cookie");
  forwarded.headers.set(requestIdHeader, visit.request.reference);
  return env.SERVICES.fetch(new Request(forwarded, { signal: AbortSignal.timeout(forwardDeadline) })).catch(
    (error) => {
      logFailure(error, visit.request);
      return Response.json({ error: "Service unavailable" }, { status: 503 });
    },
  );
}

function isFile({ url }: Request): boolean {
  const { pathname } = new URL(url);
  return pathname.startsWith("/assets/") || /\.(ico|svg|png|txt|html)$/.test(pathname);
}

async function fileAt(request: Request, env: Env): Promise<Response | undefined> {
  if (!safeMethods.has(request.method)) return undefined;
  const { method, headers } = request;
  const url = new URL(request.url);
  // Its licence is for holders of an account.
  if (url.pathname.startsWith("/assets/mapbox-gl-") && !env.MAPBOX_TOKEN) return undefined;
  // One page in both languages.
  if (url.pathname === "/mi/error.html") url.pathname = "/error.html";
  const file = await env.ASSETS.fetch(new Request(url, { method, headers }));
  if (file.status === 404) return undefined;
  const isPage = file.headers.get("Content-Type")?.startsWith("text/html");
  const response = isPage ? await staticPage(file) : new Response(file.body, file);
  const hashed = url.pathname.startsWith("/assets/");
  response.headers.set("Cache-Control", hashed ? cacheControl.hashedFile : cacheControl.file);
  return response;
}

async function staticPage(file: Response): Promise<Response> {
  const html = await file.text();
  const page = new Response(html, file);
  page.headers.set("Content-Security-Policy", contentSecurityPolicy(await styleHashes(html)));
  return page;
}
