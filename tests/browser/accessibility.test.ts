import type { BrowserContext, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { servicesThat } from "../support/failing-services.ts";
import { siteWithIdentity } from "../support/identity.ts";
import { siteForTests } from "../support/site.ts";
import { faultsOfHtml } from "../support/valid-html.ts";
import { findingsInModes, findingsOn } from "./axe.ts";
import { oddServices } from "./odd-services.ts";
import { type Room, roomForWords } from "./room-for-words.ts";
import { states } from "./states.ts";
import { islandsLoaded, watchedPage } from "./watched.ts";

const sites = {
  whole: siteWithIdentity(),
  services: siteForTests({
    adjust: servicesThat(() => {
      throw new Error("Nobody there");
    }),
  }),
  odd: siteForTests({ adjust: oddServices }),
};
const browser = watchedPage();

/** Pixels: a window on a desk, and the narrowest that WCAG asks for (1.4.10). */
const wide = 1280;
const narrow = 320;

/** Of the rest, which uses the same colours and parts, every state was looked at when they were chosen. */
const inAllModes = new Set([
  "home",
  "a stage, one topic, all cards open",
  "the menu open",
  "support, all opened",
  "search, results",
  "top names",
  "the years of two names, one of them in no list, all opened",
  "services, a place that is not clear",
  "services, fifty on a map, one of them pinned",
  "questions, errors in an empty form",
  "results, found, all opened",
  "not found",
  "a service that is closed until a time",
  "registration: the child, a stillborn twin born at home, with errors",
  "registration: certificates, an order with errors",
  "registration: the code to come back with",
  "paid parental leave, a result",
  "the page for the day when nothing else can be shown",
]);

const inBoth = [
  { language: "English", prefix: "", lang: "en-NZ" },
  { language: "te reo Māori", prefix: "/mi", lang: "mi" },
];
const rows = states.flatMap((state) => {
  const languages = state.isBilingual ? [{ language: "both languages", prefix: "", lang: "en-NZ" }] : inBoth;
  return languages.map((language) => ({
    ...state,
    ...language,
    // What a visitor leaves other than it was sent is looked at without a script too: in one of the languages.
    javaScriptEnabled: !(state.isTouched && language.lang === "mi"),
    isInAllModes: inAllModes.has(state.name) && language.lang !== "mi",
    widths: state.isWide && language.lang !== "mi" ? [narrow, wide] : [narrow],
  }));
});

describe("Every page in every state keeps to WCAG 2.2 AA and to the rules of HTML [quality/accessibility/checked] [quality/accessibility/sizes-and-contrast]", () => {
  test.each(rows)("$name in $language, JavaScript $javaScriptEnabled", async (state) => {
    const { javaScriptEnabled, isTouched = false } = state;
    const inAll = state.lang !== "mi";
    const { url } = sites[state.on ?? "whole"];
    const page = await browser.page(url, { viewport: { width: wide, height: 900 }, javaScriptEnabled });
    const response = await state.arrive(page, url + state.prefix, sites.whole);
    const html = (await response?.text()) ?? "";
    if (javaScriptEnabled) await islandsLoaded(page);
    const found = {
      status: response?.status(),
      lang: await page.getAttribute("html", "lang"),
      html: await faultsOfHtml(html, inAll),
      isTouched: isTouched || !(await isAsSent(page, html)),
      structure: await structureOf(page),
      looks: await looksAt(page, state.widths, inAll),
      modes: state.isInAllModes ? await modesOf(page) : nothingFound,
    };
    expect(found).toEqual({
      status: state.status,
      lang: state.lang,
      html: [],
      isTouched,
      structure: { headings: 1, repeatedIds: [], deadReferences: [] },
      looks: [wide, narrow].map((width) => ({
        needs: width,
        brokenNumbers: [],
        underPictures: [],
        findings: [],
      })),
      modes: nothingFound,
    });
  });
});

/** An empty page: on ours no script may make markup of text. */
const parsers = new WeakMap<BrowserContext, Page>();

/** Letters of double size in it have the room that letters of usual size have in the narrowest one. */
const twiceNarrow = 2 * narrow;
const enoughRoom: Room = { needs: narrow, broken: [], cut: [], upon: [] };
const nothingFound = {
  night: [],
  forced: [],
  large: { needs: twiceNarrow, findings: [] },
  narrow: { large: enoughRoom, spaced: enoughRoom },
};

async function modesOf(page: Page) {
  await page.setViewportSize({ width: twiceNarrow, height: 900 });
  const found = await findingsInModes(page);
  await page.setViewportSize({ width: narrow, height: 900 });
  const large = await roomForWords(page, "large");
  return { ...found, narrow: { large, spaced: await roomForWords(page, "spaced") } };
}

/** Whether scripts left everything as the server sent it: then there is nothing else to be seen without them. */
async function isAsSent(page: Page, html: string): Promise<boolean> {
  const context = page.context();
  const parser = parsers.get(context) ?? (await context.newPage());
  parsers.set(context, parser);
  const asParsed = await parser.evaluate(
    (sent) => new DOMParser().parseFromString(sent, "text/html").documentElement.outerHTML,
    html,
  );
  return asParsed === (await page.evaluate(() => document.documentElement.outerHTML));
}

/**
 * The page in windows of both widths: the width that it needs (more than it has means scrolling sideways), telephone numbers
 * that are broken in two, words that a picture beside a title stands upon, and what axe finds.
 * @param looked widths at which axe looks
 * @param inAll whether axe looks by all its rules, or by those that look at words
 */
async function looksAt(page: Page, looked: readonly number[], inAll: boolean) {
  const looks: Look[] = [];
  for (const width of [wide, narrow]) {
    await page.setViewportSize({ width, height: 900 });
    const shape = await page.evaluate(() => ({
      needs: Math.max(document.documentElement.scrollWidth, innerWidth),
      brokenNumbers: [...document.querySelectorAll('a[href^="tel:"]')]
        .filter((link) => link.getClientRects().length > 1)
        .map((link) => link.textContent),
    }));
    looks.push({ ...shape, underPictures: await page.evaluate(wordsUnderPictures), findings: [] });
  }
  await leaveSomeAlike(page);
  for (const width of looked) {
    if (width === wide) await page.setViewportSize({ width, height: 900 });
    looks[width === wide ? 0 : 1]!.findings = await findingsOn(page, inAll);
  }
  return looks;
}

interface Look {
  needs: number;
  brokenNumbers: (string | null)[];
  underPictures: string[];
  findings: string[];
}

/** Runs in the page. */
function wordsUnderPictures(): string[] {
  const pictures = [...document.querySelectorAll(".people-beside")].map((one) => one.getBoundingClientRect());
  if (pictures.length === 0) return [];
  const isUnder = (word: DOMRect) =>
    pictures.some(
      ({ left, right, top, bottom }) =>
        word.left < right - 2 && word.right > left + 2 && word.top < bottom - 2 && word.bottom > top + 2,
    );
  const found: string[] = [];
  const walker = document.createTreeWalker(document.querySelector("main")!, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement!.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    if ([...range.getClientRects()].some((word) => word.width > 1 && isUnder(word)))
      found.push(node.nodeValue!.trim());
  }
  return found;
}

/** Of hundreds of table rows or list items that differ in nothing but words and addresses, axe looks at the first ones. */
const leaveSomeAlike = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const list of document.querySelectorAll("main :is(tbody, ul)")) {
      const seen = new Map<string, number>();
      for (const row of list.children.length > 100 ? [...list.children] : []) {
        const shape = row.outerHTML.replace(/>[^<]+/g, ">").replace(/ href="[^"]*"/g, "");
        const times = (seen.get(shape) ?? 0) + 1;
        seen.set(shape, times);
        if (times > 20) row.remove();
      }
    }
  });

const structureOf = (page: Page) =>
  page.evaluate(() => {
    const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
    const references = [
      "aria-describedby",
      "aria-labelledby",
      "aria-controls",
      "for",
      "popovertarget",
    ].flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].flatMap((element) =>
        element.getAttribute(name)!.split(/\s+/),
      ),
    );
    return {
      headings: document.querySelectorAll("h1").length,
      repeatedIds: ids.filter((id, index) => ids.indexOf(id) !== index),
      deadReferences: references.filter((id) => !ids.includes(id)),
    };
  });
