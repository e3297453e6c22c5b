import { describe, expect, test } from "vitest";
import { dayInWords } from "#app/i18n/day.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { Visitor } from "../support/client.ts";
import { bothLanguages, cardName, guide, nameOf, said, stages } from "../support/guide.ts";
import type { Page } from "../support/page.ts";
import { sharedSite } from "../support/site.ts";

const words = wordsOf("stages");
const shellWords = wordsOf("i18n");

const site = sharedSite();
const open = (path: string) => new Visitor(site.url).visit(path);

/** Each stage with its path, in each language. */
const rows = bothLanguages.flatMap(({ language, prefix }) =>
  guide.stages.map((stage, index) => {
    const path = prefix + (stages[index]?.[0] ?? "");
    return { language, prefix, stage, path, t: words(language) };
  }),
);

/** The last words of a heading: on English pages its Māori companion stands before it. */
const headings = (page: Page, selector: string): string[] =>
  [...page.document.querySelectorAll(selector)].map((heading) => {
    const companion = heading.querySelector(".companion")?.textContent ?? "";
    return (heading.textContent ?? "").replace(companion, "").replace(/\s+/g, " ").trim();
  });

/** Words without any space: where paragraphs meet, a page and its source have different ones. */
const compact = (text: string): string => text.replace(/\s+/g, "");
const textOf = (html = ""): string => compact(said(html).replaceAll("&amp;", "&"));

describe.each(bothLanguages)(
  "Home in $language: a stage select that leads to the stage [site/routes/home]",
  (each) => {
    const { language, prefix } = each;
    test.each(stages)("%s", async (path, nameEn, nameMi) => {
      const home = await open(prefix || "/");
      const select = home.document.querySelector("#stage");
      const form = select?.closest("form");
      expect(form?.querySelector('button[type="submit"]')?.textContent).toBe(words(language)("home/button"));
      expect(home.texts("#stage option").slice(1)).toContain(language === "en" ? nameEn : nameMi);

      const action = form?.getAttribute("action") ?? "";
      const page = await open(`${action}?stage=${path.replace("/stage/", "")}`);
      expect([page.address, page.status]).toEqual([prefix + path, 200]);
    });

    test("each stage is a link too, in order", async () => {
      const home = await open(prefix || "/");
      // G23
      for (const path of ["/financial-help/paid-parental-leave-checker", "/to-do", "/profile"])
        expect(home.document.querySelector(`main a[href="${prefix}${path}"]`)).not.toBeNull();
      const links = [...home.document.querySelectorAll("main ol a")].map((link) => link.getAttribute("href"));
      expect(links).toEqual(stages.map(([path]) => prefix + path));
    });
  },
);

describe.each(rows)("Stage page $path", ({ language, prefix, path, stage, t }) => {
  const cards = stage.Sections.flatMap(({ Cards }) => Cards);

  test("begins with its name and its intro text [site/stage/intro]", async () => {
    const page = await open(path);
    expect(headings(page, "h1")).toEqual([nameOf(stage, language)]);
    const intro = textOf(language === "en" ? stage.introEn : stage.introMi);
    expect(compact(page.text("main")).slice(0, 2000)).toContain(intro);
  });

  test("on an English page the name stands in te reo Māori beside it, marked as such", async () => {
    const companion = (await open(path)).document.querySelector("h1 .companion");
    const wanted = language === "en" ? [said(stage.nameMi), "mi"] : [undefined, undefined];
    expect([companion?.textContent, companion?.getAttribute("lang")]).toEqual(wanted);
  });

  test("has five or more sections in order, each with its banner [site/stage/sections]", async () => {
    const page = await open(path);
    expect(stage.Sections.length).toBeGreaterThanOrEqual(5);
    expect(headings(page, "main section h2")).toEqual(stage.Sections.map((each) => nameOf(each, language)));
    for (const { id, introEn, introMi } of stage.Sections) {
      const intro = textOf(language === "en" ? introEn : introMi);
      expect(compact(page.text(`#section-${id}`))).toContain(intro);
    }
  });

  test("has every card of each section in order, under the section's heading [site/stage/sections]", async () => {
    const { document } = await open(path);
    for (const { id, Cards } of stage.Sections) {
      const found = [...document.querySelectorAll(`#section-${id} [id^="card"] h3`)];
      expect(found.map((heading) => heading.textContent)).toEqual(
        Cards.map((card) => cardName(card, language)),
      );
    }
  });

  test("a section leads to the cards of other stages that it tells of, which do not stand twice", async () => {
    const { document } = await open(path);
    for (const { id, Guests = [] } of stage.Sections) {
      const links = [...document.querySelectorAll(`#section-${id} .guests a`)].map((link) =>
        link.getAttribute("href"),
      );
      const homes = Guests.map((guest) => {
        const home = guide.stages.findIndex(({ nameEn }) => nameEn === guest.stage);
        return `${prefix}${stages[home]?.[0]}?card=${guest.id}#card${guest.id}`;
      });
      expect(links).toEqual(homes);
    }
    if (stage.id === 3) expect(document.querySelectorAll(".guests a").length).toBeGreaterThanOrEqual(6);
  });

  test("ids #card{id} and #section-{id} exist once each [site/routes/hash]", async () => {
    const { document } = await open(path);
    const wanted = [
      ...cards.map(({ id }) => `card${id}`),
      ...stage.Sections.map(({ id }) => `section-${id}`),
    ];
    const found = [...document.querySelectorAll("[id]")].map(({ id }) => id);
    expect(wanted.filter((id) => found.filter((each) => each === id).length !== 1)).toEqual([]);
    expect(new Set(found).size).toBe(found.length);
  });

  test("an open card stands open, a closed one is collapsible and closed [site/stage/cards]", async () => {
    const { document } = await open(path);
    const shown = cards.map(({ id }) => document.getElementById(`card${id}`)!);
    expect(shown.map(({ nodeName }) => nodeName)).toEqual(
      cards.map(({ state }) => (state === "closed" ? "DETAILS" : "ARTICLE")),
    );
    expect(shown.filter((card) => card.hasAttribute("open"))).toEqual([]);
    expect(new Set(cards.map(({ state }) => state))).toEqual(new Set(["open", "closed"]));
  });

  test("cards hold rich text, accordions and links in their order [site/stage/elements]", async () => {
    const { document } = await open(`${path}?open=all`);
    for (const card of cards) {
      const body = document.querySelector(`#card${card.id} > div`)!;
      const kinds = [...body.children]
        .map((part) => kindOf(part))
        .filter((kind) => !["tags", "sources"].includes(kind));
      expect([card.id, kinds]).toEqual([card.id, card.elements.map(({ type }) => type)]);
    }
  });

  test("a card names at its end what was read for it and on which day; what is unchecked is told to editors only", async () => {
    const { document } = await open(`${path}?open=all`);
    const told = shellWords(language);
    for (const { id, sources } of cards) {
      const shown = document.querySelector(`#card${id} .sources`);
      const links = [...(shown?.querySelectorAll("a") ?? [])].map((link) => link.getAttribute("href"));
      const read = sources.filter((source) => source.read);
      expect(links.toSorted()).toEqual(read.map(({ url }) => url).toSorted());
      for (const { read: day = "" } of read)
        expect(shown?.textContent).toContain(told("sources/read", { day: dayInWords(day, language) }));
    }
  });

  test("'open all' opens every card, and 'close all' leads back", async () => {
    const page = await open(path);
    const opened = await open(page.link(t("stage/openAll")));
    const closed = (of: Page) => of.document.querySelectorAll('details[id^="card"]:not([open])').length;
    expect([closed(page), closed(opened)]).toEqual([
      cards.filter(({ state }) => state === "closed").length,
      0,
    ]);
    const again = await open(opened.link(t("stage/closeAll")));
    expect(closed(again)).toBe(closed(page));
  });

  test("its sections are folded but the first, which it begins with, and the stages around it come at the end", async () => {
    const { document } = await open(path);
    const folds = [...document.querySelectorAll("main section > details")];
    expect(folds.map((fold) => fold.hasAttribute("open"))).toEqual(
      stage.Sections.map((_, index) => index === 0),
    );
    const [own, guest] = [stage.Sections[0]?.Cards[0], stage.Sections[0]?.Guests?.[0]];
    const first = own ? `#card${own.id}` : `?card=${guest?.id}#card${guest?.id}`;
    expect(document.querySelector("#top a")?.getAttribute("href")).toSatisfy((href: string) =>
      href.endsWith(first),
    );
    const around = [guide.stages[stage.id], guide.stages[stage.id - 2]].flatMap((each) => each ?? []);
    const links = [...document.querySelectorAll("main nav:last-of-type a[rel]")];
    expect(links.map((link) => link.textContent)).toEqual(
      around.map((each) => expect.stringContaining(nameOf(each, language))),
    );
    expect((await open(links[0]?.getAttribute("href") ?? "")).status).toBe(200);
  });

  test("a closed card of a folded section is told by its first sentence, and leads to all of it, open", async () => {
    const page = await open(path);
    const begun = [...page.document.querySelectorAll("[data-beginning]")];
    const folded = stage.Sections.slice(1).flatMap(({ Cards }) =>
      Cards.filter(({ state }) => state === "closed"),
    );
    expect(begun.map(({ id }) => id)).toEqual(folded.map(({ id }) => `card${id}`));
    const [first] = begun;
    const whole = await open(first?.querySelector(".card-link a")?.getAttribute("href") ?? "");
    const card = whole.document.getElementById(first?.id ?? "")!;
    expect(card.hasAttribute("open") && card.closest("section > details")?.hasAttribute("open")).toBe(true);
    const sentence = first?.querySelector("p")?.textContent ?? "";
    expect(sentence.length).toBeGreaterThan(10);
    expect(card.textContent).toContain(sentence);
    expect(card.textContent?.length).toBeGreaterThan(3 * sentence.length);
  });

  test("has a side navigation of its sections with a 'back to top' link whose target exists [site/stage/side-navigation]", async () => {
    const { document } = await open(path);
    const up = [...document.querySelectorAll("main nav a")].find(
      (link) => link.textContent === t("stage/backToTop"),
    );
    const links = [...(up?.closest("nav")?.querySelectorAll("a") ?? [])].map((link) =>
      link.getAttribute("href"),
    );
    const top = up?.getAttribute("href") ?? "";
    expect(links).toEqual([...stage.Sections.map(({ id }) => `#section-${id}`), top]);
    expect(document.getElementById(top.slice(1))).not.toBe(null);
  });

  test("the go-to-section drawer lists its sections; on stage 1 there is none [site/drawers/sections]", async () => {
    const { document } = await open(path);
    const links = [...document.querySelectorAll('#sections nav a[href^="#section-"]')].map((link) =>
      link.getAttribute("href"),
    );
    expect(links).toEqual(stage.id === 1 ? [] : stage.Sections.map(({ id }) => `#section-${id}`));
    const opens = document.querySelectorAll('button[popovertarget="sections"]:not([popovertargetaction])');
    expect([opens.length, document.querySelectorAll("#sections[popover]").length]).toEqual(
      stage.id === 1 ? [0, 0] : [1, 1],
    );
  });

  test("te reo Māori that no fluent reader has checked says that it is a draft; English says nothing", async () => {
    const isDraft = cards.some(({ translation }) => translation === "draft");
    const note = textOf(shellWords("mi")("translationDraft"));
    expect(compact((await open(path)).text("main")).includes(note)).toBe(language === "mi" && isDraft);
  });
});

function kindOf(part: Element): string {
  if (part.matches("details")) return "accordion";
  if (part.matches(".sources")) return "sources";
  if (part.querySelector('a[href*="?filter="]')) return "tags";
  return part.matches("p") && part.querySelector("a") ? "url" : "richtext";
}

/** Stage 2 has the sections of pregnancy, with the weeks before the due date. */
const pregnancy = [
  [95, "Pregnancy weeks 0-14", "Ngā wiki 0-14 o te hapūtanga", [39, 25]],
  [101, "Pregnancy weeks 15-30", "Ngā wiki 15-30 o te hapūtanga", [24, 9]],
  [152, "Pregnancy weeks 31 to birth", "Mai i te wiki 31 ki te whānautanga", [8, 0]],
  [542, "Due date", "Te wā whānau kua whakaritea", undefined],
  [98, "New baby weeks 1-6", "Ngā wiki 1-6 o te pēpi hou", undefined],
  [182, "Baby 6 weeks to 3 months", "Te wiki 6 ki te marama 3 o te pēpi", undefined],
  [451, "Baby 3 months to 6 months", "Te marama 3 ki te marama 6 o te pēpi", undefined],
] as const;

describe("Pregnancy", () => {
  test("has the seven sections in their order", async () => {
    const { document } = await open("/stage/pregnancy");
    const found = [...document.querySelectorAll('main section[id^="section-"]')].map(({ id }) => id);
    expect(found).toEqual(pregnancy.map(([id]) => `section-${id}`));
  });

  test.each(pregnancy)("section %i: %s / %s", async (id, nameEn, nameMi, weeks) => {
    const [inEnglish, inMaori] = await Promise.all([open("/stage/pregnancy"), open("/mi/stage/pregnancy")]);
    expect(headings(inEnglish, `#section-${id} h2`)).toEqual([nameEn]);
    expect(inMaori.text(`#section-${id} h2`)).toBe(nameMi);
    const lines = [inEnglish, inMaori].map((page) => page.text(`#section-${id}`));
    const line = weeks && `${weeks[0]} to ${weeks[1]} weeks before the due date`;
    expect(lines[0]?.match(/\d+ to \d+ weeks before the due date/)?.[0]).toBe(line);
    expect(lines[1]?.match(/\d+ ki te \d+ wiki i mua/)?.[0]).toBe(
      weeks && `${weeks[0]} ki te ${weeks[1]} wiki i mua`,
    );
  });
});

test.each(bothLanguages)(
  "each section leads to itself in the other language, $language",
  async ({ prefix }) => {
    const { document } = await new Visitor(site.url).visit(`${prefix}/stage/baby`);
    const sections = [...document.querySelectorAll(".section")];
    expect(sections.length).toBeGreaterThan(1);
    for (const section of sections)
      expect(section.querySelector("a[hreflang]")?.getAttribute("href")).toBe(
        `${prefix ? "" : "/mi"}/stage/baby#${section.id}`,
      );
  },
);
