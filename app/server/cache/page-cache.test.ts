import { gunzipSync } from "node:zlib";
import { beforeEach, describe, expect, test } from "vitest";
import { cacheControl } from "../http/headers.ts";
import { cachedPage, freshCachedPage } from "./page-cache.ts";

let drawn = 0;
let later: Promise<unknown>[] = [];
beforeEach(() => {
  drawn = 0;
  later = [];
});

const asking = (now: number, ifNoneMatch: string | null = null, acceptsGzip = false) => ({
  now,
  ifNoneMatch,
  acceptsGzip,
  afterwards: (work: Promise<unknown>) => void later.push(work),
});

const draw =
  (value: string = cacheControl.publicPage, more: Record<string, string> = {}) =>
  async () =>
    new Response(`page ${++drawn}`, { headers: { "Cache-Control": value, ...more } });

const read = async (page: Response | undefined) => page?.text();

describe("A public page", () => {
  test("is drawn once and given again for a minute", async () => {
    expect(await read(await cachedPage("once", asking(0), draw()))).toBe("page 1");
    expect(await read(await cachedPage("once", asking(60_000), draw()))).toBe("page 1");
    expect(await read(freshCachedPage("once", asking(60_000)))).toBe("page 1");
  });

  test("is given as it was while it is drawn again behind the visitor's back, once for all who come meanwhile", async () => {
    await cachedPage("stale", asking(0), draw());
    expect(await read(await cachedPage("stale", asking(60_001), draw()))).toBe("page 1");
    expect(await read(await cachedPage("stale", asking(60_002), draw()))).toBe("page 1");
    await Promise.all(later);
    expect(await read(await cachedPage("stale", asking(60_003), draw()))).toBe("page 2");
    expect(drawn).toBe(2);
  });

  test("of another key is another page", async () => {
    await cachedPage("version 1 /", asking(0), draw());
    expect(await read(await cachedPage("version 2 /", asking(0), draw()))).toBe("page 2");
  });

  test("is 304 for who has it already, with its headers and without its words", async () => {
    const first = await cachedPage("etag", asking(0), draw());
    const etag = first.headers.get("ETag") ?? "";
    const again = await cachedPage("etag", asking(1), draw());
    const known = await cachedPage("etag", asking(2, `"other", W/${etag}`), draw());
    expect(again.status).toBe(200);
    expect([known.status, known.headers.get("ETag"), await known.text()]).toEqual([304, etag, ""]);
  });

  test("goes out packed to who can unpack it, and as it is to all others", async () => {
    const sentTo = async (acceptsGzip: boolean) => {
      const page = await cachedPage("packed", asking(0, null, acceptsGzip), draw());
      const [name, bytes] = [page.headers.get("Content-Encoding"), Buffer.from(await page.arrayBuffer())];
      return [name, String(name === "gzip" ? gunzipSync(bytes) : bytes)];
    };
    expect(await sentTo(true)).toEqual([null, "page 1"]);
    await Promise.all(later);
    expect(await sentTo(true)).toEqual(["gzip", "page 1"]);
    expect(await sentTo(false)).toEqual([null, "page 1"]);
  });

  test.each([
    ["shows something of a visitor", cacheControl.personal, {}],
    ["sets a cookie", cacheControl.publicPage, { "Set-Cookie": "a=b" }],
  ])("that %s is not kept", async (key, cacheControl, more) => {
    await cachedPage(key, asking(0), draw(cacheControl, more));
    expect(freshCachedPage(key, asking(0))).toBeUndefined();
    expect(await read(await cachedPage(key, asking(0), draw(cacheControl, more)))).toBe("page 2");
  });

  test("that cannot be drawn again is still given as it was", async () => {
    await cachedPage("failing", asking(0), draw());
    const failing = () => Promise.reject(new Error("No content"));
    expect(await read(await cachedPage("failing", asking(70_000), failing))).toBe("page 1");
    await Promise.all(later);
    expect(await read(await cachedPage("failing", asking(80_000), failing))).toBe("page 1");
  });
});
