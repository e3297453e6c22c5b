import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import answers from "../../../.build/distress.json";
import { distressIn } from "../../distress/match.ts";
import { checkContent } from "../load/load.mjs";
import { fold } from "../load/words.mjs";
import { searchesOfGuide } from "./searches-for-tests.ts";

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
  gap?: { words: string[]; pages: { url: string }[] };
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

const guide = searchesOfGuide<Answer>();
const { find } = guide;

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

describe("77 searches", () => {
  test.each(searches)("$search", async ({ search, language, first, waitsFor }) => {
    const wanted = first ?? about(waitsFor ?? "");
    if (wanted.length === 0) return;
    expect((await shown(search, language)).slice(0, 3).filter((each) => wanted.includes(each))).not.toEqual(
      [],
    );
  });

  test("all are there, and none waits for a card", () => {
    expect(new Set(searches.map(({ search }) => search)).size).toBe(77);
    expect(searches.filter(({ waitsFor }) => waitsFor && about(waitsFor).length === 0)).toEqual([]);
  });

  test("what parents ask of birth and a newborn's troubles has its own card, and it stands first", async () => {
    const first = {
      caesarean: 2107,
      twins: 2104,
      "coffee in pregnancy": 1102,
      "tongue tie": 3104,
      reflux: 3102,
      "nappy rash": 3105,
      jaundice: 3101,
      NIPT: 2101,
      "pre-eclampsia": 2102,
      rsv: 3113,
      "morning sickness": 1101,
      "home birth": 2109,
      "my baby wont stop crying": 2055,
      "free gp visits": 2017,
    };
    for (const [search, id] of Object.entries(first))
      expect([search, (await shown(search, "en"))[0]]).toEqual([search, id]);
    for (const [search, id] of Object.entries({
      māhanga: 2104,
      hāparapara: 2107,
      "kiri kōwhai": 3101,
      "kei te mauiui taku pepi": 3007,
    }))
      expect([search, (await shown(search, "mi"))[0]]).toEqual([search, id]);
  });

  test("whāngai ū is breastfeeding, whāngai a child raised by others, and u is short for you", async () => {
    for (const search of ["whāngai ū", "whangai u"])
      expect([search, (await shown(search, "mi"))[0]]).toEqual([search, 2053]);
    expect((await shown("whāngai", "mi"))[0]).toBe("/support#whangai");
    expect((await shown("what can u tell me about colic", "en"))[0]).toBe(2055);
  });

  test.each([
    ["whānau", "whanau", "whaanau"],
    ["pēpi", "pepi", "peepi"],
    ["manaaki", "Manaaki", "maanaaki"],
    ["whāngai ū", "whangai u", "whaangai uu"],
    ["te kōrero ki tō pēpi", "te korero ki to pepi", "te koorero ki too peepi"],
  ])("M: %s is found as %s and as %s too", async (...ways) => {
    const [first = [], ...others] = await Promise.all(ways.map((way) => shown(way, "mi")));
    expect(first.length).toBeGreaterThan(0);
    for (const other of others) expect(other.slice(0, 3)).toEqual(first.slice(0, 3));
  });

  test("M: Te Tari Taake is found with a macron", async () => {
    const [first] = await shown("Te Tari Taake", "mi");
    expect((await shown("Te Tari Tāke", "mi"))[0]).toBe(first);
  });

  test("M: a doubled vowel stays English: food, feed, book, moon", async () => {
    for (const search of ["food", "feed", "book", "tooth", "moon", "hoon"])
      expect([search, (await find(search)).total > 0]).toEqual([search, !/oon$/.test(search)]);
  });

  test("what is asked as people speak leads to the card that says it", async () => {
    expect((await shown("how much maternity pay do i get", "en"))[0]).toBe(2009);
    expect((await shown("he aha ngā kai pai mō te pēpi ono marama", "mi"))[0]).toBe(3002);
    expect((await shown("baby green poo normal", "en"))[0]).toBe(3109);
    expect((await shown("tūtae kākāriki", "mi"))[0]).toBe(3109);
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
    ["cosleeping", 2054],
    ["labor", 2020],
  ])("%s is found by the words the guide has for it", async (search, card) => {
    expect((await shown(search, "en")).slice(0, 3)).toContain(card);
  });

  test.each<[string, "en" | "mi", number]>([
    ["honey under 1", "en", 3002],
    ["cosleeping safe nz", "en", 2054],
    ["temp 39 toddler", "en", 3111],
    ["heartburn pregnant", "en", 2113],
    ["swollen feet 36wks", "en", 2102],
  ])("where another answer may harm, the right one is first: %s", async (search, language, card) => {
    expect((await shown(search, language))[0]).toBe(card);
  });

  test.each<[string, "en" | "mi", string]>([
    ["how many babies were called olivia", "en", "/news/baby-names"],
    ["winz help for families", "en", "/financial-help/financial-help-checker"],
    ["what payments are there for parents", "en", "/financial-help/financial-help-checker"],
    ["kindy in my area", "en", "/services-near-me"],
    ["playcentre close by", "en", "/services-near-me"],
    ["kōhanga e tata ana", "mi", "/services-near-me"],
    ["parental leave money", "en", "/financial-help/paid-parental-leave-checker"],
    ["what do you do with my data", "en", "/your-privacy"],
  ])("a tool is found by its everyday name: %s", async (search, language, address) => {
    expect((await shown(search, language)).slice(0, 3)).toContain(address);
  });

  test.each([
    [
      "melatonin for 4 yr old",
      ["melatonin"],
      "https://kidshealth.org.nz/sleep-problems/melatonin-for-sleep-problems",
    ],
    [
      "uti burning wee",
      ["uti"],
      "https://www.healthnavigator.org.nz/health-a-z/u/urinary-tract-infection-uti/",
    ],
  ])("what the guide has nothing on is said, with who has: %s", async (search, words, url) => {
    const { gap } = await find(search);
    expect([gap?.words, gap?.pages.map((page) => page.url)]).toEqual([words, expect.arrayContaining([url])]);
  });

  test("words that carry nothing decide nothing: each finds what its subject alone finds", async () => {
    const [first] = await shown("croup", "en");
    for (const search of ["is croup ok nz", "how long croup 2 yr old", "croup in toddlers help"])
      expect([search, (await shown(search, "en"))[0]]).toEqual([search, first]);
  });

  test.each([
    "tell my boss I'm pregnant",
    "register birth not married",
    "separated parents custody",
    "20 hours",
    "curry to bring on labour",
    "daycare sickness policy",
    "amber beads",
  ])("%s stays as it is typed", async (search) =>
    expect(await find(search)).not.toHaveProperty("correction"),
  );

  test.each<[string, "en" | "mi", string | undefined, number]>([
    ["diarhea toddler", "en", "diarrhoea toddler", 3116],
    ["excema cream", "en", "eczema cream", 3117],
    ["jelous of new baby", "en", "jealous of new baby", 5007],
    ["asma", "en", "asthma", 3129],
    ["kaiwhakawhanua", "mi", "kaiwhakawhānau", 2001],
    ["breastmilk", "en", undefined, 2053],
    ["biting at daycare", "en", undefined, 4016],
  ])("as it is written every day: %s", async (search, language, term, card) => {
    expect((await find(search, language)).correction?.term).toBe(term);
    expect((await shown(search, language)).slice(0, 3)).toContain(card);
  });

  test("M: pātata is no pātara", async () =>
    expect(await find("ngā kura pātata", "mi")).not.toHaveProperty("correction"));

  test.each([
    ["2 year old wont sleep", 4009],
    ["constipation pregnant", 2113],
    ["constipation toddler", 3118],
    ["when do babies sit up", 3012],
    ["not talking at 2 should i worry", 4005],
    ["how much water 9 month old", 3138],
    ["sleeping on back 30 weeks", 2118],
  ])("whom it is asked for decides between cards on one subject: %s", async (search, card) =>
    expect((await shown(search, "en"))[0]).toBe(card),
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
  test("the index is 450 KB or less", async () => {
    const kept = await guide.db
      .prepare(
        `select (select sum(length(block)) from content_index_data)
           + (select sum(length(cast(word as blob)) + length(cast(written as blob)) + 8) from content_words) as bytes`,
      )
      .first<number>("bytes");
    expect(kept).toBeLessThanOrEqual(450_000);
  });
});
