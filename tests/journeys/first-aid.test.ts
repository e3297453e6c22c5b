import { describe, expect, test } from "vitest";
import { Visitor } from "../support/client.ts";
import { sharedSite } from "../support/site.ts";

const site = sharedSite();
const open = (path: string) => new Visitor(site.url).visit(path);
const both = [{ prefix: "" }, { prefix: "/mi" }];
const cards = [
  "choking",
  "cpr",
  "button-battery",
  "poison",
  "burns",
  "fits",
  "head-knock",
  "breathing",
  "fever-newborn",
  "rash",
  "bleeding-in-pregnancy",
  "movements",
];

describe.each(both)("First aid, at $prefix/first-aid", ({ prefix }) => {
  test("has twelve drawn cards, each with a number that can be pressed [site/first-aid/cards]", async () => {
    const { document } = await open(`${prefix}/first-aid`);
    const shown = [...document.querySelectorAll("article")];
    expect(shown.map(({ id }) => id)).toEqual(cards);
    for (const card of shown) {
      expect(card.querySelector("svg > *"), card.id).not.toBeNull();
      expect(card.querySelector("a[href^='tel:']"), card.id).not.toBeNull();
      expect(card.querySelector(".rich")?.textContent.length, card.id).toBeGreaterThan(200);
      expect(card.querySelector("[data-beginning]"), card.id).toBeNull();
    }
  });

  test("every card names what was read, and no source is unread [site/first-aid/sources]", async () => {
    const { document } = await open(`${prefix}/first-aid`);
    for (const card of document.querySelectorAll("article"))
      expect(card.querySelector(".sources")?.textContent, card.id).toMatch(/\d{1,2} .* 2026/);
  });

  test("is one press from the home page [site/first-aid/one-tap]", async () => {
    const { document } = await open(prefix || "/");
    const hero = document.querySelector(".home-hero");
    expect(hero?.querySelector(`a[href='${prefix}/first-aid']`)).not.toBeNull();
  });
});

test("The steps stand in the guide's cards as they stand here", async () => {
  const pocket = await open("/first-aid");
  const steps = pocket.document.querySelector("#choking .rich")?.innerHTML;
  const card = await open("/stage/baby?card=3120");
  expect(card.document.querySelector("#card3120")?.innerHTML).toContain(steps);
});
