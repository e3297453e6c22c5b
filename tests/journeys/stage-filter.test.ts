import { describe, expect, test } from "vitest";
import { wordsOf } from "#app/i18n/words.ts";
import { Visitor } from "../support/client.ts";
import { contentService } from "../support/content-service.ts";
import { bothLanguages, guide, stages } from "../support/guide.ts";
import type { Page } from "../support/page.ts";
import { sharedSite, siteForTests } from "../support/site.ts";

const words = wordsOf("stages");
const shellWords = wordsOf("i18n");

const site = sharedSite();
const open = (path: string) => new Visitor(site.url).visit(path);

const cardsOn = ({ document }: Page): string[] =>
  [...document.querySelectorAll('main [id^="card"]')].map(({ id }) => id);

/** Stages with a filter, each with the topics of its cards in the order in which they come up. */
const filtered = bothLanguages.flatMap(({ language, prefix }) =>
  guide.stages.slice(1).map((stage) => {
    const path = prefix + (stages[stage.id - 1]?.[0] ?? "");
    const cards = stage.Sections.flatMap(({ Cards }) => Cards);
    const topics = [...new Map(cards.flatMap(({ tags }) => tags.map((tag) => [tag.id, tag]))).values()];
    return { language, path, stage, cards, topics, t: words(language) };
  }),
);

describe.each(filtered)("The topic filter of $path", ({ language, path, stage, cards, topics, t }) => {
  const nameOf = ({ name, nameMi }: (typeof topics)[number]) => (language === "en" ? name : nameMi);

  test("offers every topic of the stage's cards once, and all [site/stage/filter]", async () => {
    const page = await open(path);
    const options = [...page.document.querySelectorAll("#filter option")];
    expect(options.map((option) => [option.getAttribute("value"), option.textContent])).toEqual([
      ["", t("stage/filter/all")],
      ...topics.map((topic) => [topic.id, nameOf(topic)]),
    ]);
    expect(page.document.querySelector("#filter")?.closest("form")?.querySelector("button")).not.toBe(null);
  });

  test.each(topics.map((topic) => [topic.id, topic] as const))(
    "%s: only its cards are shown, with the sections they are in, and the page says so [site/routes/stage]",
    async (id, topic) => {
      const page = await open(`${path}?filter=${id}`);
      const wanted = cards.filter(({ tags }) => tags.some((tag) => tag.id === id));
      expect(cardsOn(page)).toEqual(wanted.map((card) => `card${card.id}`));
      const sections = stage.Sections.filter(({ Cards, Guests = [] }) =>
        [...Cards, ...Guests].some(({ tags }) => tags.some((tag) => tag.id === id)),
      );
      expect([...page.document.querySelectorAll('main section[id^="section-"]')].map(({ id }) => id)).toEqual(
        sections.map(({ id }) => `section-${id}`),
      );
      expect(page.texts('main [role="status"]').join()).toContain(nameOf(topic));
      expect(page.document.querySelector("#filter option[selected]")?.getAttribute("value")).toBe(id);
      expect(page.title).toContain(nameOf(topic));
    },
  );

  test("a tag of a card sets the filter [site/stage/tags]", async () => {
    const [topic] = topics;
    const tag = (await open(path)).document.querySelector('main [id^="card"] a[href*="?filter="]');
    expect(tag?.textContent).toBe(topic && nameOf(topic));
    expect(tag?.getAttribute("href")).toBe(`${path}?filter=${topic?.id}`);
  });

  test("it is cleared by one link, which shows every card again", async () => {
    const page = await open(`${path}?filter=${topics[0]?.id}`);
    expect(cardsOn(await open(page.link(t("stage/filter/clear"))))).toEqual(
      cards.map(({ id }) => `card${id}`),
    );
  });

  test("while it is active the go-to-section drawer is hidden [site/drawers/sections]", async () => {
    const { document } = await open(`${path}?filter=${topics[0]?.id}`);
    expect(
      document.querySelectorAll('#sections, [popovertarget="sections"], a[href="#sections"]').length,
    ).toBe(0);
  });

  test("'open all' keeps it", async () => {
    const filter = `filter=${topics[0]?.id}`;
    const opened = await open((await open(`${path}?${filter}`)).link(t("stage/openAll")));
    expect(opened.address).toContain(filter);
    expect(opened.document.querySelectorAll('details[id^="card"]:not([open])').length).toBe(0);
    expect(opened.link(t("stage/closeAll"))).toContain(filter);
  });

  test.each(["nothing-such", "__proto__", "Money", "", "money<script>", "%", "%ff", "../money"])(
    "an unknown one is ignored: %j",
    async (filter) => {
      const page = await open(`${path}?filter=${filter.includes("%") ? filter : encodeURIComponent(filter)}`);
      expect([page.status, cardsOn(page).length]).toEqual([200, cards.length]);
      expect(page.texts("main a")).not.toContain(t("stage/filter/clear"));
      if (filter.length > 5) expect(page.html).not.toContain(filter);
    },
  );

  test("the language button keeps what was chosen, and nothing that the page does not know", async () => {
    const chosen = `filter=${topics[0]?.id}&open=all`;
    const page = await open(`${path}?utm_source=mail&${chosen}&search=x`);
    const toggle = page.document.querySelector("header a[hreflang]")?.getAttribute("href");
    const other = language === "en" ? `/mi${path}` : path.replace(/^\/mi/, "");
    expect(toggle).toBe(`${other}?${chosen}`);
  });
});

describe.each(bothLanguages)(
  "On stage 1 in $language the filter is absent [site/stage/filter]",
  ({ prefix }) => {
    test("there is no select, whatever the address says", async () => {
      const [plain, asked] = await Promise.all(
        ["", "?filter=money"].map((query) => open(`${prefix}/stage/getting-ready${query}`)),
      );
      expect(plain && asked && [cardsOn(plain), cardsOn(asked)]).toEqual([cardsOn(plain!), cardsOn(plain!)]);
      expect([plain, asked].map((page) => page?.document.querySelectorAll("#filter").length)).toEqual([0, 0]);
    });
  },
);

describe.each(bothLanguages)("action=open-profile in $language", ({ prefix }) => {
  test.each([
    ["the page of pregnancy heeds it", "/stage/pregnancy", "open-profile", true],
    ["another action is ignored", "/stage/pregnancy", "open-everything", false],
    ["the profile appears only on stage 2", "/stage/baby", "open-profile", false],
  ])("%s: %s?action=%s", async (_rule, path, action, isHeeded) => {
    const [plain, asked] = [await open(prefix + path), await open(`${prefix}${path}?action=${action}`)];
    expect([asked.status, asked.text("main") !== plain.text("main")]).toEqual([200, isHeeded]);
  });
});

const rich = (content: string, contentMI?: string) => ({ type: "richtext", content, contentMI });
const card = (id: number, NameEN: string, elements: object[], more: object = {}) => ({
  id,
  NameEN,
  elements,
  ...more,
});

/** A stage of a service that knows more kinds of elements than this site, and less te reo Māori. */
const strangeStage = {
  id: 7,
  nameEn: "Teenager",
  introEn: "<p>Nearly grown.</p>",
  Sections: [
    {
      id: 71,
      nameEn: "Sleeping late",
      Cards: [
        card(7001, "A film", [
          rich("<p>Before.</p>"),
          { type: "video", src: "x.mp4" },
          rich("<p>After.</p>"),
        ]),
        card(7002, "Half said", [rich("<p>In English.</p>", "<p>Ki te reo Māori.</p>")], {
          NameMI: "Te kāri",
        }),
        card(7003, "Hostile", [
          rich(
            '<p onclick="x()">Words<script>alert(1)</script></p><style>*{}</style><img src=x onerror=x()>',
          ),
          { type: "url", externalURL: "https://example.org/", linkText: "A link" },
        ]),
      ],
    },
  ],
};

describe("With the content of another service (CONTENT_URL)", async () => {
  const { url } = await contentService({ stages: [strangeStage] });
  const other = siteForTests({ environment: { CONTENT_URL: url } });
  const visit = (path: string) => new Visitor(other.url).visit(path);

  test("an element of any other type shows 'Sorry, this content is currently unavailable' in its place [site/stage/elements]", async () => {
    const page = await visit("/stage/teenager");
    expect(page.texts("#card7001 > div > *")).toEqual([
      "Before.",
      "Sorry, this content is currently unavailable",
      "After.",
    ]);
    const inMaori = await visit("/mi/stage/teenager");
    expect(inMaori.text("#card7001")).toContain(shellWords("mi")("unavailableElement"));
  });

  test("where the Māori is missing the English stands in its place, marked as English", async () => {
    const { document } = await visit("/mi/stage/teenager");
    const english = (selector: string) => {
      const found = document.querySelector(selector)!;
      return [found.textContent, found.closest("[lang]")?.getAttribute("lang")];
    };
    expect(english("#card7001 p")).toEqual(["Before.", "en-NZ"]);
    expect(english("#card7001 h3 *")).toEqual(["A film", "en-NZ"]);
    expect(english("#card7002 p")).toEqual(["Ki te reo Māori.", "mi"]);
    expect(english("#section-71 h2 [lang]")).toEqual(["Sleeping late", "en-NZ"]);
    expect(english("h1 [lang]")).toEqual(["Teenager", "en-NZ"]);
    expect(english("#top p")).toEqual(["Nearly grown.", "en-NZ"]);
  });

  test("what could do more than be read is taken out of its rich text", async () => {
    const { document } = await visit("/stage/teenager");
    const card = document.getElementById("card7003")!;
    expect(card.querySelectorAll("script, style, img, [onclick]").length).toBe(0);
    expect(card.querySelector("a")?.getAttribute("href")).toBe("https://example.org/");
  });

  test("its stages stand in the select, the menu and at their addresses", async () => {
    const home = await visit("/");
    expect(home.texts("#stage option").slice(1)).toEqual(["Teenager"]);
    expect(home.document.querySelector("#stages nav a")?.getAttribute("href")).toBe("/stage/teenager");
    expect((await visit("/stage/baby")).status).toBe(404);
  });
});
