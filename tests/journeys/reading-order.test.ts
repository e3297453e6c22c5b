import { describe, expect, test } from "vitest";
import { Visitor } from "../support/client.ts";
import type { Page } from "../support/page.ts";
import { sharedSite } from "../support/site.ts";

const site = sharedSite();

/** The words of a page in the order in which they come, as a browser without style sheets shows them. */
async function read(path: string) {
  const page = await new Visitor(site.url).visit(path);
  return { page, words: page.text("body") };
}

/** Each of these comes after the one before it. */
function expectInOrder(words: string, order: readonly string[]) {
  let from = 0;
  const found = order.map((part) => {
    const place = words.indexOf(part, from);
    if (place >= 0) from = place + part.length;
    return place >= 0 ? part : `missing, or too early: ${part}`;
  });
  expect(found).toEqual(order);
}

const before = [
  "Skip to main content",
  "Quick exit from this site",
  "Quick exit",
  "Stay safe online",
  "Tīmata",
  "Te reo Māori",
  "Select stage",
  "Getting ready",
  "Starting school",
];
const menu = [
  "Menu",
  "Financial help",
  "Register your baby",
  "Services near me",
  "Top baby names",
  "Need support",
];
const search = ["Search this site", "For example: midwife"];
const end = [
  "Your privacy",
  "Online safety",
  "Accessibility",
  "Contact",
  "Copyright",
  "About",
  "New Zealand Government",
];
const after = ["Share this page", "E-mail", "Hide sharing", ...end];

describe("Without style sheets a page reads in an order that makes sense [quality/accessibility/reading-order]", () => {
  test("home: the way out, the shell, what the site is, the stages, what can be done, help, the end", async () => {
    const { words } = await read("/");
    expectInOrder(words, [
      ...before,
      ...search,
      ...menu,
      "A good start for you and your baby",
      "Where are you now?",
      "Choose a stage",
      "Six stages, one place",
      "Getting ready",
      "Starting school",
      "Get things done",
      "You do not have to do this alone",
      ...after,
    ]);
  });

  test("a stage: its name and intro, the filter, its sections, each with its cards, in the order of the list", async () => {
    const { page, words } = await read("/stage/pregnancy");
    const sections = page.texts(".section h2");
    const cards = page.texts(".section .guide-card h3");
    expect(sections.length).toBeGreaterThanOrEqual(5);
    expectInOrder(words, [
      ...before,
      ...search,
      ...menu,
      page.text("h1"),
      "Show cards about",
      "Open all cards",
      ...after,
    ]);
    const parts = page.texts(".section h2, .section .guide-card h3");
    expect(parts).toHaveLength(sections.length + cards.length);
    expectInOrder(words, [page.text("h1"), ...parts, ...after]);
    expect(linksTo(page, ".side .section-links a")).toEqual(idsOf(page, ".section"));
  });

  test("a search: the field, how many there are, the results, more of them, how to narrow them", async () => {
    const { page, words } = await read("/search?search=baby");
    const names = page.texts(".result h2");
    expect(names).toHaveLength(15);
    expectInOrder(words, [
      ...before,
      ...menu,
      "Search",
      ...search,
      "showing 15 of",
      ...names,
      "Load more",
      "Stage",
      "Topic",
      ...end,
    ]);
  });

  test.each(["/", "/mi", "/stage/pregnancy", "/mi/stage/baby", "/search?search=baby", "/support", "/about"])(
    "%s: no words of neighbours run into each other",
    async (path) => {
      const { page } = await read(path);
      // Boxes begin a line of their own in every browser; links and buttons stand in one.
      const glued = [...page.document.querySelectorAll("a, button")].filter(
        ({ textContent, nextSibling }) => {
          const isNeighbour = ["A", "BUTTON"].includes(nextSibling?.nodeName ?? "");
          return isNeighbour && textContent?.trim() && nextSibling?.textContent?.trim();
        },
      );
      expect(glued.map((element) => `${element.textContent}|${element.nextSibling?.textContent}`)).toEqual(
        [],
      );
    },
  );

  test.each(["/", "/stage/pregnancy", "/search?search=baby", "/support", "/about"])(
    "%s: one h1, no level of headings left out, and all of the main part within its landmark [quality/accessibility/structure]",
    async (path) => {
      const { page } = await read(path);
      const levels = [...page.document.querySelectorAll("h1, h2, h3, h4, h5")].map(({ nodeName }) =>
        Number(nodeName[1]),
      );
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      expect(levels[0]).toBe(1);
      expect(levels.filter((level, index) => index > 0 && level > levels[index - 1]! + 1)).toEqual([]);
      expect(page.document.querySelector("h1")?.closest("main")).not.toBeNull();
    },
  );
});

const linksTo = (page: Page, selector: string) =>
  [...page.document.querySelectorAll(selector)].map((link) => link.getAttribute("href")?.slice(1));
const idsOf = (page: Page, selector: string) =>
  [...page.document.querySelectorAll(selector)].map(({ id }) => id);
