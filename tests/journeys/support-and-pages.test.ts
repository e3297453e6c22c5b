import { describe, expect, test } from "vitest";
import { wordsOf } from "#app/i18n/words.ts";
import { Visitor } from "../support/client.ts";
import { contentService } from "../support/content-service.ts";
import { bothLanguages, guide, said } from "../support/guide.ts";
import type { Page } from "../support/page.ts";
import { sharedSite, siteForTests } from "../support/site.ts";

const shellWords = wordsOf("i18n");
const site = sharedSite();
const open = (path: string) => new Visitor(site.url).visit(path);

/** Where paragraphs meet, a page and its source have different space. */
const compact = (text: string): string => text.replace(/\s+/g, "");
const textOf = (html: string): string => compact(said(html).replaceAll("&amp;", "&"));

/** The seven topics, in its order but for the one that cannot wait. */
const topics = [
  "Family violence",
  "Antenatal depression and anxiety",
  "Postnatal depression",
  "Placing a child for adoption",
  "Whāngai",
  "Miscarriage and stillbirth",
  "Abortion",
];
const [last, ...others] = guide.support.topics.toReversed();
const told = [last!, ...others.toReversed()];
const topicsMi = told.map(({ labelMI }) => said(labelMI));

const topicsOn = ({ document }: Page) => [...document.querySelectorAll("main details:has(> summary h2)")];

describe("Support: 'Ina hiahia tautoko koe / When you need support' [site/support/heading]", () => {
  test("is the heading, with the Māori words beside it in English and alone in te reo Māori", async () => {
    const [inEnglish, inMaori] = await Promise.all([open("/support"), open("/mi/support")]);
    expect(inEnglish.text("h1")).toBe("Ina hiahia tautoko koe When you need support");
    expect(inEnglish.text('h1 [lang="mi"]')).toBe("Ina hiahia tautoko koe");
    expect(inMaori.text("h1")).toBe("Ina hiahia tautoko koe");
    expect(inEnglish.title).toBe("When you need support – Tīmata");
  });

  test("whom to call about family violence comes first, and every closed topic has a number that one press calls", async () => {
    const calls = topicsOn(await open("/support")).map((topic) =>
      [...(topic.parentElement?.querySelectorAll(".topic-numbers a") ?? [])].map((link) => [
        link.textContent,
        link.getAttribute("href"),
      ]),
    );
    expect(calls[0]).toEqual([
      ["111", "tel:111"],
      ["0800 733 843", "tel:0800733843"],
    ]);
    for (const [first] of calls) expect(first?.[1]).toBe(`tel:${first?.[0]?.replaceAll(" ", "")}`);
  });

  test("has the seven topics, expandable, in order [site/support/topics]", async () => {
    const [inEnglish, inMaori] = await Promise.all([open("/support"), open("/mi/support")]);
    expect(topicsOn(inEnglish).map((topic) => topic.querySelector("h2")?.textContent)).toEqual(topics);
    expect(topicsOn(inMaori).map((topic) => topic.querySelector("h2")?.textContent)).toEqual(topicsMi);
    expect(topicsOn(inEnglish).filter((topic) => topic.hasAttribute("open"))).toEqual([]);
  });
});

describe.each(bothLanguages)("The support page in $language", ({ language, prefix }) => {
  const topic = async (index: number) => topicsOn(await open(`${prefix}/support`))[index]!;
  const parts = async (index: number) => [
    ...((await topic(index)).querySelector("summary ~ div")?.children ?? []),
  ];

  test("begins with an intro text and the emergency notice, in sight without opening anything [site/support/heading]", async () => {
    const { document } = await open(`${prefix}/support`);
    const emergency = [...document.querySelectorAll('main a[href="tel:111"]')].filter(
      (link) => !link.closest(".topic"),
    );
    expect(emergency.length).toBe(1);
    const intro = guide.support.intro?.elements.map((each) =>
      each.type === "richtext" ? textOf(language === "en" ? each.content : each.contentMI) : "",
    );
    expect(compact(document.querySelector("main")?.textContent ?? "")).toContain(intro?.join(""));
  });

  test.each(topics.map((name, index) => [name, index] as const))(
    "%s: its text, with helpline numbers that can be pressed [site/support/numbers]",
    async (_name, index) => {
      const text = compact((await topic(index)).textContent ?? "");
      for (const element of told[index]?.elements ?? []) {
        if (element.type !== "richtext") continue;
        expect(text).toContain(textOf(language === "en" ? element.content : element.contentMI));
      }
      const numbers = [...(await topic(index)).querySelectorAll('a[href^="tel:"]')];
      expect(numbers.length).toBeGreaterThan(0);
      const dialled = numbers.map((link) => link.getAttribute("href"));
      expect(dialled).toEqual(numbers.map((link) => `tel:${link.textContent?.replace(/\D/g, "")}`));
    },
  );

  test.each([1, 2])(
    "mental-health topic %i links to 'Find support services near me' [site/support/mental-health]",
    async (index) => {
      const link = (await topic(index)).querySelector(`a[href="${prefix}/services-near-me/mental-health"]`);
      expect(link?.textContent).toBe(
        language === "en" ? "Find support services near me" : "Kimihia ngā ratonga tautoko e tata ana",
      );
    },
  );

  test("family violence: text, a link to domestic violence services, then the note on hiding the visit [site/support/family-violence]", async () => {
    const [text, link, note, ...more] = await parts(0);
    // Nothing for editors stands where somebody must trust a number.
    expect(more.filter((part) => !part.matches(".sources"))).toEqual([]);
    expect(text?.querySelector('a[href="tel:111"]')).not.toBe(null);
    expect(link?.querySelector("a")?.getAttribute("href")).toMatch(/^https:\/\//);
    expect(link?.textContent).toMatch(language === "en" ? /violence/i : /tūkino/i);
    expect(note?.textContent).toMatch(language === "en" ? /browsing history/ : /hītori pūtirotiro/);
    expect(note?.querySelector(`a[href="${prefix}/online-safety"]`)).not.toBe(null);
  });
});

/** Path, title in both languages; in SortOrder. */
const pages = [
  ["/your-privacy", "Your privacy", "Tō matatapu"],
  ["/online-safety", "Online safety", "Te haumaru tuihono"],
  ["/accessibility", "Accessibility", "Te āheitanga"],
  ["/contact", "Contact", "Whakapā mai"],
  ["/copyright", "Copyright", "Manatārua"],
  ["/about", "About", "Mō mātou"],
] as const;

describe.each(bothLanguages)("Footer pages in $language", ({ language, prefix }) => {
  const titleOf = (en: string, mi: string) => (language === "en" ? en : mi);

  test.each(["/", "/stage/baby", "/support", "/search?search=sleep", "/contact", "/nothing-here"])(
    "the footer of %s has them in SortOrder order and nothing for developers, and stands beside the government's name [site/shell/footer]",
    async (path) => {
      const page = await open(path === "/" ? prefix || "/" : prefix + path);
      const links = [...page.document.querySelectorAll("footer nav a")];
      expect(links.map((link) => [link.getAttribute("href"), link.textContent])).toEqual(
        pages.map(([at, en, mi]) => [prefix + at, titleOf(en, mi)]),
      );
      expect(page.text("footer")).toContain(
        language === "en" ? "New Zealand Government" : "Te Kāwanatanga o Aotearoa",
      );
      expect(page.document.querySelector('footer a[href="https://www.govt.nz/"]')).not.toBe(null);
    },
  );

  test("what is for developers and for readers of te reo Māori is on the page about the site", async () => {
    const page = await open(`${prefix}/about`);
    for (const path of ["/api", "/te-reo-review"])
      expect(page.document.querySelector(`main a[href="${prefix}${path}"]`)).not.toBe(null);
  });

  test.each(pages)(
    "%s shows its title and body [site/routes/footer-pages] [site/footer-pages/shown]",
    async (path, en, mi) => {
      const page = await open(prefix + path);
      const { Content, ContentMI } = guide.simplePages.find(({ TitleEN }) => TitleEN === en)!;
      // The history of a browser tells nobody that somebody has read about being safe online.
      const title = path === "/online-safety" ? shellWords(language)("site/quiet") : titleOf(en, mi);
      expect([page.status, page.title]).toEqual([200, `${title} – Tīmata`]);
      expect(page.text("h1").endsWith(titleOf(en, mi))).toBe(true);
      expect(compact(page.document.querySelector("main")?.textContent ?? "")).toContain(
        textOf(language === "en" ? Content : ContentMI),
      );
    },
  );
});

describe("With the pages of another service (CONTENT_URL)", async () => {
  const page = (ID: number, SortOrder: number, TitleEN: string, more: object = {}) => ({
    ID,
    SortOrder,
    TitleEN,
    Content: `<p>About ${TitleEN}<script>alert(1)</script></p>`,
    ...more,
  });
  const { url } = await contentService({
    simplePages: [
      page(1, 30, "Last of all"),
      page(2, 2, "Frequently Asked Questions", { TitleMI: "Ngā pātai", ContentMI: "<p>He pātai</p>" }),
      page(3, 10, "Whānau & friends: a list"),
    ],
  });
  const other = siteForTests({ environment: { CONTENT_URL: url } });
  const visit = (path: string) => new Visitor(other.url).visit(path);

  test("they come in the order of SortOrder, and each leads to its English title with dashes [site/footer-pages/order]", async () => {
    const { document } = await visit("/mi/support");
    const links = [...document.querySelectorAll("footer nav a")].slice(0, 3);
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/mi/frequently-asked-questions",
      "/mi/whanau-friends-a-list",
      "/mi/last-of-all",
    ]);
  });

  test.each([
    ["/frequently-asked-questions", "About Frequently Asked Questions"],
    ["/mi/frequently-asked-questions", "He pātai"],
    ["/whanau-friends-a-list", "About Whānau & friends: a list"],
  ])("%s shows its body, of which only what can be read is left", async (path, body) => {
    const page = await visit(path);
    expect([page.status, page.text("main").includes(body)]).toEqual([200, true]);
    expect(page.document.querySelectorAll("main script:not([src])").length).toBe(0);
  });

  test("where the Māori is missing the English stands in its place, marked as English", async () => {
    const { document } = await visit("/mi/last-of-all");
    const languageOf = (selector: string) =>
      document.querySelector(selector)?.closest("[lang]")?.getAttribute("lang");
    expect(document.querySelector("h1")?.textContent).toBe("Last of all");
    expect([languageOf("main h1 *") ?? languageOf("main h1"), languageOf("main p")]).toEqual([
      "en-NZ",
      "en-NZ",
    ]);
  });

  test.each(["/your-privacy", "/frequently asked questions", "/last", "/last-of-all/more"])(
    "an unknown one goes to the not-found page: %s [site/routes/footer-pages]",
    async (path) => {
      expect((await visit(encodeURI(path))).status).toBe(404);
    },
  );
});
