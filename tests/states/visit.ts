import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { islandsLoaded, watchedBrowser } from "../browser/watched.ts";
import { servicesThat } from "../support/failing-services.ts";
import { siteWithIdentity } from "../support/identity.ts";
import { siteForTests } from "../support/site.ts";
import { faultsOfHtml } from "../support/valid-html.ts";
import type { State } from "./arriving.ts";
import { findingsInModes, findingsOn } from "./axe.ts";
import { leaveSomeAlike, shapeOf, structureOf } from "./look.ts";
import { oddServices } from "./odd-services.ts";
import { type Room, roomForWords } from "./room-for-words.ts";
import { oddStyles, tokens } from "./tokens.ts";

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

type Row = State & { language: string; prefix: string; lang: string };

const inBoth = [
  { language: "English", prefix: "", lang: "en-NZ" },
  { language: "te reo Māori, without a script", prefix: "/mi", lang: "mi" },
];
const rowsOf = (state: State): Row[] =>
  state.isBilingual
    ? [{ ...state, language: "both languages", prefix: "", lang: "en-NZ" }]
    : inBoth.map((language) => ({ ...state, ...language }));

/**
 * Visits every state once in each language and looks at all that can be wrong with it. In English with scripts, and by all rules: those
 * of colour, size and structure, which no language changes. In te reo Māori without scripts, and by the rules that words can break.
 * @param areSizesHeld whether nothing may have sizes other than app/ui/_tokens.css names, or be lower than a finger needs
 */
export function visitAll(states: readonly State[], areSizesHeld = false): void {
  const sites = sitesFor(states);
  const browser = watchedBrowser();

  test.each(states.flatMap(rowsOf))("$name in $language", async (state) => {
    const inAll = state.lang !== "mi";
    const { url } = sites[state.on ?? "whole"];
    const viewport = { width: wide, height: 900 };
    const page = await browser.page(url, { viewport, javaScriptEnabled: inAll });
    const response = await state.arrive(page, url + state.prefix, sites.whole);
    const html = (await response?.text()) ?? "";
    if (inAll) await islandsLoaded(page);
    const found = {
      status: response?.status(),
      lang: await page.getAttribute("html", "lang"),
      html: await faultsOfHtml(html, inAll),
      structure: await page.evaluate(structureOf),
      shapes: await shapesOf(page),
      odd: inAll && areSizesHeld ? await page.evaluate(oddStyles, tokens) : [],
      findings: inAll ? await findingsAt(page, state.isWide ? [narrow, wide] : [narrow]) : [],
      modes: inAll && inAllModes.has(state.name) ? await modesOf(page) : nothingFound,
    };
    const shape = { brokenNumbers: [], underPictures: [] };
    expect(found).toEqual({
      status: state.status,
      lang: state.lang,
      html: [],
      structure: { headings: 1, repeatedIds: [], deadReferences: [], nameless: [], misnamed: [] },
      shapes: [
        { ...shape, needs: wide },
        { ...shape, needs: narrow },
      ],
      odd: [],
      findings: [],
      modes: nothingFound,
    });
  });
}

/** Only those that some state is on. */
function sitesFor(states: readonly State[]) {
  const isAsked = (name: State["on"]) => states.some(({ on }) => on === name);
  const nobody = () => {
    throw new Error("Nobody there");
  };
  const whole = siteWithIdentity();
  return {
    whole,
    services: isAsked("services") ? siteForTests({ adjust: servicesThat(nobody) }) : whole,
    odd: isAsked("odd") ? siteForTests({ adjust: oddServices }) : whole,
  };
}

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
  await resize(page, twiceNarrow);
  const found = await findingsInModes(page);
  await resize(page, narrow);
  const large = await roomForWords(page, "large");
  return { ...found, narrow: { large, spaced: await roomForWords(page, "spaced") } };
}

/** A busy browser says that a window has another size before the page knows. */
async function resize(page: Page, width: number): Promise<void> {
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 900 });
  await expect.poll(() => page.evaluate(() => innerWidth), { interval: 20 }).toBe(width);
}

/** The page in windows of both widths; it stays in the narrow one. */
async function shapesOf(page: Page) {
  const shapes: ReturnType<typeof shapeOf>[] = [];
  for (const width of [wide, narrow]) {
    await resize(page, width);
    shapes.push(await page.evaluate(shapeOf));
  }
  return shapes;
}

/** What axe finds at these widths, the first of which the window has. */
async function findingsAt(page: Page, widths: readonly number[]): Promise<string[]> {
  await page.evaluate(leaveSomeAlike);
  const found: string[] = [];
  for (const width of widths) {
    await resize(page, width);
    found.push(...(await findingsOn(page)));
  }
  return found;
}
