import { describe, expect, test } from "vitest";
import { wordsOf } from "#app/i18n/words.ts";
import { Visitor } from "../support/client.ts";
import { setFault } from "../support/failing-services.ts";
import { bothLanguages, cardName, guide, stages } from "../support/guide.ts";
import type { Page } from "../support/page.ts";
import { siteForTests } from "../support/site.ts";

const words = wordsOf("search");

const site = siteForTests();
const open = (path: string) => new Visitor(site.url).visit(path);
const search = (term: string, prefix = "", more = "") =>
  open(`${prefix}/search?search=${encodeURIComponent(term)}${more}`);

/** The links of the results, in order. */
const found = ({ document }: Page): string[] =>
  [...document.querySelectorAll("main li h2 a")].map((link) => link.getAttribute("href") ?? "");

/** What is announced of the results. */
const said = (page: Page): string => page.texts('main [role="status"]').join(" ").trim();

/** N and M of 'showing N of M'. */
const count = (page: Page): number[] => (said(page).match(/\d+/g) ?? []).map(Number);

const allCards = guide.stages.flatMap((stage, index) =>
  stage.Sections.flatMap(({ Cards }) => Cards.map((card) => ({ card, path: stages[index]?.[0] ?? "" }))),
);

describe.each(bothLanguages)("Search results in $language", ({ language, prefix }) => {
  const t = words(language);
  const often = language === "en" ? "midwife" : "kaiwhakawhānau";

  test("each result has the card's name as a link to it, its stage and its topics as tags [site/search/result]", async () => {
    const page = await search(often, prefix);
    const results = [...page.document.querySelectorAll("main li:has(h2)")];
    expect(results.length).toBe(15);
    const cards = results.filter((result) => result.querySelector('h2 a[href*="#card"]'));
    expect(cards.length).toBeGreaterThan(10);
    for (const result of cards) {
      const link = result.querySelector("h2 a")!;
      const href = link.getAttribute("href") ?? "";
      const { card, path } = allCards.find(({ card }) => href.endsWith(`#card${card.id}`))!;
      expect([href, link.textContent]).toEqual([
        `${prefix}${path}?card=${card.id}#card${card.id}`,
        cardName(card, language),
      ]);
      const tags = [...result.querySelectorAll("ul a")].map((tag) => tag.getAttribute("href"));
      const topics = card.tags.map(({ id }) => `${prefix}${path}?filter=${id}`);
      expect(tags).toEqual([prefix + path, ...topics]);
    }
  });

  test("the excerpt is cut at 250 characters with an ellipsis, around the match, which is marked [site/search/excerpt]", async () => {
    const page = await search(often, prefix);
    const excerpts = [...page.document.querySelectorAll("main li .excerpt")];
    expect(excerpts.length).toBe(15);
    for (const excerpt of excerpts) {
      const text = excerpt.textContent ?? "";
      expect(text.length).toBeLessThanOrEqual(250);
      if (text.length > 230) expect(text).toContain("…");
    }
    const marked = page.texts("main li .excerpt mark");
    expect(marked.length).toBeGreaterThanOrEqual(10);
    expect(marked.filter((text) => !/^(midwi|LMC$|kaiwhakawh[aā]nau)/i.test(text))).toEqual([]);
  });

  test("a count shows 'showing N of M'; 'Load more' brings the next 15 to those that are there [site/search/more]", async () => {
    let page = await search(often, prefix);
    const [shown, all = 0] = count(page);
    expect([shown, all > 15]).toEqual([15, true]);
    if (language === "en") expect(said(page)).toBe(`showing 15 of ${all}`);
    for (let number = 2; number <= Math.ceil(all / 15); number++) {
      const before = found(page);
      const link = page.link(t("more"));
      expect(link).toContain(`page=${number}#result-${before.length + 1}`);
      page = await open(link.split("#")[0] ?? "");
      expect(found(page).slice(0, before.length)).toEqual(before);
      expect(count(page)).toEqual([Math.min(number * 15, all), all]);
      expect(page.document.getElementById(`result-${before.length + 1}`)).not.toBe(null);
    }
    expect(new Set(found(page)).size).toBe(all);
    expect(page.texts("main a")).not.toContain(t("more"));
  });

  test.each(["0", "-1", "abc", "1e9", "999", "2.5", "", "%00"])(
    "a page number that makes no sense is no failure: page=%s",
    async (number) => {
      const page = await search("sleep", prefix, `&page=${number}`);
      expect([page.status, found(page).length > 0]).toEqual([200, true]);
    },
  );

  test.each([
    ["a stage", "facets/stage"],
    ["a topic", "facets/topic"],
  ] as const)("facets narrow the results to %s, each with how many it leads to", async (_kind, heading) => {
    const page = await search(often, prefix);
    const title = [...page.document.querySelectorAll("main nav h2")].find(
      ({ textContent }) => textContent === t(heading),
    );
    const choices = [...(title?.nextElementSibling?.querySelectorAll("li") ?? [])];
    expect(choices.length).toBeGreaterThan(1);
    for (const choice of choices.slice(0, 4)) {
      const href = choice.querySelector("a")?.getAttribute("href") ?? "";
      const narrowed = await open(href);
      expect(count(narrowed)[1]).toBe(Number(choice.textContent?.match(/\d+$/)?.[0]));
      expect(narrowed.texts('main nav a[aria-current="true"]')).toEqual([
        choice.querySelector("a")?.textContent,
      ]);
      const back = narrowed.link(t(heading === "facets/stage" ? "facets/all/stage" : "facets/all/topic"));
      expect(count(await open(back))).toEqual(count(page));
    }
  });

  test.each(["&stage=99", "&topic=nothing-such", "&stage=%3Cscript%3E", "&topic=__proto__", "&stage=%ff"])(
    "a facet that nobody knows is ignored: %s",
    async (more) => {
      expect(count(await search(often, prefix, more))).toEqual(count(await search(often, prefix)));
    },
  );

  test("a message shows when there are no results, with help [site/search/none]", async () => {
    const page = await search("xyzzyqwv plugh", prefix);
    expect([page.status, found(page)]).toEqual([200, []]);
    expect(page.text("main")).toContain(t("nothing/title", { term: "xyzzyqwv plugh" }));
    expect(page.text("main")).toContain(t("nothing/spelling"));
    const links = [...page.document.querySelectorAll("main nav a")].map((link) => link.getAttribute("href"));
    expect(links).toEqual(stages.map(([path]) => prefix + path));
    expect(page.document.querySelector(`main a[href="${prefix}/support"]`)).not.toBe(null);
  });

  test("nothing found within a facet: a link searches everywhere", async () => {
    const narrow = await search(often, prefix, "&stage=6&topic=sleep");
    expect(found(narrow)).toEqual([]);
    expect(count(await open(narrow.link(t("nothing/everywhere"))))).toEqual(
      count(await search(often, prefix)),
    );
  });

  test.each(["/search", "/search?search=", "/search?search=%20%20", "/search?search=%E2%80%83"])(
    "an empty term searches nothing and says nothing of results: %s",
    async (path) => {
      const page = await open(prefix + path);
      expect([page.status, found(page), said(page)]).toEqual([200, [], ""]);
      expect(page.text("main")).not.toContain("“");
      expect(page.document.querySelector('main input[name="search"]')?.getAttribute("value") ?? "").toBe("");
    },
  );

  test("a misspelt word is put right at once, with a way back to what was typed [site/search/spelling]", async () => {
    const [wrong, right] =
      language === "en" ? ["imunisation", "immunisation"] : ["kaiwakawhanau", "kaiwhakawhānau"];
    const page = await search(wrong, prefix);
    expect(page.text("#results")).toContain(`${t("correctedTo")} ${right}`);
    expect(found(page)).toEqual(found(await search(right, prefix)));
    const asTyped = await open(page.link(t("asTyped", { term: wrong })));
    expect([found(asTyped), asTyped.text("main")]).toEqual([[], expect.stringContaining(`“${wrong}”`)]);
    expect(page.document.querySelector('main input[name="search"]')?.getAttribute("value")).toBe(wrong);
  });

  test("the search-bar toggle is hidden on /search, and stands on other pages [site/shell/search]", async () => {
    const [results, home] = await Promise.all([search("sleep", prefix), open(prefix || "/")]);
    const toggles = ({ document }: Page) =>
      document.querySelectorAll("header form, header [popovertarget='search-drawer']").length;
    expect([toggles(results), toggles(home) > 0]).toEqual([0, true]);
    const form = home.document.querySelector('header form input[name="search"]')?.closest("form");
    expect([form?.getAttribute("action"), form?.getAttribute("method")]).toEqual([`${prefix}/search`, "get"]);
  });

  test("what the support page helps with is found, too", async () => {
    const [about, other] = await Promise.all([search("family violence", prefix), search("sleep", prefix)]);
    const links = ({ document }: Page) => document.querySelectorAll(`main a[href^="${prefix}/support#"]`);
    const [first] = links(about);
    expect(first?.getAttribute("href")).toBe(`${prefix}/support#family-violence`);
    expect((await open(`${prefix}/support`)).document.getElementById("family-violence")).not.toBe(null);
    expect(links(other).length).toBe(0);
  });

  test("a translation notice is shown when the language is not English [site/search/translation-notice]", async () => {
    const notes = (await search(often, prefix)).text("#results");
    expect(notes.includes(words("mi")("translation"))).toBe(language === "mi");
  });
});

describe("What the guide does not say", () => {
  test("nobody's word is passed over: what we have nothing on is said, with the pages of others and when they were looked at [site/search/elsewhere]", async () => {
    const page = await search("melatonin for my 4 year old");
    const elsewhere = page.document.querySelector("main .elsewhere");
    expect(elsewhere?.querySelector("h2")?.textContent).toBe("We have nothing on “melatonin” yet");
    expect(elsewhere?.querySelector("a")?.getAttribute("href")).toMatch(/^https:\/\/kidshealth\.org\.nz\//);
    expect(elsewhere?.textContent).toMatch(/2026/);
    expect(said(page)).not.toContain("melatonin");
  });

  test("the sentence that answers comes before the name of its card, with its source, and figures are in it [site/search/answer]", async () => {
    const [first] = (await search("best start payment how much")).document.querySelectorAll("main li.result");
    const [answer, name] = [first?.querySelector(".excerpt"), first?.querySelector("h2")];
    expect(answer?.textContent).toMatch(/\$\d/);
    expect(answer!.compareDocumentPosition(name!) & 4).toBe(4);
    expect(first?.querySelector(".sources a")).not.toBe(null);
  });
});

describe("A query in one language on a page in the other", () => {
  const notes = bothLanguages.map(({ language }) => words(language)("foundInOther").replace(/<[^>]*>/g, ""));
  test.each([
    ["kaiwhakawhānau", "", "mi"],
    ["kaiwhakawhanau", "", "mi"],
    ["breastfeeding", "/mi", "en-NZ"],
  ])(
    "%s at %s/search finds the card, shows the text it was found in, and says so",
    async (term, prefix, lang) => {
      const page = await search(term, prefix);
      const first = page.document.querySelector("main li:has(h2)")!;
      expect(first.textContent).toContain(notes[prefix ? 1 : 0]);
      expect(first.querySelector("mark")?.closest("[lang]")?.getAttribute("lang")).toBe(lang);
    },
  );

  test("what was found in the language of the page says nothing", async () => {
    expect((await search("midwife")).text("#results")).not.toContain(notes[0]);
    expect((await search("kaiwhakawhānau", "/mi")).text("#results")).not.toContain(notes[1]);
  });
});

describe("Search does not hear macrons, capitals or how characters are composed [quality/text/macrons]", () => {
  test.each([
    ["kaiwhakawhānau", "kaiwhakawhanau"],
    ["whāngai", "whangai"],
    ["whāngai", "WHĀNGAI"],
    ["whāngai", "whāngai".normalize("NFD")],
    ["pēpi", "pepi"],
    ["sleep", "slēēp"],
    ["car seat", "  Car   SEAT "],
  ])("%s and %s find the same", async (one, other) => {
    const [first, second] = await Promise.all([search(one), search(other)]);
    expect(found(first).length).toBeGreaterThan(0);
    expect(found(second)).toEqual(found(first));
  });
});

describe("When the content service fails", () => {
  test.each(["down", "gone", "nonsense"])(
    "%s: the failure is said and no results stand [site/search/failure]",
    async (behaviour) => {
      await setFault(site.url, "content", behaviour);
      try {
        const [inEnglish, inMaori] = [await search("sleep"), await search("sleep", "/mi")];
        expect([inEnglish.status, found(inEnglish)]).toEqual([503, []]);
        expect(inEnglish.text('main [role="alert"]')).toBe(
          "We're sorry there seems to have been an error, please try your search again.",
        );
        expect(inMaori.text('main [role="alert"]')).toBe(words("mi")("failure"));
        expect(inEnglish.document.querySelector('main input[name="search"]')?.getAttribute("value")).toBe(
          "sleep",
        );
      } finally {
        await setFault(site.url, "content", "ok");
      }
      expect((await search("sleep", "", "&again=1")).status).toBe(200);
    },
  );
});
