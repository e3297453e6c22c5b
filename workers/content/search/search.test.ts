import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { cpuOf } from "../../../tests/support/cpu.ts";
import { recordStatements } from "../../database-for-tests.ts";
import { cardFile, folderOf, guideDatabase, removeFolders, smallGuide } from "../guide-for-tests.ts";
import { contentService } from "../index.ts";
import { loadContent } from "../load/load.mjs";

let db: D1Database;
let end: () => Promise<void>;
let service: ReturnType<typeof contentService>;
beforeAll(async () => {
  ({ db, end } = await guideDatabase());
  const files = smallGuide();
  for (let number = 1; number <= 40; number++) {
    const stage = number <= 30 ? "2-pregnancy/1-weeks-0-14" : "3-baby/1-weeks-1-6";
    files[`stages/${stage}/${number + 2}-cushion-${number}.md`] = cardFile({
      id: 5000 + number,
      en: `Cushion ${number}`,
      mi: `Aupuru ${number}`,
      topics: number % 2 === 0 ? "[health]" : "[sleep]",
    });
  }
  await loadContent(db, folderOf(files));
});
beforeEach(() => {
  service = contentService();
});
afterAll(async () => {
  removeFolders();
  await end();
});

const ask = (term: string, page = 0, query = "?summary=true", env = { DB: db }) =>
  service.content.request(`/search/${encodeURIComponent(term)}/${page}${query}`, {}, env);
// biome-ignore lint/suspicious/noExplicitAny: each test says what it expects of it
const find = async (term: string, page = 0, query?: string): Promise<any> =>
  (await ask(term, page, query)).json();
const names = async (term: string) => Object.keys((await find(term)).entries);

describe("what is found", () => {
  test.each([
    ["a word of the text", "midwife visit cot", ["card3001"]],
    ["case makes no difference", "COT", ["card3001"]],
    ["a macron that was not typed", "moenga mona", ["card3001"]],
    ["a macron that was typed too much", "cōt", ["card3001"]],
    ["a word of the name comes first", "sleep", ["card2002", "card3001"]],
    ["the beginning of the last word", "cot of their own and a car se", ["card3001"]],
    ["another form of a word", "cots", ["card3001"]],
    ["words that searchers add", "LMC", ["card2001"]],
    ["American spelling", "immunization", ["card2001"]],
    ["common words are passed over", "how do i get a cot", ["card3001"]],
    ["any of the words, if no card has all", "cot takuta", ["card2001", "card3001"]],
    ["words of both languages, each card once", "healthline", ["card2002"]],
  ])("%s: %s", async (_, term, cards) => {
    const found = await names(term);
    expect(found.slice(0, cards.length).sort()).toEqual(cards.sort());
  });

  test("the name weighs most", async () => expect((await names("safe sleep"))[0]).toBe("card3001"));

  test("both languages are searched, and each card says where its words were found", async () => {
    const { entries } = await find("healthline");
    expect(entries.card2002.card.matched).toEqual(["en", "mi"]);
    expect((await find("cot")).entries.card3001.card.matched).toEqual(["en"]);
    expect((await find("moenga")).entries.card3001.card.matched).toEqual(["mi"]);
  });

  test("if there are common words only, they are looked for in names and keywords", async () => {
    expect((await names("your"))[0]).toBe("/your-privacy");
    expect(await names("the")).toEqual([]);
  });

  test("an entry tells all that a result shows", async () => {
    const { card } = (await find("cot")).entries.card3001;
    expect(card).toEqual({
      id: 3001,
      NameEN: "Safe sleep",
      NameMI: "Te moe haumaru",
      state: "closed",
      matches: [
        {
          Content: expect.stringContaining("<mark>cot</mark>"),
          ContentMI: expect.stringMatching(/^He moenga mōna ake/),
        },
      ],
      section: {
        id: 98,
        stage: { id: 3, nameEn: "Baby", nameMi: "Te pēpi" },
        name: "New baby weeks 1-6",
        nameMi: "Ngā wiki 1-6 o te pēpi",
      },
      tags: [{ id: "sleep", name: "Sleep", nameMi: "Te moe" }],
      sources: [{ name: "Health New Zealand", url: "https://info.health.nz/" }],
      matched: ["en"],
    });
  });

  test("without the summary the answer is the entries alone", async () => {
    expect(Object.keys(await find("cot", 0, ""))).toEqual(["card3001"]);
  });
});

describe("whatever a visitor types", () => {
  test.each([
    ['"', 0],
    ['"cot', 1],
    ["*", 0],
    ["cot*", 1],
    ["NEAR(cot)", undefined],
    ["NEAR(", undefined],
    ["cot NOT sleep", undefined],
    ["name:cot", undefined],
    ["-cot", 1],
    ["^cot", 1],
    ["cot/", 1],
    ["a/b/cot", undefined],
    ["100%", 0],
    ["%", 0],
    ["#cot", 1],
    ["cot?", 1],
    ["' or 1=1 --", undefined],
    ["💩", 0],
    ["💩 cot", 1],
    ["\u0000cot", 1],
    [`cot ${"x".repeat(500)}`, 1],
    ["ﬁ".repeat(500), 0],
    [".", 0],
  ])("%j is no operator and no error", async (term, total) => {
    const response = await ask(term);
    expect(response.status).toBe(200);
    const found = (await response.json()) as { total: number };
    if (total !== undefined) expect(found.total).toBe(total);
  });

  test.each(["", " ", "\u3000"])("nothing to look for (%j) finds nothing", async (term) => {
    expect(await find(term, 0, "")).toEqual({});
    expect(await find(term)).toMatchObject({ entries: {}, total: 0, pages: 0 });
  });

  test("a term without a place for it is nothing to look for", async () => {
    expect(await (await service.content.request("/search/0", {}, { DB: db })).json()).toEqual({});
  });

  test("malformed percent-encoding is 400", async () => {
    expect((await service.content.request("/search/%E0%A4%A/0", {}, { DB: db })).status).toBe(400);
  });

  test("50,000 characters are answered within 200 ms", async () => {
    await find("cot");
    for (const term of ["a".repeat(50_000), "a ".repeat(25_000), "ā̄".repeat(25_000)]) {
      expect(await cpuOf(() => find(term))).toBeLessThan(200);
    }
  });
});

describe("spelling", () => {
  const inLanguage = (language: string) => `?summary=true&language=${language}`;

  test.each([
    ["a letter too few", "midwfe", "midwife", "en"],
    ["two letters swapped", "midwief", "midwife", "en"],
    ["the other words stay as typed", "my Midwfe please", "my midwife please", "en"],
    ["te reo Māori, with its macrons", "kaiwakawhanau", "kaiwhakawhānau", "mi"],
    ["beside a word that is known", "midwfe cot", "midwife cot", "en"],
  ])("is put right at once, and stays where that is asked for: %s: %s", async (_, typed, meant, language) => {
    const { correction, entries } = await find(typed, 0, inLanguage(language));
    expect(correction).toEqual({ term: meant, applied: true });
    expect(entries).toEqual((await find(meant, 0, inLanguage(language))).entries);
    expect(await find(typed, 0, `${inLanguage(language)}&asTyped=true`)).not.toHaveProperty("correction");
  });

  test.each([
    ["kaiwakawhanau", "en"],
    ["imunisation", "mi"],
  ])("never towards the other language: %s in %s", async (typed, language) => {
    expect(await find(typed, 0, inLanguage(language))).not.toHaveProperty("correction");
  });

  test.each(["midwife", "midwi", "cot", "qqqqqqqq", "xyz", "wiki 0-14", "2027", "mating", "boss"])(
    "%s is left as it is",
    async (term) => {
      expect(await find(term)).not.toHaveProperty("correction");
    },
  );
});

describe("pages and filters", () => {
  test("15 to a page, each card once, and an empty page after the last", async () => {
    const pages = await Promise.all([0, 1, 2, 3].map((page) => find("cushion", page)));
    expect(pages.map(({ entries }) => Object.keys(entries).length)).toEqual([15, 15, 10, 0]);
    expect(pages.map(({ total, pages }) => [total, pages])).toEqual(Array.from({ length: 4 }, () => [40, 3]));
    expect(new Set(pages.flatMap(({ entries }) => Object.keys(entries))).size).toBe(40);
  });

  test("counts by stage and topic, each as the other filter leaves them", async () => {
    const { facets } = await find("cushion");
    expect(facets).toEqual({
      stages: [
        { id: 2, nameEn: "Pregnancy", nameMi: "Te hapūtanga", count: 30 },
        { id: 3, nameEn: "Baby", nameMi: "Te pēpi", count: 10 },
      ],
      topics: [
        { id: "sleep", name: "Sleep", nameMi: "Te moe", count: 20 },
        { id: "health", name: "Your health", nameMi: "Tō hauora", count: 20 },
      ],
    });
    const filtered = await find("cushion", 0, "?summary=true&stage=3&topic=sleep");
    expect(filtered.total).toBe(5);
    expect(filtered.facets.stages.map(({ count }: { count: number }) => count)).toEqual([15, 5]);
    expect(filtered.facets.topics.map(({ count }: { count: number }) => count)).toEqual([5, 5]);
  });

  test("unknown filters filter nothing", async () => {
    expect((await find("cushion", 0, "?summary=true&stage=9&topic=%27%20or%201")).total).toBe(40);
  });

  test("two queries for a term, none for its further pages, one for another term within a second", async () => {
    const { sent, db: watched } = recordStatements(db);
    const cost = async (term: string, page: number) => {
      sent.length = 0;
      await ask(term, page, "", { DB: watched });
      return sent.length;
    };
    expect(await cost("cushion", 0)).toBe(2);
    expect(await cost("cushion", 1)).toBe(0);
    expect(await cost("cushion", 2)).toBe(0);
    expect(await cost("midwfe", 0)).toBe(1);
  });
});
