import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import answers from "../../../.build/distress.json";
import { distressIn } from "../../distress/match.ts";
import { contentService } from "../index.ts";
import { checkContent, loadContent } from "../load.mjs";
import { guideDatabase } from "../local-guide.ts";
import { fold } from "../words.mjs";

interface GradedSearch {
  search: string;
  language: "en" | "mi";
  /** Cards by number, others by address: one of them is to be among the first three. */
  first?: (number | string)[];
  /** No card answers it yet; the day one has this among its keywords, it is to be among the first three. */
  waitsFor?: string;
}

interface Answer {
  entries: Record<string, { card?: { id: number; matches: { Content: string }[]; sources: object[] } }>;
  total: number;
  correction?: { term: string };
}

const searches: GradedSearch[] = JSON.parse(
  readFileSync(new URL("../../../tests/search-graded.json", import.meta.url), "utf8"),
);
const cards = checkContent().content.stages.flatMap(({ Sections }) => Sections.flatMap(({ Cards }) => Cards));
const about = (phrase: string): (number | string)[] =>
  cards
    .filter((card) =>
      (card as unknown as { keywords: { en: string[] } }).keywords.en.some(
        (each) => fold(each) === fold(phrase),
      ),
    )
    .map(({ id }) => id);

let db: D1Database;
let end: () => Promise<void>;
const service = contentService();
beforeAll(async () => {
  ({ db, end } = await guideDatabase());
  await loadContent(db);
}, 60_000);
afterAll(() => end());

async function find(search: string, language: "en" | "mi" = "en"): Promise<Answer> {
  const path = `/search/${encodeURIComponent(search)}/0?summary=true&language=${language}`;
  return (await service.content.request(path, {}, { DB: db })).json();
}

/** As the page shows it: where help leads, then what was found, or found for what is offered. */
async function shown(search: string, language: "en" | "mi"): Promise<(number | string)[]> {
  const help = distressIn(search).flatMap(
    (kind) => answers.find((answer) => answer.kind === kind)?.links ?? [],
  );
  const found = await find(search, language);
  const { entries } = found.correction ? await find(found.correction.term, language) : found;
  const links = [...help.map(({ address }) => address), ...Object.keys(entries)];
  return links.map((link) => {
    const card = /card(\d+)$/.exec(link);
    return card ? Number(card[1]) : link;
  });
}

describe("G18, G19: 77 searches", () => {
  test.each(searches)("$search", async ({ search, language, first, waitsFor }) => {
    const wanted = first ?? about(waitsFor ?? "");
    if (wanted.length === 0) return;
    expect((await shown(search, language)).slice(0, 3).filter((each) => wanted.includes(each))).not.toEqual(
      [],
    );
  });

  test("all are there, and no more than 14 wait for a card", () => {
    expect(new Set(searches.map(({ search }) => search)).size).toBe(77);
    expect(searches.filter(({ waitsFor }) => waitsFor && about(waitsFor).length === 0).length).toBeLessThan(
      15,
    );
  });

  test("the title match stands first: car seat, the field's own example", async () => {
    expect((await shown("car seat", "en"))[0]).toBe(2018);
  });

  test.each(["en", "mi"] as const)("tools are best bets in %s", async (language) => {
    const bets =
      language === "en"
        ? {
            register: "/register-my-baby",
            money: "/financial-help/financial-help-checker",
            names: "/news/baby-names",
            "near me": "/services-near-me",
            leave: "/financial-help/paid-parental-leave-checker",
            "to do": "/to-do",
            calendar: "/to-do",
            "childcare subsidy": "/financial-help/childcare-subsidy-application",
          }
        : {
            rēhita: "/register-my-baby",
            moni: "/financial-help/financial-help-checker",
            ingoa: "/news/baby-names",
            "tata ki ahau": "/services-near-me",
            whakatā: "/financial-help/paid-parental-leave-checker",
            "rārangi mahi": "/to-do",
            maramataka: "/to-do",
            "tono tiaki tamariki": "/financial-help/childcare-subsidy-application",
          };
    for (const [search, address] of Object.entries(bets))
      expect([search, (await shown(search, language))[0]]).toEqual([search, address]);
  });

  test.each([
    "tell my boss I'm pregnant",
    "register birth not married",
    "separated parents custody",
    "20 hours",
  ])("G20: %s stays as it is typed", async (search) =>
    expect(await find(search)).not.toHaveProperty("correction"),
  );

  test("a compound is one word, and no beginning of others: pre-eclampsia finds no preschoolers", async () => {
    const found = await shown("pre-eclampsia", "en");
    expect(found.filter((each) => each === 5006)).toEqual([]);
  });

  test("the sentence that answers is shown, with the card's source", async () => {
    const { entries } = await find("when do I need to tell my boss I'm pregnant");
    const card = entries.card2008?.card;
    expect(card?.matches[0]?.Content).toMatch(/three months/);
    expect(card?.sources.length).toBe(1);
  });
});

describe("what it costs", () => {
  test("the index is 400 KB or less", async () => {
    const kept = await db
      .prepare(
        `select (select sum(length(block)) from content_index_data)
           + (select sum(length(cast(word as blob)) + length(cast(written as blob)) + 8) from content_words) as bytes`,
      )
      .first<number>("bytes");
    expect(kept).toBeLessThanOrEqual(400_000);
  });
});
