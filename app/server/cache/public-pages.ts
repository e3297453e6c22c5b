import { readCookie } from "../http/cookies.ts";
import { caching } from "../http/headers.ts";
import { personalCookies } from "../http/site-cookies.ts";
import type { Visit } from "../visit.ts";
import { isShareHidden } from "../visitor/share-choice.ts";
import { cachedPage, freshCachedPage } from "./page-cache.ts";
import { isWithin, knownPublication, type Publication } from "./publication.ts";

/** Tells whether the pages for a visitor may be their own, by the cookies that came with the request. */
export const isPersonal = (cookies: string | null): boolean =>
  personalCookies.some((name) => readCookie(cookies, name) !== undefined);

/**
 * Which of the few looks of a public page a request is to get; nothing when the page may be somebody's own, and so is neither
 * read from nor written to any cache.
 */
function lookOf({ headers }: Request): string | undefined {
  const saving = headers.get("Save-Data") === "on" ? "saving " : "";
  const cookies = headers.get("Cookie");
  if (cookies === null) return saving;
  if (isPersonal(cookies)) return undefined;
  return isShareHidden(cookies) ? `${saving}unshared ` : saving;
}

/** What is published, as part of a key: the messages that hold at the moment are on every page. */
function keyOf({ version, banners, outages }: Publication, now: number): string {
  if (banners.length + outages.length === 0) return version;
  const holding = [
    ...banners.filter((each) => isWithin(each.start_datetime, each.end_datetime, now)),
    ...outages.filter((each) => isWithin(each.outage_start_datetime, each.outage_end_datetime, now)),
  ];
  return `${version} ${JSON.stringify(holding)}`;
}

/** A public page that is ready in memory, without opening a visit: what most requests are answered with. */
export function cachedPageFor(request: Request, now: number): Response | undefined {
  const { method, url } = request;
  if (method !== "GET") return undefined;
  const publication = knownPublication(now);
  const look = lookOf(request);
  if (!publication || look === undefined) return undefined;
  const address = url.slice(url.indexOf("/", "https://".length));
  return freshCachedPage(`${keyOf(publication, now)} ${look}${address}`, {
    now,
    ...wishesOf(request),
    afterwards,
  });
}

const wishesOf = (request: Request) => ({
  ifNoneMatch: request.headers.get("If-None-Match"),
  acceptsGzip: acceptsGzip(request),
});

/** The platform puts what it can unpack itself in place of what the visitor's browser can, and tells that beside. */
function acceptsGzip(request: Request): boolean {
  const { cf } = request as { cf?: { clientAcceptEncoding?: string } };
  const accepted = cf?.clientAcceptEncoding ?? request.headers.get("Accept-Encoding") ?? "";
  return accepted.includes("gzip") && !/gzip\s*;\s*q=0(\.0*)?\s*(,|$)/.test(accepted);
}

const afterwards = () => undefined;

/**
 * Gives a public page from a cache or draws it.
 * @param address path and the parameters that the page knows, nothing else of what was asked
 * @param draw gives the finished answer, headers included
 */
export async function publicPage(
  request: Request,
  { publication, afterwards }: Pick<Visit, "publication" | "afterwards">,
  address: string,
  draw: () => Promise<Response>,
): Promise<Response> {
  const look = lookOf(request);
  if (look === undefined) {
    const own = await draw();
    own.headers.set("Cache-Control", caching.personal);
    return own;
  }
  const now = Date.now();
  const key = `${keyOf(publication, now)} ${look}${address}`;
  return cachedPage(key, { now, ...wishesOf(request), afterwards }, draw);
}
