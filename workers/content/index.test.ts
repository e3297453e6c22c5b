import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { recordStatements } from "../database-for-tests.ts";
import app from "../index.ts";
import { closing } from "../local/operating/closing.mjs";
import { folderOf, guideDatabase, removeFolders, smallGuide } from "./guide-for-tests.ts";
import { contentService } from "./index.ts";
import { loadContent } from "./load/load.mjs";

let db: D1Database;
let end: () => Promise<void>;
let version: string;
let service: ReturnType<typeof contentService>;
beforeAll(async () => {
  ({ db, end } = await guideDatabase());
  ({ version } = await loadContent(db, folderOf(smallGuide())));
});
beforeEach(() => {
  service = contentService();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
afterAll(async () => {
  removeFolders();
  await end();
});

const ask = (path: string, headers: Record<string, string> = {}, env = { DB: db }) =>
  service.content.request(path, { headers }, env);
// biome-ignore lint/suspicious/noExplicitAny: each test says what it expects of it
const read = async (path: string): Promise<any> => (await ask(path)).json();

describe("what is told [site/calls/content]", () => {
  test("stages: with their sections, whose introductions and cards stay behind, names aside", async () => {
    const { items } = await read("/stages");
    expect(items).toHaveLength(2);
    expect(items[0]).toMatchObject({
      id: 2,
      nameEn: "Pregnancy",
      nameMi: "Te hapūtanga",
      introEn: '<p>Welcome, <span lang="mi">e te whānau</span>.</p>',
      introMi: "<p>Haere mai.</p>",
      Colour: "#1f6b4f",
      Illustration: "plant",
      translation: "draft",
      Sections: [
        {
          id: 95,
          nameEn: "Pregnancy weeks 0-14",
          nameMi: "Ngā wiki 0-14",
          LabelEn: "Weeks",
          LabelMi: "Ngā wiki",
          weeks: { from: 39, to: 25 },
        },
      ],
    });
    expect(JSON.stringify(items)).not.toMatch(/"(elements|sources|keywords)"/);
  });

  test("a stage: the same with its cards, whose search words stay behind", async () => {
    const stage = await read("/stages/2");
    expect(stage).toMatchObject({ id: 2, Illustration: "plant", Sections: [{ id: 95 }] });
    const [card] = stage.Sections[0].Cards;
    expect(Object.keys(card)).toEqual([
      "id",
      "NameEN",
      "NameMI",
      "state",
      "elements",
      "tags",
      "sources",
      "helplines",
      "translation",
    ]);
  });

  test("a section: with its cards and the stage that it belongs to", async () => {
    expect(await read("/sections/98")).toMatchObject({
      id: 98,
      stage: { id: 3, nameEn: "Baby", nameMi: "Te pēpi" },
      Cards: [{ id: 3001, NameMI: "Te moe haumaru" }],
    });
  });

  test("simple pages, the version, messages and outages", async () => {
    expect(await read("/simplepages")).toMatchObject({
      items: [{ ID: 1, TitleMI: "Tō matatapu", SortOrder: 2 }],
    });
    expect(await read("/version")).toEqual({ version });
    const list = async (which: "banners" | "outageBanners") =>
      (await service[which].request("/", {}, { DB: db })).json();
    expect(await list("banners")).toEqual([
      {
        id: 1,
        message_en: "Closed on Monday",
        message_mi: "Ka kati ā te Mane",
        start_datetime: "2026-12-01T09:00:00+13:00",
        end_datetime: "",
      },
    ]);
    expect(await list("outageBanners")).toMatchObject([{ service: "search", outage_start_datetime: "" }]);
  });

  test.each([
    "/banners",
    "/banners/",
    "/banners/?format=json",
    "/outage-banners",
    "/outage-banners/?format=json",
  ])("%s of the whole worker is a list", async (path) => {
    const response = await app.request(path, {}, { DB: db });
    expect([response.status, await response.json()]).toEqual([200, [expect.objectContaining({ id: 1 })]]);
  });
});

describe("a service that operators close", () => {
  const now = new Date("2026-11-24T20:30:00Z");
  const order = async (...args: string[]) => {
    let rows: unknown[] = [];
    for (const statement of [...closing(args, now), ...closing([], now)])
      ({ results: rows } = await db.prepare(statement).all());
    vi.setSystemTime(Date.now() + 1_001);
    return rows;
  };
  const outages = async () => (await service.outageBanners.request("/", {}, { DB: db })).json();
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"] });
  });

  test("is an outage of another version, beside those of the guide, until it is opened", async () => {
    await outages();
    await order(
      "close",
      "register-my-baby",
      "--until",
      "11:15",
      "--en",
      "The registry's away",
      "--mi",
      "Kua katia",
    );
    expect(await outages()).toMatchObject([
      { service: "search" },
      {
        service: "register-my-baby",
        message_en: "The registry's away",
        message_mi: "Kua katia",
        outage_start_datetime: "2026-11-24T20:30:00.000Z",
        outage_end_datetime: "2026-11-25T11:15:00+13:00",
      },
    ]);
    const { version: closed } = await read("/version");
    expect(closed).not.toBe(version);
    expect((await ask("/stages/2")).headers.get("x-content-version")).toBe(closed);

    const rows = await order("open", "register-my-baby");
    expect(rows).toMatchObject([{ service: "register-my-baby", opened_at: "2026-11-24T20:30:00.000Z" }]);
    expect([await outages(), await read("/version")]).toEqual([[expect.anything()], { version }]);
  });

  test("stays closed when the guide is published", async () => {
    await order("close", "login");
    await loadContent(db, folderOf(smallGuide()));
    expect(await outages()).toMatchObject([
      { service: "search" },
      { service: "login", outage_end_datetime: "" },
    ]);
    await order("open", "login");
  });

  test.each([
    [["close", "tax"], 'There is no service "tax"'],
    [["close", "login", "--until", "25:00"], "a time of the day"],
    [["close", "login", "--en", "Closed"], "both languages"],
    [["shut", "login"], "npm run ops -- close"],
  ])("%j is refused", (args, reason) => {
    expect(() => closing(args, now)).toThrow(reason);
  });
});

describe("how it is told", () => {
  test("with its version, for a minute, to any site", async () => {
    const { headers } = await ask("/stages");
    expect(headers.get("etag")).toBe(`"${version}"`);
    expect(headers.get("x-content-version")).toBe(version);
    expect(headers.get("cache-control")).toBe("public, max-age=60");
    expect(headers.get("access-control-allow-origin")).toBe("*");
  });

  test.each([
    ["this version", () => `"${version}"`, 304],
    ["this version among others, weakly", () => `"x", W/"${version}"`, 304],
    ["any version", () => "*", 304],
    ["another version", () => '"0123456789abcdef"', 200],
  ])("to a caller who has %s", async (_, known, status) => {
    const response = await ask("/stages/2", { "if-none-match": known() });
    expect(response.status).toBe(status);
    if (status === 304)
      expect([await response.text(), response.headers.get("etag")]).toEqual(["", `"${version}"`]);
  });

  test.each([
    "/stages/99",
    "/sections/1",
    "/stages/1234567",
    "/stages/..%2f2",
    "/stages/two",
    "/stages/2'",
    "/search/x/y",
  ])("%s is 404 as JSON", async (path) => {
    const response = await ask(path);
    expect([response.status, await response.json()]).toEqual([
      404,
      { error: "There is nothing of that number" },
    ]);
  });

  test.each(["/stages", "/stages/2", "/sections/98", "/simplepages", "/version", "/search/x/0"])(
    "POST %s is 405 and says what is allowed",
    async (path) => {
      const response = await service.content.request(path, { method: "POST" }, { DB: db });
      expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    },
  );
});

describe("what it costs", () => {
  test("within a second: one query for all that is small, one more for a stage", async () => {
    const { sent, db: watched } = recordStatements(db);
    for (const path of ["/version", "/stages", "/simplepages", "/stages/2", "/stages/2"]) {
      await ask(path, {}, { DB: watched });
    }
    for (const list of [service.banners, service.outageBanners]) await list.request("/", {}, { DB: watched });
    expect(sent).toHaveLength(2);
  });

  test("after a second it is asked again, and a new version is told", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    await read("/stages/2");
    await db.prepare("update content_publication set version = 'another'").run();
    expect(await read("/version")).toEqual({ version });
    vi.advanceTimersByTime(1_001);
    expect(await read("/version")).toEqual({ version: "another" });
    expect((await ask("/stages/2")).headers.get("x-content-version")).toBe("another");
    await db.prepare("update content_publication set version = ?").bind(version).run();
  });
});

describe("when the database fails", () => {
  const broken = (statement: () => unknown) => ({
    prepare: () => ({ bind: () => ({ first: statement, all: statement }) }),
  });

  test.each([
    ["fails", () => Promise.reject(new Error("D1_ERROR: secret"))],
    ["hangs", () => new Promise(() => undefined)],
    ["is empty", () => Promise.resolve(null)],
  ])("that %s the answer is 503 in under 4 s and tells nothing of it", async (_, statement) => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const response = await ask("/stages", {}, { DB: broken(statement) as unknown as D1Database });
    const { error } = (await response.json()) as { error: string };
    expect([response.status, response.headers.get("cache-control")]).toEqual([503, "no-store"]);
    expect(error).toMatch(/^The guide cannot be reached at the moment\. Reference: [\w-]{36}$/);
  });
});
