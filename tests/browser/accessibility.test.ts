import axe from "axe-core";
import { HtmlValidate } from "html-validate";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { servicesThat } from "../support/failing-services.ts";
import { siteForTests } from "../support/site.ts";
import { oddServices } from "./odd-services.ts";
import { states } from "./states.ts";
import { islandsLoaded, watchedBrowser } from "./watched.ts";

const sites = {
  whole: siteForTests(),
  services: siteForTests({
    adjust: servicesThat(() => {
      throw new Error("Nobody there");
    }),
  }),
  odd: siteForTests({ adjust: oddServices }),
};
const browser = watchedBrowser();

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

const validator = new HtmlValidate({
  extends: ["html-validate:recommended", "html-validate:a11y"],
  rules: {
    // Taste, not validity: React writes attributes as charSet and hrefLang, and names in HTML know no case.
    "attr-case": "off",
    // Taste as well: React closes empty elements with a slash and writes `checked=""`, which HTML allows.
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    // Check boxes that are one question carry one name, which the specification gives.
    "form-dup-name": ["error", { shared: ["radio", "checkbox", "submit", "button", "reset"] }],
    // The style sheet keeps telephone numbers on one line (looked at below), so texts need no special spaces.
    "tel-non-breaking": "off",
  },
});

const inBoth = [
  { language: "English", prefix: "", lang: "en-NZ" },
  { language: "te reo Māori", prefix: "/mi", lang: "mi" },
];
const rows = states.flatMap((state) => {
  const languages = state.isBilingual ? [{ language: "both languages", prefix: "", lang: "en-NZ" }] : inBoth;
  const ways = state.isTouched ? [true, false] : [true];
  return languages.flatMap((language) =>
    ways.map((javaScriptEnabled) => ({ ...state, ...language, javaScriptEnabled })),
  );
});

describe("Every page in every state keeps to WCAG 2.2 AA and to the rules of HTML", () => {
  test.each(rows)("$name in $language, JavaScript $javaScriptEnabled", { timeout: 60_000 }, async (state) => {
    const { javaScriptEnabled, isTouched = false } = state;
    const { url } = sites[state.on ?? "whole"];
    const page = await browser.page(url, { viewport: { width: 1280, height: 900 }, javaScriptEnabled });
    const response = await state.arrive(page, url + state.prefix);
    const html = (await response?.text()) ?? "";
    if (javaScriptEnabled) await islandsLoaded(page);
    const found = {
      status: response?.status(),
      lang: await page.getAttribute("html", "lang"),
      html: await faultsOf(html),
      isTouched: isTouched || !(await isAsSent(page, html)),
      structure: await structureOf(page),
      // In te reo Māori the words are longer: they are looked at where there is least room for them.
      ...(state.lang === "mi" ? {} : { wide: await shownAt(page, 1280) }),
      narrow: await shownAt(page, 320),
    };
    expect(found).toEqual({
      status: state.status,
      lang: state.lang,
      html: [],
      isTouched,
      structure: { headings: 1, repeatedIds: [], deadReferences: [] },
      ...(state.lang === "mi" ? {} : { wide: { needs: 1280, brokenNumbers: [], findings: [] } }),
      narrow: { needs: 320, brokenNumbers: [], findings: [] },
    });
  });
});

async function faultsOf(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`),
  );
}

/** Whether scripts left everything as the server sent it: then there is nothing else to be seen without them. */
const isAsSent = (page: Page, html: string): Promise<boolean> =>
  page.evaluate((sent) => {
    const { outerHTML } = new DOMParser().parseFromString(sent, "text/html").documentElement;
    return outerHTML === document.documentElement.outerHTML;
  }, html);

/** What axe finds in a window of a width, and the width the page needs: more than it has means scrolling sideways. */
async function shownAt(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 });
  return {
    needs: await page.evaluate(() => Math.max(document.documentElement.scrollWidth, innerWidth)),
    brokenNumbers: await page
      .locator('a[href^="tel:"]')
      .evaluateAll((links) =>
        links.filter((link) => link.getClientRects().length > 1).map((link) => link.textContent),
      ),
    findings: await findingsOn(page),
  };
}

async function findingsOn(page: Page): Promise<string[]> {
  await page.evaluate(`window.axe || (() => {${axe.source}})()`);
  return page.evaluate(async (runOnly) => {
    // No timer runs in a page without scripts, and axe waits for some that are only there to let others go first.
    const { setTimeout } = window;
    const atOnce = (run: () => void) => void Promise.resolve().then(run);
    window.setTimeout = atOnce as unknown as typeof setTimeout;
    const options = { runOnly, resultTypes: ["violations" as const], preload: false };
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(options);
    window.setTimeout = setTimeout;
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(", ")}`);
  }, standards);
}

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
