import { address } from "./i18n/languages.ts";
import { callRemix } from "./remix.tsx";
import { errorPage, outagePage } from "./render.tsx";
import type { Route } from "./route.ts";
import { isPersonal, publicPage } from "./server/cache/public-pages.ts";
import { type Outage, outageOf } from "./server/cache/publication.ts";
import { hasDraftCookie } from "./server/drafts/index.ts";
import { cacheControl, withHeaders } from "./server/http/headers.ts";
import type { Visit } from "./server/visit.ts";

export async function answerPage(
  request: Request,
  visit: Visit,
  route: Route | undefined,
): Promise<Response> {
  const methods = allowedMethods(route);
  if (!methods.includes(request.method)) return errorPage(405, visit, methods);
  // Remix would log an address that it cannot decode.
  if (!canBeDecoded(visit.request.path)) return errorPage(404, visit);
  const outage = route?.service && outageOf(visit.site.publication, route.service, visit.request.now);
  if (outage) return closedPage(request, visit, { outage, keepTyped: route.to.keepTyped });
  const { search } = new URL(request.url);
  visit.request.search = await pickKnownParameters(search, route?.query, visit);
  const answer = (search: string, isForEverybody: boolean) =>
    callRemix(request, route, { visit, search, isForEverybody });
  const isOwn = route?.showsDrafts === true && hasDraftCookie(visit.request.cookies);
  if (!route?.isPublic || request.method === "POST" || isOwn) return answer(search, false);
  const isForEverybody = !isPersonal(visit.request.cookies);
  return publicPage(
    request,
    visit,
    address(visit.request.language, visit.request.path) + visit.request.search,
    async () => withHeaders(markCacheable(await answer(visit.request.search, isForEverybody), visit)),
  );
}

interface Closed {
  outage: Outage;
  keepTyped: Route["to"]["keepTyped"];
}

/** What was typed is kept in a cookie, or else in the page. */
async function closedPage(request: Request, visit: Visit, { outage, keepTyped }: Closed): Promise<Response> {
  if (request.method !== "POST") return outagePage(outage, visit);
  const cookies = (await keepTyped?.(visit, request.clone() as Request)) ?? [];
  return outagePage(
    outage,
    visit,
    cookies.length > 0 ? { cookies } : { fields: await asSent(request, visit) },
  );
}

const notTyped = /^(intent|_.*)$/;

/** Nothing from a form that may come from another site: the visitor could not tell that it is not their own. */
async function asSent(request: Request, { request: { originUnknown } }: Visit): Promise<[string, string][]> {
  const sent = originUnknown ? undefined : await request.formData().catch(() => undefined);
  const fields = [...(sent ?? [])].flatMap(([name, value]): [string, string][] =>
    typeof value === "string" ? [[name, value]] : [],
  );
  return fields.some(([name, value]) => value && !notTyped.test(name)) ? fields : [];
}

/** Unknown parameters are neither cached nor passed on. */
async function pickKnownParameters(search: string, query: Route["query"], visit: Visit): Promise<string> {
  const asked = new URLSearchParams(search);
  const known: [string, string][] = [];
  for (const [name, values] of Object.entries(query ?? {})) {
    const value = asked.get(name);
    if (!value || !/^[a-z0-9-]{1,40}$/.test(value)) continue;
    const isKnown =
      typeof values === "function" ? await values(value, visit) : values === "any" || values.includes(value);
    if (isKnown) known.push([name, value]);
  }
  return known.length > 0 ? `?${new URLSearchParams(known)}` : "";
}

function markCacheable(page: Response, visit: Visit): Response {
  const isPage = page.headers.get("Content-Type")?.startsWith("text/html");
  const isWhole =
    page.status === 200 &&
    !visit.neighbours.isIncomplete &&
    !visit.request.isRetry &&
    !visit.request.isQuiet &&
    visit.request.authError === undefined;
  if (isPage && isWhole && !page.headers.has("Set-Cookie"))
    page.headers.set("Cache-Control", cacheControl.publicPage);
  return page;
}

function canBeDecoded(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Unknown addresses are 404 for any method. */
function allowedMethods(route: Route | undefined): string[] {
  return ["GET", "HEAD", ...(!route || route.to.submit ? ["POST"] : [])];
}
