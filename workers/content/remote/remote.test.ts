import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { folderOf, guideDatabase, removeFolders, smallGuide } from "../guide-for-tests.ts";
import { contentService } from "../index.ts";
import { loadContent } from "../load/load.mjs";

type Answering = (request: IncomingMessage, response: ServerResponse) => void;

let db: D1Database;
let end: () => Promise<void>;
beforeAll(async () => {
  ({ db, end } = await guideDatabase());
  await loadContent(db, folderOf(smallGuide()));
});
afterAll(async () => {
  removeFolders();
  await end();
});
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
const servers: Server[] = [];
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const card = {
  id: 7,
  NameEN: "A <b>name</b> &amp; more",
  state: "closed",
  elements: [{ type: "richtext", content: '<p onclick="x()">Text<script>alert(1)</script></p>' }],
};
const stages = {
  items: [
    { id: 1, nameEn: "One", Colour: "url(x)", Illustration: "../x", Sections: [{ id: 5, nameEn: "Five" }] },
  ],
};
const stage = (...elements: object[]) => ({
  id: 1,
  nameEn: "One",
  Sections: [{ id: 5, nameEn: "Five", Cards: [elements.length === 0 ? card : { ...card, elements }] }],
});
const found = (text: string) => ({
  card7: {
    card: {
      id: 7,
      NameEN: "A name",
      matches: [{ Content: text }],
      section: { id: 5, name: "Five", stage: { id: 1, nameEn: "One" } },
      tags: [{ id: "sleep", name: "Sleep" }],
    },
  },
});

/** A content service on this machine; `answers` gives what it tells at a path. */
async function neighbour(answers: { [path: string]: object | Answering }) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const url = request.url ?? "";
    asked.push(url);
    const answer = answers[url.split("?")[0] ?? ""];
    if (typeof answer === "function") return void answer(request, response);
    response
      .writeHead(answer ? 200 : 404, { "content-type": "application/json" })
      .end(JSON.stringify(answer ?? {}));
  });
  servers.push(server);
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  const { content, banners } = contentService();
  const env = { DB: db, CONTENT_URL: `http://127.0.0.1:${port}/` };
  const ask = (path: string) => content.request(path, {}, env);
  // biome-ignore lint/suspicious/noExplicitAny: each test says what it expects of it
  const read = async (path: string): Promise<any> => (await ask(path)).json();
  return { asked, answers, ask, read, banners: () => banners.request("/", {}, env) };
}

describe("another content service", () => {
  test("is asked in place of our guide, for all but messages", async () => {
    const { asked, read, banners } = await neighbour({
      "/stages": stages,
      "/stages/1": stage(),
      "/sections/5": { id: 5, nameEn: "Five", Cards: [card] },
      "/simplepages": {
        items: [
          { ID: 2, TitleEN: "B", SortOrder: 2, Content: "b" },
          { ID: 1, TitleEN: "A", SortOrder: 1, Content: "a" },
        ],
      },
    });
    expect((await read("/stages")).items).toEqual([
      { id: 1, nameEn: "One", Sections: [{ id: 5, nameEn: "Five" }] },
    ]);
    expect((await read("/stages/01")).Sections[0].Cards[0].id).toBe(7);
    expect((await read("/sections/5")).Cards[0].NameEN).toBe("A name & more");
    expect((await read("/simplepages")).items.map(({ ID }: { ID: number }) => ID)).toEqual([1, 2]);
    expect(await (await banners()).json()).toMatchObject([{ message_en: "Closed on Monday" }]);
    expect(asked).toEqual(["/stages", "/stages/1", "/sections/5", "/simplepages"]);
  });

  test("reaches a page through the allow-list only", async () => {
    const { read } = await neighbour({ "/stages": stages, "/stages/1": stage() });
    const [{ elements }] = (await read("/stages/1")).Sections[0].Cards;
    expect(elements).toEqual([{ type: "richtext", content: "<p>Text</p>" }]);
  });

  test.each([
    ["of a kind that nobody knows", { type: "video", src: "x" }, { type: "video" }],
    ["that lacks what it needs", { type: "richtext" }, { type: "richtext" }],
    ["that leads to a script", { type: "url", externalURL: "javascript:x", linkText: "x" }, { type: "url" }],
    ["whose kind is HTML", { type: "<script>x</script>y" }, { type: "y" }],
    [
      "that leads to a page",
      { type: "url", externalURL: "https://x.nz/a", linkText: "<i>x</i>", linkTextMI: null, id: 9 },
      { type: "url", externalURL: "https://x.nz/a", linkText: "x" },
    ],
    [
      "to be opened",
      {
        type: "accordion",
        label: "a <img src=x onerror=x>",
        content: "<h1>b</h1>",
        contentMI: "<iframe></iframe>ā",
      },
      { type: "accordion", label: "a", content: "b", contentMI: "ā" },
    ],
  ])("an element %s", async (_, element, passed) => {
    const { read } = await neighbour({ "/stages": stages, "/stages/1": stage(element) });
    expect((await read("/stages/1")).Sections[0].Cards[0].elements).toEqual([passed]);
  });

  test("a number that it does not know is 404", async () => {
    const { ask } = await neighbour({ "/stages": stages });
    expect((await ask("/stages/9")).status).toBe(404);
  });

  test("nothing but numbers becomes part of an address", async () => {
    const { ask, asked } = await neighbour({ "/stages": stages });
    for (const id of ["..", "%2e%2e%2fadmin", "1%3Fx", "1234567"])
      expect((await ask(`/stages/${id}`)).status).toBe(404);
    expect(asked).toEqual([]);
  });

  test("its version is that of its stages, and ends after five minutes: a card changes without them", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T00:00:00Z") });
    const { answers, read, asked } = await neighbour({ "/stages": stages });
    const { version } = await read("/version");
    vi.setSystemTime(new Date("2026-11-20T00:00:29Z"));
    answers["/stages"] = { items: [] };
    expect(await read("/version")).toEqual({ version });
    expect(asked).toHaveLength(1);
    vi.setSystemTime(new Date("2026-11-20T00:00:31Z"));
    expect((await read("/version")).version).not.toBe(version);
    answers["/stages"] = stages;
    vi.setSystemTime(new Date("2026-11-20T00:05:01Z"));
    const later = (await read("/version")).version;
    expect([later.split("-")[0], later === version]).toEqual([version.split("-")[0], false]);
  });
});

describe("its search", () => {
  test("the term is one part of the path, whatever it holds [site/calls/content]", async () => {
    const { read, asked } = await neighbour({ "/stages": stages });
    for (const term of ["a/b", " ..", "50%", "mā te"])
      await read(`/search/${encodeURIComponent(term)}/0?summary=true`);
    expect(asked.filter((path) => path.startsWith("/search"))).toEqual([
      "/search/a%2Fb/0?summary=true",
      "/search/50%25/0?summary=true",
      "/search/m%C4%81%20te/0?summary=true",
    ]);
  });

  test("excerpts keep their marks and are cut at 250 characters", async () => {
    const text = `<b>The</b> <mark onclick="x">cot</mark> &amp; ${"word ".repeat(100)}`;
    const { read } = await neighbour({ "/stages": stages, "/search/cot/0": found(text) });
    const { Content } = (await read("/search/cot/0")).card7.card.matches[0];
    expect(Content).toMatch(/^The <mark>cot<\/mark> &amp; word .* …$/);
    expect(Content.replace(/<\/?mark>/g, "").replace("&amp;", "&").length).toBeLessThanOrEqual(250);
  });

  test("its own summary is passed on", async () => {
    const facets = {
      stages: [{ id: 1, nameEn: "One", count: 1 }],
      topics: [{ id: "sleep", name: "Sleep", count: 1 }],
    };
    const summary = {
      entries: found("x"),
      total: 1,
      page: 0,
      pages: 1,
      facets,
      correction: { term: "<b>cot</b>", applied: true },
    };
    const { read } = await neighbour({ "/stages": stages, "/search/cto/0": summary });
    expect(await read("/search/cto/0?summary=true")).toMatchObject({
      total: 1,
      facets,
      correction: { term: "cot", applied: true },
    });
  });
});

describe("when it fails", () => {
  const failing: [string, Answering][] = [
    ["is broken", (_, response) => response.writeHead(500).end()],
    ["is gone", (_, response) => response.writeHead(410).end()],
    ["sends us elsewhere", (_, response) => response.writeHead(302, { location: "/stages/1" }).end()],
    ["is not JSON", (_, response) => response.writeHead(200, { "content-type": "text/html" }).end("<p>")],
    [
      "has another shape",
      (_, response) => response.writeHead(200, { "content-type": "application/json" }).end("[]"),
    ],
    ["cuts the connection", (_, response) => response.destroy()],
  ];

  test.each(failing)("a source that %s: what it told last is told again", async (_, answering) => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const { answers, read } = await neighbour({
      "/stages": stages,
      "/stages/1": stage(),
      "/search/cot/0": found("x"),
    });
    const paths = ["/stages", "/stages/1", "/search/cot/0"];
    const before = await Promise.all(paths.map(read));
    for (const path of paths) answers[path] = answering;
    vi.advanceTimersByTime(61_000);
    expect(await Promise.all(paths.map(read))).toEqual(before);
  });

  test.each([...failing, ["hangs", () => undefined] as [string, Answering]])(
    "a source that %s and told nothing yet is 503 in under 4 s",
    async (_, answering) => {
      const { ask } = await neighbour({ "/stages": answering, "/stages/2": answering });
      const begun = Date.now();
      expect((await ask("/stages/2")).status).toBe(503);
      expect(Date.now() - begun).toBeLessThan(4_000);
    },
  );

  test("search alone that fails and is not known is 503, the rest goes on", async () => {
    const { ask } = await neighbour({
      "/stages": stages,
      "/search/new/0": (_, response) => response.writeHead(500).end(),
    });
    expect((await ask("/search/new/0")).status).toBe(503);
    expect((await ask("/stages")).status).toBe(200);
  });
});
