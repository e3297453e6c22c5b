import build from "../../.build/version.json";
import { caching, publicVary } from "./headers.ts";

/** A public page as it was drawn, ready to be sent again. */
interface KeptPage {
  body: Uint8Array<ArrayBuffer>;
  headers: [string, string][];
  etag: string;
  /** Milliseconds. */
  drawnAt: number;
}

/** What the cache needs of the request that is being answered. */
export interface Asking {
  /** Milliseconds. */
  now: number;
  ifNoneMatch: string | null;
  /** Lets work go on after the answer. */
  afterwards(work: Promise<unknown>): void;
}

/** Milliseconds after which a page is drawn again, behind the back of the visitor who still gets the older one. */
const fresh = 60_000;
/** Bytes of pages in the memory of the isolate; the one asked for longest ago goes first. */
const most = 16_000_000;

const memory = new Map<string, KeptPage>();
let bytes = 0;

/**
 * Gives a public page from the memory of the isolate, else from the edge's cache, else draws it. The key says all that the
 * page depends on; content and release are in it, so a new version of either is live at once.
 * @param key address, content version and whatever else the page shows
 * @param draw is only kept when it is a good page with nothing of a visitor in it
 */
export async function keptPage(
  key: string,
  asking: Asking,
  draw: () => Promise<Response>,
): Promise<Response> {
  const known = memory.get(key) ?? (await fromEdge(key));
  if (!known) return drawn(key, asking, draw);
  if (asking.now - known.drawnAt > fresh) {
    // Others that come meanwhile need not draw it too.
    put(key, { ...known, drawnAt: asking.now });
    asking.afterwards(drawn(key, asking, draw).catch(() => undefined));
  }
  return send(known, asking);
}

/** The page if it is in memory and fresh: the way of most requests. */
export function freshPage(key: string, asking: Asking): Response | undefined {
  const known = memory.get(key);
  return known && asking.now - known.drawnAt <= fresh ? send(known, asking) : undefined;
}

async function drawn(key: string, asking: Asking, draw: () => Promise<Response>): Promise<Response> {
  const answer = await draw();
  if (answer.headers.get("Cache-Control") !== caching.publicPage || answer.headers.has("Set-Cookie"))
    return answer;
  const body = new Uint8Array(await answer.arrayBuffer());
  const etag = `"${await digest(body)}"`;
  answer.headers.set("ETag", etag);
  const page = { body, headers: [...answer.headers], etag, drawnAt: asking.now };
  put(key, page);
  asking.afterwards(toEdge(key, page));
  return send(page, asking);
}

function send({ body, headers, etag }: KeptPage, { ifNoneMatch }: Asking): Response {
  return ifNoneMatch?.includes(etag)
    ? new Response(null, { status: 304, headers })
    : new Response(body, { headers });
}

function put(key: string, page: KeptPage) {
  bytes += page.body.length - (memory.get(key)?.body.length ?? 0);
  memory.delete(key);
  memory.set(key, page);
  for (const [oldest, { body }] of memory) {
    if (bytes <= most) return;
    memory.delete(oldest);
    bytes -= body.length;
  }
}

/** The types of the browser's caches stand before those of the platform. */
const edge = () => (caches as unknown as { default: Cache }).default;

const drawnAt = "x-drawn-at";
const addressAtEdge = (key: string) => `https://pages.invalid/${build.version}/${encodeURIComponent(key)}`;

/** The cache of the place where the request came in; one that does not answer is one that has nothing. */
async function fromEdge(key: string): Promise<KeptPage | undefined> {
  try {
    const found = await edge().match(addressAtEdge(key));
    if (!found) return undefined;
    const body = new Uint8Array(await found.arrayBuffer());
    const headers = [...found.headers].filter(([name]) => !ofTheCache.has(name.toLowerCase()));
    const page = {
      body,
      headers: [...headers, ["Cache-Control", caching.publicPage], ["Vary", publicVary]] as [
        string,
        string,
      ][],
      etag: found.headers.get("ETag") ?? "",
      drawnAt: Number(found.headers.get(drawnAt)),
    };
    put(key, page);
    return page;
  } catch {
    return undefined;
  }
}

/** Headers that the cache adds, or that are ours for the cache only. */
const ofTheCache = new Set([drawnAt, "cache-control", "cf-cache-status", "age", "content-length", "vary"]);

async function toEdge(key: string, { body, headers, drawnAt: at }: KeptPage): Promise<void> {
  const kept = new Headers(headers);
  // The edge keeps it for a day, to have something while it draws anew; the cache refuses `Vary`, the key says it all.
  kept.set("Cache-Control", "public, s-maxage=86400");
  kept.delete("Vary");
  kept.set(drawnAt, String(at));
  try {
    await edge().put(addressAtEdge(key), new Response(body, { headers: kept }));
  } catch {
    // A page that could not be kept is drawn again.
  }
}

async function digest(body: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  return [...hash.slice(0, 12)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
