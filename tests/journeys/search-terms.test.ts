import { describe, expect, test } from "vitest";
import { wordsOf } from "#app/i18n/words.ts";
import { Visitor } from "../support/client.ts";
import { contentService } from "../support/content-service.ts";
import { bothLanguages } from "../support/guide.ts";
import type { Page } from "../support/page.ts";
import { sharedSite, siteForTests } from "../support/site.ts";

const words = wordsOf("search");

const site = sharedSite();
const address = (term: string, prefix = "") => `${prefix}/search?search=${encodeURIComponent(term)}`;
const search = (term: string, prefix = "") => new Visitor(site.url).visit(address(term, prefix));

const found = ({ document }: Page): string[] =>
  [...document.querySelectorAll("main li h2 a")].map((link) => link.getAttribute("href") ?? "");

/** What an address asks for, as the site would read it. */
const termOf = (href: string | null | undefined): string | null =>
  new URL(href ?? "", site.url).searchParams.get("search");

const terms: readonly (readonly [string, string])[] = [
  ["a slash", "sleep/midwife"],
  ["per cent", "100% sleep %20 %2F %"],
  ["a hash", "sleep #1"],
  ["a double quote", 'sleep "safe" \'"'],
  ["a single quote", "baby's sleep"],
  ["an ampersand", "sleep & feeding&search=other"],
  ["markup", "sleep <script>alert(1)</script>"],
  ["an attribute", '"><img src=x onerror=alert(1)>'],
  ["emoji", "👶🏽 sleep 💤"],
  ["two dots", ".."],
  ["a dot", "."],
  ["a way up", "../../stages/2"],
  ["syntax of the index", 'sleep* NEAR(safe, 2) AND "cot" OR -x ^y name:z {a b}'],
  ["syntax of the database", "'; drop table content_items; --"],
  ["plus signs", "sleep + feed = happy"],
  ["a question mark and a backslash", "why? \\sleep\\"],
  ["te reo Māori", "Te whāngai ū i te pēpi"],
  ["other scripts", "睡眠 сон نوم"],
  ["an address", "https://evil.example/?a=b#c"],
  ["what templates read", "{{term}} #{7*7} %s"],
  ["500 letters", "s".repeat(500)],
  ["500 characters of words", `${"sleep midwife ".repeat(35)}whānau ati`.slice(0, 500)],
  ["500 emoji", "💤".repeat(250)],
];

describe.each(bothLanguages)(
  "In $language the term survives [site/routes/search]",
  ({ language, prefix }) => {
    test.each(terms)("%s", async (_what, term) => {
      const page = await search(term, prefix);
      const { document } = page;
      expect(page.status).toBe(200);
      expect(document.querySelector('main input[name="search"]')?.getAttribute("value")).toBe(term);
      expect(page.title).toContain(term);
      const toggle = document.querySelector("header a[hreflang]");
      expect(termOf(toggle?.getAttribute("href"))).toBe(term);
      const onward = [...document.querySelectorAll('main a[href*="/search?"]')].filter(
        (link) => !link.closest("p")?.textContent?.includes(words(language)("didYouMean")),
      );
      expect(onward.map((link) => termOf(link.getAttribute("href"))).filter((each) => each !== term)).toEqual(
        [],
      );
      expect(document.querySelectorAll("main script:not([src]), main img, [onerror]").length).toBe(0);
    });

    test("and is said where nothing was found", async () => {
      const term = '<xyzzyqwv> & "plugh"';
      const page = await search(term, prefix);
      expect(page.text("main")).toContain(`“${term}”`);
    });

    test("without what stands around it", async () => {
      const { document } = await search("  sleep \n", prefix);
      expect(document.querySelector('main input[name="search"]')?.getAttribute("value")).toBe("sleep");
    });
  },
);

test.each([
  "/search?search=%",
  "/search?search=%ff",
  "/search?search=%E0%A4%A",
  "/search?search=a&search=b",
  "/search?%",
])("an address that is badly encoded is no failure: %s", async (path) => {
  expect((await new Visitor(site.url).visit(path)).status).toBe(200);
});

test("the longest terms answer within a second", async () => {
  const slow = ["sleep ".repeat(83), "a b c d e f ".repeat(41), "ā".repeat(500), '"'.repeat(500)];
  for (const term of slow) expect((await search(term)).received.took).toBeLessThan(1000);
});

const section = (id: number) => ({ id, name: "A section", stage: { id: 7, nameEn: "Teenager" } });
const entry = (id: number, within = 71) => ({
  card: {
    id,
    NameEN: `Card ${id}`,
    matches: [{ Content: `${"long ".repeat(100)}<script>x</script>` }],
    section: section(within),
  },
});
const entries = (cards: readonly ReturnType<typeof entry>[]) =>
  Object.fromEntries(cards.map((each, index) => [`e${index}`, each]));
const fifteen = (first: number) => Array.from({ length: 15 }, (_, index) => entry(first + index));

/** Pages of a service that knows no more than the specification says: entries, and nothing of how many there are. */
const pages: Record<string, readonly ReturnType<typeof entry>[][]> = {
  // The second page begins with the last card of the first, then the same card in another section.
  many: [fifteen(7000), [entry(7014), entry(7014, 72), ...fifteen(7015).slice(0, 13)], [], []],
  meant: [[entry(7000)]],
};

describe("With the search of another service (CONTENT_URL)", async () => {
  const { url } = await contentService({
    stages: [{ id: 7, nameEn: "Teenager" }],
    search: (term, page) => {
      if (term === "broken" && page > 0) throw new Error("The second page fails");
      if (term === "meant")
        return {
          entries: entries(pages.meant?.[0] ?? []),
          total: 1,
          page: 0,
          pages: 1,
          facets: { stages: [], topics: [] },
          correction: { term: "mean", applied: false },
        };
      return entries(pages.many?.[page] ?? []);
    },
  });
  const other = siteForTests({ environment: { CONTENT_URL: url } });
  const visit = (path: string) => new Visitor(other.url).visit(path);
  const more = words("en")("more");

  test("results accumulate and are deduplicated on card and section [site/search/once]", async () => {
    const page = await visit("/search?search=many&page=2");
    expect(found(page).length).toBe(15 + 14);
    expect(page.texts("main li h2").filter((name) => name === "Card 7014").length).toBe(2);
  });

  test("a next page exists while the last batch was non-empty [site/search/last-batch]", async () => {
    const [first, second, third] = await Promise.all(
      [1, 2, 3].map((page) => visit(`/search?search=many&page=${page}`)),
    );
    expect([first, second, third].map((page) => page?.texts("main a").includes(more))).toEqual([
      true,
      true,
      false,
    ]);
  });

  test("an error clears the results [site/search/failure]", async () => {
    expect(found(await visit("/search?search=broken")).length).toBe(15);
    const page = await visit("/search?search=broken&page=2");
    expect([found(page), page.text('main [role="alert"]')]).toEqual([[], words("en")("failure")]);
  });

  test("what it probably meant is offered: 'did you mean'", async () => {
    const page = await visit("/search?search=meant");
    expect(page.text("#results")).toContain(`${words("en")("didYouMean")} mean`);
    expect(page.link("mean")).toBe("/search?search=mean");
  });

  test("its excerpts are cut at 250 characters and hold nothing but words and marks", async () => {
    const page = await visit("/search?search=many");
    const [excerpt] = page.document.querySelectorAll("main li .excerpt");
    expect(excerpt?.textContent?.length).toBeLessThanOrEqual(250);
    expect(excerpt?.textContent).toMatch(/…$/);
    expect(page.document.querySelectorAll("main li script").length).toBe(0);
  });
});

describe("words that nobody answered", () => {
  const other = siteForTests();
  const visit = (path: string) => new Visitor(other.url).visit(path);
  const database = () => other.running.miniflare.getD1Database("DB", "timata");
  const kept = async () => {
    const { results } = await (await database())
      .prepare("select distinct word from unknown_words order by word")
      .all<{ word: string }>();
    return results.map(({ word }) => word);
  };

  test("one word is kept with its day; of two, of danger and of what is known, none [site/search/unknown-words]", async () => {
    for (const term of [
      "sleep",
      "kaleidoscope trampolining",
      "he hit me with a trombone",
      "toddler trombone",
    ])
      await visit(address(term));
    await expect.poll(kept).toEqual(["trombone"]);
    const columns = await (await database()).prepare("select * from unknown_words").all();
    expect(columns.results.map((row) => Object.keys(row))).toEqual([["word", "day"]]);
  });

  test("editors see what was asked on 20 days, and nobody sees less [site/search/unknown-words]", async () => {
    const day = (count: number) => new Date(Date.UTC(2026, 6, count)).toISOString().slice(0, 10);
    const days = [...Array(20).keys()].flatMap((count) => [
      ["hypnobirthing", day(count + 1)],
      ...(count > 0 ? [["secretname", day(count + 1)]] : []),
    ]);
    await (await database())
      .prepare("insert into unknown_words select value ->> 0, value ->> 1 from json_each(?1)")
      .bind(JSON.stringify(days))
      .run();
    const text = (await visit("/about/content")).text("main");
    expect(text).toContain("hypnobirthing: on 20 days");
    expect(text).not.toContain("secretname");
  });
});
