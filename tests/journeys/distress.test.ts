import { describe, expect, test } from "vitest";
import { wordsOf } from "#app/i18n/words.ts";
import { Visitor } from "../support/client.ts";
import { setFault } from "../support/failing-services.ts";
import { bothLanguages } from "../support/guide.ts";
import type { Page } from "../support/page.ts";
import { siteForTests } from "../support/site.ts";

const words = wordsOf("search");

const site = siteForTests();
const open = (path: string) => new Visitor(site.url).visit(path);
const search = (term: string, prefix = "") => open(`${prefix}/search?search=${encodeURIComponent(term)}`);
const near = (place: string, prefix = "") =>
  open(`${prefix}/services-near-me/mental-health?place=${encodeURIComponent(place)}`);

const numbers = ({ document }: Page): (string | null)[] =>
  [...document.querySelectorAll('main .first-help a[href^="tel:"]')].map((link) => link.getAttribute("href"));
const results = ({ document }: Page): (string | null)[] =>
  [...document.querySelectorAll("main .result h2 a")].map((link) => link.getAttribute("href"));

describe.each(bothLanguages)("In $language: who is in danger is answered first", ({ language, prefix }) => {
  const t = words(language);

  test.each([
    ["kill myself", "tel:0508828865", "/support#postnatal-depression"],
    ["rape", "tel:0800044334", "/support#family-violence"],
    ["my partner hits me", "tel:0800733843", "/support#family-violence"],
    ["not coping", "tel:1737", "/support#postnatal-depression"],
    ["lost my baby", "tel:0800726374", "/support#miscarriage-and-stillbirth"],
    ["miscarriage", "tel:0800726374", "/support#miscarriage-and-stillbirth"],
    ["whakamomori", "tel:1737", "/support#postnatal-depression"],
    ["baby not breathing", "tel:111", "/stage/baby?card=3007#card3007"],
    ["swallowed battery", "tel:0800764766", "/stage/toddler?card=4012#card4012"],
    ["no bed tonight", "tel:0800559009", "/stage/pregnancy?card=2012#card2012"],
  ])("%s", async (term, number, first) => {
    const page = await search(term, prefix);
    const box = page.document.querySelector("main .first-help");
    expect(page.status).toBe(200);
    expect(numbers(page)).toContain(number);
    expect(box?.querySelector('a[href="/quick-exit"]')).not.toBe(null);
    expect(results(page)[0]).toBe(prefix + first);
    const after = page.document.querySelector("main .result, main .search-parts")!;
    expect(box!.compareDocumentPosition(after) & 4).toBe(4);
    const said = page.text("main");
    for (const key of ["nothing/title", "nothing/spelling", "correctedTo", "didYouMean"] as const)
      expect(said).not.toContain(t(key, { term }));
    expect(page.title).not.toContain(term);
    expect(page.document.querySelector('main input[name="search"]')?.getAttribute("value")).toBe(term);
  });

  test("a card that a word happens to stand in is no answer to it", async () => {
    for (const term of ["kill myself", "rape", "he hit me", "I want to die"])
      expect(results(await search(term, prefix)).filter((href) => href?.includes("#card"))).toEqual(
        term === "he hit me" ? [`${prefix}/stage/toddler?card=4204#card4204`] : [],
      );
  });

  test.each(["diet", "skills", "rare", "nits", "bed time hits", "choking hazards"])(
    "%s opens nothing",
    async (term) => {
      expect(numbers(await search(term, prefix))).toEqual([]);
    },
  );

  test("in the field for a place too, instead of advice on spelling", async () => {
    const page = await near("my partner hits me", prefix);
    expect([page.status, numbers(page).includes("tel:0800733843")]).toEqual([200, true]);
    expect(page.document.querySelector(`main a[href="${prefix}/support#family-violence"]`)).not.toBe(null);
    expect(page.document.querySelector("main .which-place")).toBe(null);
    const form = page.document.querySelector("#finder")!;
    expect(page.document.querySelector(".first-help")!.compareDocumentPosition(form) & 4).toBe(4);
  });

  test("though not for a place of such a name", async () => {
    expect(numbers(await near("Poison Creek Road", prefix))).toEqual([]);
  });

  test("by words that nobody rehearsed, each with its own first number", async () => {
    for (const [term, number] of [
      ["been saving up my tablets so i can end this", "tel:111"],
      ["husband drains my account and reads every message i send", "tel:111"],
      ["a voice keeps telling me the baby is the devil", "tel:111"],
      ["he swallowed a button battery", "tel:111"],
      ["drank some dishwasher liquid", "tel:0800764766"],
    ] as const)
      expect([term, numbers(await search(term, prefix))[0]]).toEqual([term, number]);
  });

  test("and its words stand in no address, title or link, nor is the answer kept", async () => {
    const visitor = new Visitor(site.url);
    const start = await visitor.visit(`${prefix}/search`);
    const term = "my partner hits me";
    const page = await start.form("search-here-form").replaceAndSubmit("search", term);
    expect([page.status, page.address, numbers(page)[0]]).toEqual([200, `${prefix}/search`, "tel:111"]);
    expect(page.received.headers["cache-control"]).toContain("no-store");
    expect(visitor.asked.join(" ")).not.toMatch(/partner|hits/);
    expect(page.title).not.toContain("partner");
    const links = [...page.document.querySelectorAll("[href]")].map((link) => link.getAttribute("href"));
    expect(links.filter((href) => /partner|hits/.test(href ?? ""))).toEqual([]);
  });

  test("nor is it kept where a link or a typed place brought them [site/danger/no-trace]", async () => {
    for (const page of [await search("kill myself", prefix), await near("my partner hits me", prefix)])
      expect([numbers(page)[0], page.received.headers["cache-control"]]).toEqual([
        "tel:111",
        expect.stringContaining("no-store"),
      ]);
  });

  test("while ordinary words get an address that can be shared, with the quiet line above them", async () => {
    const start = await open(`${prefix}/search`);
    const page = await start.form("search-here-form").replaceAndSubmit("search", "car seat");
    expect(page.address).toBe(`${prefix}/search?search=car+seat`);
    expect(numbers(page)).toEqual([]);
    const quiet = page.document.querySelector("main .quiet-line");
    expect([...(quiet?.querySelectorAll("a") ?? [])].map((link) => link.getAttribute("href"))).toEqual([
      "tel:111",
      "tel:0800611116",
      "sms:1737",
    ]);
  });

  test("the quiet line is there where nothing is found, and where a place is not known", async () => {
    for (const page of [await search("qqqzzzx", prefix), await near("qqqzzzx", prefix)])
      expect(page.document.querySelector("main .quiet-line")).not.toBe(null);
  });

  test("when the guide cannot be searched", async () => {
    await setFault(site.url, "content", "down");
    try {
      const page = await search("kill myself", prefix);
      expect(numbers(page)).toContain("tel:1737");
    } finally {
      await setFault(site.url, "content", "ok");
    }
  });
});
