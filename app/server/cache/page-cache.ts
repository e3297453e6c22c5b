import build from "../../../.build/version.json";
import { cacheControl, publicVary } from "../http/headers.ts";

type Bytes = Uint8Array<ArrayBuffer>;

interface CachedPage {
  body: Bytes;
  /** Made once: building them from pairs would double the cost of an answer. */
  headers: Headers;
  gzipped?: GzippedPage | undefined;
  etag: string;
  /** Milliseconds. */
  renderedAt: number;
}

interface GzippedPage {
  body: Bytes;
  init: { headers: Headers; encodeBody: "manual" };
}

export interface CacheRequest {
  now: number;
  ifNoneMatch: string | null;
  acceptsGzip: boolean;
  afterwards(work: Promise<unknown>): void;
}

/** Milliseconds. Older pages are sent one last time while they are rendered again. */
const maxAge = 60_000;
/** Bytes. The page requested longest ago goes first. */
const maxBytes = 16_000_000;

const memory = new Map<string, CachedPage>();
let bytes = 0;

/** Keeps only good pages with nothing personal. @param key everything the page depends on, the release included */
export async function cachedPage(
  key: string,
  asking: CacheRequest,
  render: () => Promise<Response>,
): Promise<Response> {
  const known = memory.get(key) ?? (await fromEdge(key, asking));
  if (!known) return renderAndCache(key, asking, render);
  if (asking.now - known.renderedAt > maxAge) {
    put(key, { ...known, renderedAt: asking.now });
    asking.afterwards(renderAndCache(key, asking, render).catch(() => undefined));
  }
  return send(known, asking);
}

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
  // Weak, because the plain and the compressed page share it.
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

/** The browser's `CacheStorage` type hides the platform's. */
const edge = () => (caches as unknown as { default: Cache }).default;

const renderedAtHeader = "x-drawn-at";
const addressAtEdge = (key: string) => `https://pages.invalid/${build.version}/${encodeURIComponent(key)}`;

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

const cacheHeaders = new Set([
  renderedAtHeader,
  "cache-control",
  "cf-cache-status",
  "age",
  "content-length",
  "vary",
]);

async function toEdge(key: string, { body, headers, renderedAt }: CachedPage): Promise<void> {
  const edgeHeaders = new Headers(headers);
  // Kept for a day, to have something to send while rendering again. The cache refuses `Vary`; the key covers it.
  edgeHeaders.set("Cache-Control", "public, s-maxage=86400");
  edgeHeaders.delete("Vary");
  edgeHeaders.set(renderedAtHeader, String(renderedAt));
  try {
    await edge().put(addressAtEdge(key), new Response(body, { headers: edgeHeaders }));
  } catch {
    // Without it the page is rendered again.
  }
}

async function digest(body: Bytes): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  return [...hash.slice(0, 12)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function gzip(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const packed = new Response(bytes).body?.pipeThrough(new CompressionStream("gzip"));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}
