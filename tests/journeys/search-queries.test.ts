import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { Visitor } from "../support/client.ts";
import { guide } from "../support/guide.ts";
import { sharedSite } from "../support/site.ts";

const site = sharedSite();

/** A query as a visitor types it, the language of the page it is typed on, and the card it must find. */
interface Query {
  query: string;
  language: "en" | "mi";
  card: number;
  kind: "english" | "maori" | "misspelt";
}

const queries: Query[] = JSON.parse(readFileSync(new URL("../search-queries.json", import.meta.url), "utf8"));

describe.each([
  { kind: "english", wanted: 20 },
  { kind: "maori", wanted: 10 },
  { kind: "misspelt", wanted: 10 },
])("$wanted $kind queries find their card among the first three", ({ kind, wanted }) => {
  const rows = queries.filter((each) => each.kind === kind);

  test.each(rows)("$query", async ({ query, language, card }) => {
    const prefix = language === "mi" ? "/mi" : "";
    const visitor = new Visitor(site.url);
    const page = await visitor.visit(`${prefix}/search?search=${encodeURIComponent(query)}`);
    const links = [...page.document.querySelectorAll("main li h2 a")].map((link) =>
      link.getAttribute("href"),
    );
    const first = links.slice(0, 3).map((href) => Number(href?.split("#card")[1]));
    expect(first).toContain(card);
  });

  test("there are as many, each another, for cards that exist", () => {
    expect(new Set(rows.map(({ query }) => query)).size).toBe(wanted);
    const cards = guide.stages.flatMap(({ Sections }) => Sections.flatMap(({ Cards }) => Cards));
    expect(rows.filter(({ card }) => !cards.some(({ id }) => id === card))).toEqual([]);
  });
});

test("Māori queries come with and without macrons", () => {
  const maori = queries.filter(({ kind }) => kind === "maori").map(({ query }) => query);
  const withMacrons = maori.filter((query) => /[āēīōū]/i.test(query));
  expect([withMacrons.length > 2, maori.length - withMacrons.length > 2]).toEqual([true, true]);
});
