import build from "../../../.build/version.json";
import { gzip } from "../http/gzip.ts";
import { cacheControl, publicVary } from "../http/headers.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** A public page as it was drawn, ready to be sent again. */
interface CachedPage {
  body: Bytes;
  /** Made once: to make them from pairs for every answer would double what an answer costs. */
  headers: Headers;
  /** The page in fewer bytes, once that is done: the longer pages cost half as much to send. */
  gzipped?: GzippedPage | undefined;
  etag: string;
  /** Milliseconds. */
  renderedAt: number;
}

interface GzippedPage {
  body: Bytes;
  init: { headers: Headers; encodeBody: "manual" };
}

/** What the cache needs of the request that is being answered. */
export interface CacheRequest {
  /** Milliseconds. */
  now: number;
  ifNoneMatch: string | null;
  acceptsGzip: boolean;
  /** Lets work go on after the answer. */
  afterwards(work: Promise<unknown>): void;
}

/** Milliseconds after which a page is drawn again, behind the back of the visitor who still gets the older one. */
const maxAge = 60_000;
/** Bytes of pages in the memory of the isolate; the one asked for longest ago goes first. */
const maxBytes = 16_000_000;

const memory = new Map<string, CachedPage>();
let bytes = 0;

/**
 * Gives a public page from the memory of the isolate, else from the edge's cache, else draws it. The key says all that the
 * page depends on; content and release are in it, so a new version of either is live at once.
 * @param key address, content version and whatever else the page shows
 * @param render is only kept when it is a good page with nothing of a visitor in it
 */
export async function cachedPage(
  key: string,
  asking: CacheRequest,
  render: () => Promise<Response>,
): Promise<Response> {
  const known = memory.get(key) ?? (await fromEdge(key, asking));
  if (!known) return renderAndCache(key, asking, render);
  if (asking.now - known.renderedAt > maxAge) {
    // Others that come meanwhile need not draw it too.
    put(key, { ...known, renderedAt: asking.now });
    asking.afterwards(renderAndCache(key, asking, render).catch(() => undefined));
  }
  return send(known, asking);
}

/** The page if it is in memory and fresh: the way of most requests. */
export function freshCachedPage(key: string, asking: CacheRequest): Response | undefined {
  const known = memory.get(key);
  return known && asking.now - known.renderedAt <= maxAge ? send(known, asking) : undefined;
}

async function renderAndCache(
  key: string,
  asking: CacheRequest,
  render: () => Promise<Response>,
): Promise<Response> {
  const answer = await render();
  if (answer.headers.get("Cache-Control") !== cacheControl.publicPage || answer.headers.has("Set-Cookie"))
    return answer;
  const body = new Uint8Array(await answer.arrayBuffer());
  const etag = `"${await digest(body)}"`;
  const headers = new Headers(answer.headers);
  // Weak: it stands for the page as it is and as it is packed.
  headers.set("ETag", `W/${etag}`);
  const page = { body, headers, etag, renderedAt: asking.now };
  storeInMemory(key, page, asking);
  asking.afterwards(toEdge(key, page));
  return send(page, asking);
}

function send(page: CachedPage, { ifNoneMatch, acceptsGzip }: CacheRequest): Response {
  const { body, headers, gzipped, etag } = page;
  if (ifNoneMatch?.includes(etag)) return new Response(null, { status: 304, headers });
  return gzipped && acceptsGzip ? new Response(gzipped.body, gzipped.init) : new Response(body, { headers });
}

/** Keeps a page and packs it when the visitor has been answered; if it is the page that was there before, that is done already. */
function storeInMemory(key: string, page: CachedPage, { afterwards }: CacheRequest) {
  const before = memory.get(key);
  const gzipped = before?.etag === page.etag ? before.gzipped : undefined;
  put(key, { ...page, gzipped });
  if (!gzipped) afterwards(gzipInMemory(key, page));
}

async function gzipInMemory(key: string, page: CachedPage): Promise<void> {
  const body = await gzip(page.body);
  const headers = new Headers(page.headers);
  headers.set("Content-Encoding", "gzip");
  const now = memory.get(key);
  if (now?.etag === page.etag)
    put(key, { ...now, gzipped: { body, init: { headers, encodeBody: "manual" } } });
}

function put(key: string, page: CachedPage) {
  bytes += sizeOf(page) - sizeOf(memory.get(key));
  memory.delete(key);
  memory.set(key, page);
  for (const [oldest, each] of memory) {
    if (bytes <= maxBytes) return;
    memory.delete(oldest);
    bytes -= sizeOf(each);
  }
}

const sizeOf = (page: CachedPage | undefined): number =>
  page ? page.body.length + (page.gzipped?.body.length ?? 0) : 0;

/** The types of the browser's caches stand before those of the platform. */
const edge = () => (caches as unknown as { default: Cache }).default;

const renderedAtHeader = "x-drawn-at";
const addressAtEdge = (key: string) => `https://pages.invalid/${build.version}/${encodeURIComponent(key)}`;

/** The cache of the place where the request came in; one that does not answer is one that has nothing. */
async function fromEdge(key: string, asking: CacheRequest): Promise<CachedPage | undefined> {
  try {
    const found = await edge().match(addressAtEdge(key));
    if (!found) return undefined;
    const body = new Uint8Array(await found.arrayBuffer());
    const headers = new Headers([...found.headers].filter(([name]) => !cacheHeaders.has(name.toLowerCase())));
    headers.set("Cache-Control", cacheControl.publicPage);
    headers.set("Vary", publicVary);
    const etag = found.headers.get("ETag")?.replace(/^W\//, "") ?? "";
    const page = { body, headers, etag, renderedAt: Number(found.headers.get(renderedAtHeader)) };
    storeInMemory(key, page, asking);
    return page;
  } catch {
    return undefined;
  }
}

/** Headers that the cache adds, or that are ours for the cache only. */
const cacheHeaders = new Set([
  renderedAtHeader,
  "cache-control",
  "cf-cache-status",
  "age",
  "content-length",
  "vary",
]);

async function toEdge(key: string, { body, headers, renderedAt }: CachedPage): Promise<void> {
  const kept = new Headers(headers);
  // The edge keeps it for a day, to have something while it draws anew; the cache refuses `Vary`, the key says it all.
  kept.set("Cache-Control", "public, s-maxage=86400");
  kept.delete("Vary");
  kept.set(renderedAtHeader, String(renderedAt));
  try {
    await edge().put(addressAtEdge(key), new Response(body, { headers: kept }));
  } catch {
    // A page that could not be kept is drawn again.
  }
}

async function digest(body: Bytes): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  return [...hash.slice(0, 12)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
