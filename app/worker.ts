import { lastResort, refusal } from "./draw.tsx";
import { pages } from "./remix.tsx";
import { hasTooManyFields, readBody } from "./server/body.ts";
import type { Env } from "./server/env.ts";
import { isOurOwn } from "./server/forgery.ts";
import { caching, contentSecurityPolicy, everyAnswer } from "./server/headers.ts";
import { logFailure } from "./server/log.ts";
import { openVisit, type Visit } from "./server/visit.ts";

const reading = new Set(["GET", "HEAD"]);

/** The site's entry: what every request meets before and after its handler. */
export default {
  async fetch(request: Request, env: Env): Promise<Response> {
    const answer = await answerTo(request, env).catch(bareFailure);
    return withHeaders(request.method === "HEAD" ? new Response(null, answer) : answer);
  },
};

async function answerTo(request: Request, env: Env): Promise<Response> {
  const visit = await openVisit(request, env);
  return respond(request, env, visit).catch((error) => lastResort(error, visit));
}

/** For the day when not even a page that says so can be drawn. */
function bareFailure(error: unknown): Response {
  logFailure(error);
  const text = "Aroha mai, kua hē tētahi mea. / Sorry, something went wrong.";
  return new Response(text, { status: 500, headers: { "Content-Type": "text/plain; charset=utf-8" } });
}

async function respond(request: Request, env: Env, visit: Visit): Promise<Response> {
  const { pathname } = new URL(request.url);
  const isApi = /^\/api\/(rules|open-data|openapi\.json)(\/|$)/.test(pathname);
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
  return isFile(pathname) ? file(measured, env, visit) : pages(measured, visit);
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
  const kept = new Response(found.body, found);
  const hashed = new URL(request.url).pathname.startsWith("/assets/");
  kept.headers.set("Cache-Control", hashed ? caching.hashedFile : caching.file);
  return kept;
}

const policy = "Content-Security-Policy";

function withHeaders(answer: Response): Response {
  const complete = new Response(answer.body, answer);
  for (const [name, value] of Object.entries(everyAnswer)) complete.headers.set(name, value);
  if (!complete.headers.has("Cache-Control")) complete.headers.set("Cache-Control", caching.personal);
  const isPage = complete.headers.get("Content-Type")?.startsWith("text/html");
  if (isPage && !complete.headers.has(policy)) complete.headers.set(policy, contentSecurityPolicy([]));
  return complete;
}
