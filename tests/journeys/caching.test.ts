import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cacheControl, publicVary } from "#app/server/http/headers.ts";
import { loadContent } from "#workers/content/load/load.mjs";
import { Visitor } from "../support/client.ts";
import { type Received, send } from "../support/http.ts";
import { seen } from "../support/notices.ts";
import { siteForTests } from "../support/site.ts";

const site = siteForTests();
const get = (path: string, headers: Record<string, string> = {}) => send(site.url, { path, headers });
const etagOf = ({ headers }: Received) => headers.etag ?? "";

/** What is the same for everybody. */
const publicPages = [
  "/",
  "/stage/getting-ready",
  "/stage/pregnancy",
  "/stage/pregnancy?filter=money",
  "/stage/baby?open=all",
  "/support",
  "/your-privacy",
  "/register-my-baby",
  "/financial-help/financial-help-checker",
  "/financial-help/paid-parental-leave-checker?situation=giving-birth",
].flatMap((path) => [path, path === "/" ? "/mi" : `/mi${path}`]);

/** What depends on the visitor, on what was typed, or stands in place of a page. */
const ownPages = [
  "/search?search=sleep",
  "/financial-help/questions",
  "/financial-help/results",
  "/register-my-baby/child-details",
  "/nothing-here",
  "/news/nothing",
  "/stage/nothing",
  "/stage",
  "/news",
];

describe("the letters of titles", () => {
  const island = { "Sec-Fetch-Site": "same-origin", "Sec-Fetch-Mode": "cors" };
  const inside = { ...island, "Sec-Fetch-Mode": "navigate" };
  const asksForThem = async (path: string, headers?: Record<string, string>) =>
    (await get(path, headers)).text.includes("@font-face");

  test("are asked for from the second page on, kept apart, and never where data is saved", async () => {
    for (const path of ["/", "/mi/stage/baby", "/register-my-baby/child-details"]) {
      for (const _again of [1, 2]) {
        expect([path, await asksForThem(path)]).toEqual([path, false]);
        expect([path, await asksForThem(path, { ...inside, "Sec-Fetch-Site": "cross-site" })]).toEqual([
          path,
          false,
        ]);
        expect([path, await asksForThem(path, island)]).toEqual([path, false]);
        expect([path, await asksForThem(path, inside)]).toEqual([path, true]);
        expect([path, await asksForThem(path, { ...inside, "Save-Data": "on" })]).toEqual([path, false]);
      }
    }
  });

  test("come from our own address, at most 14 KB, for a year, and never late", async () => {
    const { text } = await get("/", inside);
    expect(text).toContain("font-display:optional");
    expect(text).not.toContain("preload");
    const { status, headers, bytes } = await get(/url\((\/assets\/[\w-]+\.woff2)\)/.exec(text)?.[1] ?? "");
    expect([status, headers["cache-control"]]).toEqual([200, cacheControl.hashedFile]);
    expect(bytes).toBeLessThanOrEqual(14_000);
  });
});

describe("A public page", () => {
  test.each(publicPages)("%s says how long it may be kept, and by what it differs", async (path) => {
    const { status, headers, setCookies } = await get(path);
    expect([status, headers["cache-control"]]).toEqual([200, cacheControl.publicPage]);
    expect([headers.vary, setCookies]).toEqual([publicVary, []]);
    expect(headers["cache-control"]).toBe("public, max-age=60, s-maxage=300, stale-while-revalidate=86400");
    expect(etagOf(await get(path))).toMatch(/^(W\/)?"[\w-]{8,}"$/);
  });

  test.each(publicPages)("%s is the same, byte for byte, when it is asked for again", async (path) => {
    const [first, second, third] = [await get(path), await get(path), await get(path)];
    expect([second.text === first.text, third.text === first.text]).toEqual([true, true]);
    expect([etagOf(second), etagOf(third)]).toEqual([etagOf(first), etagOf(first)]);
  });

  test.each(publicPages)("%s is not sent again to who has it: 304", async (path) => {
    const etag = etagOf(await get(path));
    const strong = etag.replace(/^W\//, "");
    for (const known of [etag, strong, `W/${strong}`, `"other", ${etag}`]) {
      const { status, bytes, headers } = await get(path, { "If-None-Match": known });
      expect([known, status, bytes, headers.etag]).toEqual([known, 304, 0, etag]);
      expect(headers["cache-control"]).toBe(cacheControl.publicPage);
    }
    expect((await get(path, { "If-None-Match": '"other"' })).status).toBe(200);
  });

  test.each(publicPages)("HEAD of %s has the headers of GET and no page", async (path) => {
    const [page, head] = [await get(path), await send(site.url, { method: "HEAD", path })];
    expect([head.status, head.bytes]).toEqual([200, 0]);
    const telling = [
      "etag",
      "cache-control",
      "vary",
      "content-type",
      "content-security-policy",
      "content-language",
    ];
    const told = ({ headers }: Received) => telling.map((name) => headers[name]);
    expect(told(head)).toEqual(told(page));
  });

  test("however a link spells it, it is one page with one address, and kept once", async () => {
    const one = await get("/stage/pregnancy");
    for (const path of ["/stage/pregnancy/", "/stage/%70regnancy", "/%73tage/pregnanc%79/"]) {
      const other = await get(path);
      expect([path, other.status, etagOf(other), other.text === one.text]).toEqual([
        path,
        200,
        etagOf(one),
        true,
      ]);
    }
    expect(one.text).toContain('rel="canonical" href="http://127.0.0.1');
  });

  test.each(["/", "/mi/stage/pregnancy"])(
    "%s is packed for who can unpack it, and only for them",
    async (path) => {
      await get(path);
      const encoding = async (headers: Record<string, string>) =>
        (await get(path, headers)).headers["content-encoding"] ?? "none";
      await expect.poll(() => encoding({ "Accept-Encoding": "gzip" })).toBe("gzip");
      expect(await encoding({})).toBe("none");
      expect(await encoding({ "Accept-Encoding": "identity" })).toBe("none");
      expect(await encoding({ "Accept-Encoding": "gzip;q=0" })).toBe("none");
    },
  );
});

describe("A page that is somebody's own, or none", () => {
  test.each(ownPages)("%s is never stored", async (path) => {
    const { headers } = await get(path);
    expect([headers["cache-control"], headers.etag]).toEqual(["private, no-store", undefined]);
  });
});

describe("A request that carries a session or preferences neither reads nor writes what is kept", () => {
  const cookies = [
    "__Host-session=abc",
    "__Host-preferences=abc",
    "is_authenticated=true",
    "is_authenticated=Timeout",
    "_ga=1; __Host-session=abc; theme=dark",
  ];

  test.each(cookies)("%s: private, no-store, and no 304", async (cookie) => {
    for (const path of ["/", "/stage/pregnancy", "/mi/support"]) {
      const etag = etagOf(await get(path));
      const own = await get(path, { Cookie: cookie, "If-None-Match": etag });
      expect([path, own.status, own.headers["cache-control"]]).toEqual([path, 200, "private, no-store"]);
      expect(own.headers.etag).toBe(undefined);
    }
  });

  test.each([
    ["/stage/toddler", ["is_authenticated=Timeout", "__Host-session=abc; is_authenticated=Timeout"]],
    ["/mi/stage/toddler?filter=sleep", ["is_authenticated=Timeout"]],
  ])("what it is shown is shown to nobody else: %s, drawn first for them", async (path, own) => {
    for (const cookie of own) expect((await get(path, { Cookie: cookie })).text).toContain('role="alert"');
    expect((await get(path)).text).not.toContain('role="alert"');
  });

  test.each(["_ga=GA1.1; theme=dark", "piwikID=0123456789abcdef", "__Host-visit=x", "x__Host-session=1", ""])(
    "other cookies change nothing: %j",
    async (cookie) => {
      const [plain, withCookie] = [await get("/about"), await get("/about", { Cookie: cookie })];
      expect([etagOf(withCookie), withCookie.headers["cache-control"]]).toEqual([
        etagOf(plain),
        cacheControl.publicPage,
      ]);
    },
  );
});

describe("Unknown query parameters do not make another page", () => {
  test.each([
    ["/", "/?utm_source=mail&fbclid=1"],
    ["/support", "/support?filter=money&open=all"],
    ["/stage/pregnancy", "/stage/pregnancy?utm_source=mail"],
    ["/stage/pregnancy", "/stage/pregnancy?filter=nothing-such"],
    ["/stage/pregnancy", "/stage/pregnancy?filter="],
    ["/stage/pregnancy", "/stage/pregnancy?open=none"],
    ["/stage/pregnancy", "/stage/pregnancy?action=nothing"],
    ["/stage/pregnancy", "/stage/pregnancy?open=all%00"],
    ["/stage/pregnancy?filter=money", "/stage/pregnancy?x=1&filter=money&filter=sleep"],
    ["/stage/pregnancy?filter=money&open=all", "/stage/pregnancy?open=all&filter=money"],
  ])("%s is %s", async (known, asked) => {
    const [plain, more] = [await get(known), await get(asked)];
    expect([etagOf(more), more.headers["cache-control"]]).toEqual([etagOf(plain), cacheControl.publicPage]);
  });
});

describe("The looks of a page are kept apart", () => {
  test.each(["/", "/stage/pregnancy", "/mi/support"])(
    "%s: who asks to be sent less gets no script",
    async (path) => {
      const scripts = async (headers?: Record<string, string>) =>
        (await get(path, headers)).text.match(/<script/g)?.length ?? 0;
      const save = { "Save-Data": "on" };
      expect([await scripts(save), (await scripts()) > 0, await scripts(save)]).toEqual([0, true, 0]);
      expect((await get(path, save)).headers["cache-control"]).toBe(cacheControl.publicPage);
    },
  );

  test("who chose night gets pages that are kept too, and nobody else gets them", async () => {
    const night = { Cookie: "__Host-look=dark" };
    const [dark, plain] = [await get("/mi/support", night), await get("/mi/support")];
    expect(dark.headers["cache-control"]).toBe(cacheControl.publicPage);
    expect(etagOf(dark)).not.toBe(etagOf(plain));
    expect(etagOf(await get("/mi/support", night))).toBe(etagOf(dark));
    expect(etagOf(await get("/mi/support", { Cookie: "__Host-look=pink" }))).toBe(etagOf(plain));
  });

  test("who has hidden the share panel does not hide it from others", async () => {
    const hidden = { Cookie: "__Host-share=hidden" };
    const panels = async (headers?: Record<string, string>) =>
      (await get("/contact", headers)).text.includes("wa.me");
    expect([await panels(hidden), await panels(), await panels(hidden)]).toEqual([false, true, false]);
    expect((await get("/contact", hidden)).headers["cache-control"]).toBe(cacheControl.publicPage);
  });
});

describe("A new content version is live at once", () => {
  const other = siteForTests();
  const own = fileURLToPath(new URL("../../app/content", import.meta.url));
  const folder = mkdtempSync(path.join(tmpdir(), "guide-"));
  const database = () => other.running.miniflare.getD1Database("DB", "timata");
  const change = (file: string, from: string, to: string) => {
    const text = readFileSync(path.join(folder, file), "utf8");
    expect(text).toContain(from);
    writeFileSync(path.join(folder, file), text.replace(from, to));
  };
  beforeAll(() => {
    cpSync(own, folder, { recursive: true });
    change("stages/2-pregnancy/1-weeks-0-14/1-choosing-a-lead-maternity-carer.md", "Choosing a", "Picking a");
    change("pages/6-about.md", "en: About", "en: About Tīmata");
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test("the word that was changed stands on the page, in the footer and in the search within seconds", async () => {
    const visit = (path: string) => new Visitor(other.url).visit(path);
    const stage = "/stage/pregnancy";
    await loadContent((await database()) as never);
    await seen(async () => (await visit(stage)).text("#card2001 h3")).toBe(
      "Choosing a midwife or other lead maternity carer",
    );
    const before = await visit(stage);
    const etag = etagOf(before.received);
    for (const path of [stage, "/about", "/", "/search?search=choosing"]) await visit(path);

    const { isNew } = await loadContent((await database()) as never, folder);
    expect(isNew).toBe(true);

    await seen(async () => (await visit(stage)).text("#card2001 h3")).toBe(
      "Picking a midwife or other lead maternity carer",
    );
    const after = await send(other.url, { path: stage, headers: { "If-None-Match": etag } });
    expect([after.status, etagOf(after) === etag]).toEqual([200, false]);
    expect((await visit("/")).texts("footer nav a")).toContain("About Tīmata");
    expect([(await visit("/about-timata")).status, (await visit("/about")).status]).toEqual([200, 404]);
    expect((await visit("/search?search=picking")).texts("main li h2")).toContain(
      "Picking a midwife or other lead maternity carer",
    );
  });

  test("back to the version before, its pages come back", async () => {
    await loadContent((await database()) as never);
    const name = async () => (await new Visitor(other.url).visit("/stage/pregnancy")).text("#card2001 h3");
    await seen(name).toBe("Choosing a midwife or other lead maternity carer");
  });
});
