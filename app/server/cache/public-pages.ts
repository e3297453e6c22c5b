import type { Look } from "#app/ui/look/look.ts";
import { readCookie } from "../cookies/cookies.ts";
import { personalCookies } from "../cookies/site-cookies.ts";
import { cacheControl, hasOwnLetters } from "../http/headers.ts";
import type { Visit } from "../visit.ts";
import { lookOf } from "../visitor/look-choice.ts";
import { isShareHidden } from "../visitor/share-choice.ts";
import { cachedPage, freshCachedPage } from "./page-cache.ts";
import { cachedPublication, isWithin, type Publication } from "./publication.ts";

export const isPersonal = (cookies: string | null): boolean =>
  personalCookies.some((name) => readCookie(cookies, name) !== undefined);

/** @returns nothing when the page may be personal: it is never cached */
function variantOf({ headers }: Request, cookies: string | null): string | undefined {
  const letters = hasOwnLetters(headers) ? "letters " : "";
  const saving = headers.get("Save-Data") === "on" ? "saving " : letters;
  if (cookies === null) return saving;
  if (isPersonal(cookies)) return undefined;
  return `${saving}${isShareHidden(cookies) ? "unshared " : ""}${inLook(lookOf(cookies))}`;
}

const inLook = (look: Look): string => (look === "device" ? "" : `${look} `);

function publicationKey({ version, banners, outages }: Publication, now: number): string {
  if (banners.length + outages.length === 0) return version;
  const holding = [
    ...banners.filter((each) => isWithin(each.start_datetime, each.end_datetime, now)),
    ...outages.filter((each) => isWithin(each.outage_start_datetime, each.outage_end_datetime, now)),
  ];
  return `${version} ${JSON.stringify(holding)}`;
}

export function cachedPageFor(request: Request, cookies: string | null, now: number): Response | undefined {
  const { method, url } = request;
  if (method !== "GET") return undefined;
  const publication = cachedPublication(now);
  const variant = variantOf(request, cookies);
  if (!publication || variant === undefined) return undefined;
  const address = url.slice(url.indexOf("/", "https://".length));
  return freshCachedPage(`${publicationKey(publication, now)} ${variant}${address}`, {
    now,
    ...negotiation(request),
    afterwards,
  });
}

const negotiation = (request: Request) => ({
  ifNoneMatch: request.headers.get("If-None-Match"),
  acceptsGzip: acceptsGzip(request),
});

/** The platform replaces the browser's Accept-Encoding and puts the original beside it. */
function acceptsGzip(request: Request): boolean {
  const { cf } = request as { cf?: { clientAcceptEncoding?: string } };
  const accepted = cf?.clientAcceptEncoding ?? request.headers.get("Accept-Encoding") ?? "";
  return accepted.includes("gzip") && !/gzip\s*;\s*q=0(\.0*)?\s*(,|$)/.test(accepted);
}

const afterwards = () => undefined;

export async function publicPage(
  request: Request,
  { site: { publication }, afterwards }: Pick<Visit, "site" | "afterwards">,
  address: string,
  render: () => Promise<Response>,
): Promise<Response> {
  const variant = variantOf(request, request.headers.get("Cookie"));
  if (variant === undefined) {
    const own = await render();
    own.headers.set("Cache-Control", cacheControl.personal);
    return own;
  }
  const now = Date.now();
  const key = `${publicationKey(publication, now)} ${variant}${address}`;
  return cachedPage(key, { now, ...negotiation(request), afterwards }, render);
}
