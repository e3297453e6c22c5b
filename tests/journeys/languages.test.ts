import { describe, expect, test } from "vitest";
import { address, htmlLang, languages, readAddress } from "#app/i18n/languages.ts";
import { routes } from "#app/routes.ts";
import { Visitor } from "../support/client.ts";
import type { Filling } from "../support/form.ts";
import { family, submitQuestionnaire } from "../support/households.ts";
import { send } from "../support/http.ts";
import { foreignWords, textsByLanguage } from "../support/language.ts";
import type { Page } from "../support/page.ts";
import { sharedSite } from "../support/site.ts";

const site = sharedSite();
const fresh = () => new Visitor(site.url);
const questions = "/financial-help/questions";
const leave = "/financial-help/paid-parental-leave-checker";

const submitted = (filling: Filling) => (prefix: string) => submitQuestionnaire(fresh(), filling, prefix);

const answered = (path: string) => async (prefix: string) => {
  const visitor = fresh();
  await submitQuestionnaire(visitor, family, prefix);
  return visitor.visit(prefix + path);
};

/** An address for each pattern of the table. */
const examples: Readonly<Record<string, string>> = {
  "/stage/:name": "/stage/pregnancy",
  "/services-near-me/:category": "/services-near-me/mental-health",
  "/financial-help/childcare-subsidy-application/apply/:stepName":
    "/financial-help/childcare-subsidy-application/apply/your-details",
  "/financial-help/childcare-subsidy-application/confirm/desk/:providerId/:stepName":
    "/financial-help/childcare-subsidy-application/confirm/desk/5001/1",
  "/te-reo-review/:group": "/te-reo-review/declarations",
  "/about/promises/:area": "/about/promises/birth",
  "/:pageId": "/your-privacy",
};

/** Shows what was found as it was found, so most of its words are in the other language. */
const inTheOther = "search results of the other language";

const visiting = (path: string) => (prefix: string) => fresh().visit(address(prefix ? "mi" : "en", path));

/** Every page of the site, then the states that an address alone does not show. */
const screens: readonly (readonly [string, (prefix: string) => Promise<Page>])[] = once([
  ...routes.filter(({ to }) => to.View).map(({ path }) => [path, visiting(examples[path] ?? path)] as const),
  ["unknown page", visiting("/news/nothing-here")],
  ["stage 1", visiting("/stage/getting-ready")],
  ["stage with a topic", visiting("/stage/baby?filter=sleep")],
  ["stage with every card open", visiting("/stage/starting-school?open=all")],
  ["search results", (prefix) => visiting(`/search?search=${prefix ? "moe" : "sleep"}`)(prefix)],
  [inTheOther, (prefix) => visiting(`/search?search=${prefix ? "sleep" : "moe"}`)(prefix)],
  [
    "search for a word that is misspelt",
    (prefix) => visiting(`/search?search=${prefix ? "kaiwakawhanau" : "imunisation"}`)(prefix),
  ],
  [
    "paid parental leave, likely",
    visiting(`${leave}?situation=giving-birth&worked=yes&stopping=yes&recent=no`),
  ],
  ["paid parental leave, not likely", visiting(`${leave}?situation=taking-responsibility&permanent=no`)],
  ["search without results", visiting("/search?search=xyzzyqwv")],
  [
    "refused form",
    (prefix) => new Visitor(site.url, { Origin: "https://evil.example" }).post(prefix + questions, []),
  ],
  ["questions with errors", submitted({ "applicant.isNZResident": "true" })],
  ["results", submitted(family)],
  ["results with possible benefits", submitted({ ...family, "applicant.postCode": "9999" })],
  ["what if, tried", answered("/financial-help/results/what-if?hours=20&pay=24&baby=true")],
  ["a year in money", answered("/financial-help/results/year")],
  ["results for a non-resident", submitted({ "applicant.isNZResident": "false" })],
]);

/** Each screen is opened once in each language, however many rules are held against it. */
function once(all: readonly (readonly [string, (prefix: string) => Promise<Page>])[]) {
  return all.map(([title, open]) => {
    const pages = new Map<string, Promise<Page>>();
    const openOnce = (prefix: string) => {
      const page = pages.get(prefix) ?? open(prefix);
      pages.set(prefix, page);
      return page;
    };
    return [title, openOnce] as const;
  });
}

/** What came of each address that was tried already. */
const known = new Map<string, string>();

/** Whether an address leads on or to a page, and to something in it where it names something. */
async function outcomeOf(href: string): Promise<string> {
  const [path = "", id] = href.split("#");
  // Only there for whoever has answered; `results-taken-along.test.ts` follows it.
  if (path.endsWith("/financial-help/results.json")) return "there";
  const { status, text } = await send(site.url, { path });
  if (status >= 400) return `status ${status}`;
  return id && !text.includes(` id="${id}"`) ? `nothing named ${id}` : "there";
}

describe.each(languages)("In %s", (language) => {
  const prefix = language === "mi" ? "/mi" : "";

  test.each(screens)("%s: the page and its header say the language", async (_title, open) => {
    const page = await open(prefix);
    expect([page.language, page.received.headers["content-language"]]).toEqual([
      htmlLang[language],
      language,
    ]);
  });

  test.each(screens)(
    "%s: every run of the other language carries its lang [quality/text/both-languages]",
    async (_title, open) => {
      const page = await open(prefix);
      // The list of texts for fluent readers shows them as they are written, the content board addresses of pages.
      if (/\/(te-reo-review\/declarations|about\/content)$/.test(page.address)) return;
      const wrong = textsByLanguage(page.document).filter(
        ({ text, language, isAttribute }) => foreignWords(text, language).length > (isAttribute ? 2 : 0),
      );
      expect(wrong).toEqual([]);
    },
  );

  // What another site frames has no room for the note: what it leads to bears it.
  test.each(screens.filter(([title]) => title !== "/financial-help/embed"))(
    "%s: in Māori it says that no fluent reader has checked it",
    async (_title, open) => {
      const page = await open(prefix);
      const notes = [...page.document.querySelectorAll("main .draft a")].map((link) =>
        link.getAttribute("href"),
      );
      expect(notes).toEqual(language === "mi" ? ["/mi/te-reo-review"] : []);
    },
  );

  // The changes of the law and the content board name Acts and sources, which have English titles and addresses only.
  const shownAsFound = [
    inTheOther,
    "/te-reo-review/:group",
    "/api/reform",
    "/about/content",
    "/about/promises/:area",
  ];
  test.each(screens.filter(([title]) => !shownAsFound.includes(title)))(
    "%s: is mostly in its own language",
    async (_title, open) => {
      const page = await open(prefix);
      const length = (wanted: string) =>
        textsByLanguage(page.document)
          .filter(({ language }) => language === wanted)
          .reduce((sum, { text }) => sum + text.length, 0);
      const other = language === "en" ? "mi" : "en";
      expect(length(language)).toBeGreaterThan(length(other) * 3);
    },
  );

  test.each(screens)(
    "%s: one h1, and a title that ends with the name of the site [quality/accessibility/structure]",
    async (_title, open) => {
      const page = await open(prefix);
      expect(page.document.querySelectorAll("h1")).toHaveLength(1);
      expect(page.title).toMatch(/^\S.* – Tīmata$/);
    },
  );

  test.each(screens)(
    "%s: every link to a page of the site stays in the language, but for the toggle",
    async (_title, open) => {
      const page = await open(prefix);
      const strange = [...page.document.querySelectorAll("a[href^='/']:not([hreflang])")]
        .map((link) => link.getAttribute("href") ?? "")
        .filter((href) => /^\/mi(\/|$|\?)/.test(href) !== (language === "mi"))
        // What serves no page has one address for both languages.
        .filter(
          (href) =>
            !/^\/(api\/|stand-ins|favicon|quick-exit$|share\?|financial-help\/embed$|[^?]*\.(json|csv)\b)/.test(
              href,
            ),
        );
      expect(strange).toEqual([]);
    },
  );

  test.each(screens)("%s: every link to a page of the site leads to one", async (_title, open) => {
    const page = await open(prefix);
    const links = [...page.document.querySelectorAll("a[href^='/']")].map(
      (link) => link.getAttribute("href") ?? "",
    );
    const dead = [];
    const own = languages.map((each) => address(each, readAddress(page.address).path));
    for (const href of new Set(links)) {
      if (own.includes(href)) continue;
      const found = known.get(href) ?? (await outcomeOf(href));
      known.set(href, found);
      if (found !== "there") dead.push(`${href}: ${found}`);
    }
    expect(dead).toEqual([]);
  });

  test.each(screens)("%s: every link within the page leads to something in it", async (_title, open) => {
    const { document } = await open(prefix);
    const targets = [...document.querySelectorAll("a[href^='#']")].map(
      (link) => link.getAttribute("href") ?? "",
    );
    expect(targets.filter((target) => !document.getElementById(target.slice(1)))).toEqual([]);
  });

  test.each(["/", "/financial-help/financial-help-checker"])(
    "%s: hreflang links name both addresses",
    async (path) => {
      const { document } = await fresh().visit(address(language, path));
      const links = [...document.querySelectorAll('link[rel="alternate"]')].map((link) => [
        link.getAttribute("hreflang"),
        link.getAttribute("href"),
      ]);
      expect(links).toEqual([
        ["en-NZ", site.url + address("en", path)],
        ["mi", site.url + address("mi", path)],
      ]);
    },
  );

  test.each(["/", "/financial-help/financial-help-checker", "/financial-help/results"])(
    "%s: the toggle is a link to the same page in the other language [site/shell/language]",
    async (path) => {
      const page = await fresh().visit(address(language, path));
      const other = language === "en" ? "mi" : "en";
      const toggle = page.document.querySelector(`header a[hreflang="${htmlLang[other]}"]`);
      expect(toggle?.getAttribute("href")).toBe(address(other, path));
      expect(toggle?.querySelector("[lang]")?.getAttribute("lang") ?? toggle?.getAttribute("lang")).toBe(
        htmlLang[other],
      );
    },
  );
});

test("No language cookie, no Accept-Language: an address always means one page [site/shell/no-language-cookie]", async () => {
  const visitor = new Visitor(site.url, { "Accept-Language": "mi", Cookie: "lng=mi; i18next=mi" });
  expect((await visitor.visit("/?lng=mi")).language).toBe("en-NZ");
});
