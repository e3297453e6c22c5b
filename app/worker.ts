import { lastResort, refusal } from "./draw.tsx";
import { readAddress } from "./i18n/languages.ts";
import { pages } from "./remix.tsx";
import { routes } from "./routes.ts";
import { analyticsNeighbour, collect } from "./server/analytics.ts";
import { hasTooManyFields, readBody } from "./server/body.ts";
import type { Env } from "./server/env.ts";
import { isOurOwn } from "./server/forgery.ts";
import { caching, contentSecurityPolicy, styleHashes, withHeaders } from "./server/headers.ts";
import { exitAddressFrom, leave } from "./server/leave.ts";
import { logFailure } from "./server/log.ts";
import { keptPageFor } from "./server/public-pages.ts";
import { shellOf } from "./server/shell.ts";
import { openVisit, type Visit } from "./server/visit.ts";
import { pageAddress, stageAddress } from "./ui/stage-address.ts";

const reading = new Set(["GET", "HEAD"]);

/** The site's entry: what every request meets before and after its handler. */
export default {
  async fetch(request: Request, env: Env, context: ExecutionContext): Promise<Response> {
    const kept = keptPageFor(request, Date.now());
    if (kept) return kept;
    const answer = await answerTo(request, env, context).catch(bareFailure);
    return withHeaders(request.method === "HEAD" ? new Response(null, answer) : answer);
  },
};

async function answerTo(request: Request, env: Env, context: ExecutionContext): Promise<Response> {
  // Whoever wants to get away waits for no neighbour.
  if (isWayOut(request))
    return leave(request, { exitAddress: exitAddressFrom(env.QUICK_EXIT_URL), origin: env.ORIGIN });
  const visit = await openVisit(request, env, (work) => context.waitUntil(work));
  return respond(request, env, visit).catch((error) => lastResort(error, visit));
}

const isWayOut = ({ method, url }: Request): boolean =>
  reading.has(method) && readAddress(new URL(url).pathname).path === "/quick-exit";

/** For the day when not even a page that says so can be drawn: half a second, then a page that needs nothing. */
function bareFailure(error: unknown): Response {
  logFailure(error);
  const text = "Aroha mai, kua hē tētahi mea. / Sorry, something went wrong.";
  const headers = { "Content-Type": "text/plain; charset=utf-8", Refresh: "0.5; url=/error.html" };
  return new Response(text, { status: 500, headers });
}

const api = /^\/api\/(rules|open-data|content|banners|outage-banners|openapi\.json)(\/|$)/;

async function respond(request: Request, env: Env, visit: Visit): Promise<Response> {
  const { pathname } = new URL(request.url);
  const isApi = api.test(pathname);
  const body = await readBody(request);
  if (body === "too-large" || hasTooManyFields(request, body)) {
    return isApi
      ? Response.json({ error: "The request is too large." }, { status: 413 })
      : refusal(413, visit);
  }
  const { method, headers } = request;
  const measured = new Request(request.url, { method, headers, ...(reading.has(method) ? {} : { body }) });
  if (isApi) return forwardToServices(measured, env, visit);
  if (env.STAND_INS && /^\/stand-ins(\/|$)/.test(pathname)) return env.STAND_INS.fetch(measured);
  if (!(await isOurOwn(request, body, env.ORIGIN, visit.seal, visit.now.getTime())))
    return refusal(403, visit);
  if (pathname === "/api/analytics") return count(measured, env, visit);
  return isFile(pathname) ? file(measured, env, visit) : pages(measured, visit);
}

/** What visitors did is told by the pattern of its address; of stages and footer pages the name may be told. */
async function count(request: Request, env: Env, visit: Visit): Promise<Response> {
  const { origin, afterwards } = visit;
  const shell = await shellOf(visit);
  const named = [
    ...shell.stages.map(({ nameEn }) => stageAddress(nameEn)),
    ...shell.pages.map(({ TitleEN }) => pageAddress(TitleEN)),
  ];
  const patterns = routes.map(({ path }) => path);
  return collect(request, { neighbour: analyticsNeighbour(env), origin, patterns, named, afterwards });
}

/**
 * The public reading paths of the second worker stand under /api. They know no visitor and change nothing, so
 * anyone may call them, from any page.
 */
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

const isFile = (pathname: string): boolean =>
  pathname.startsWith("/assets/") || /\.(ico|svg|txt|html)$/.test(pathname);

async function file(request: Request, env: Env, visit: Visit): Promise<Response> {
  if (!reading.has(request.method)) return refusal(405, visit, ["GET", "HEAD"]);
  const found = await env.ASSETS.fetch(request);
  if (found.status === 404) return refusal(404, visit);
  const isPage = found.headers.get("Content-Type")?.startsWith("text/html");
  const kept = isPage ? await staticPage(found) : new Response(found.body, found);
  const hashed = new URL(request.url).pathname.startsWith("/assets/");
  kept.headers.set("Cache-Control", hashed ? caching.hashedFile : caching.file);
  return kept;
}

/** A page that is a file carries its style sheet in itself, as all others do. */
async function staticPage(found: Response): Promise<Response> {
  const html = await found.text();
  const page = new Response(html, found);
  page.headers.set("Content-Security-Policy", contentSecurityPolicy(await styleHashes(html)));
  return page;
}
