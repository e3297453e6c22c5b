import AxeBuilder from "@axe-core/playwright";
import { HtmlValidate } from "html-validate";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { servicesThat } from "../support/failing-services.ts";
import { siteForTests } from "../support/site.ts";
import { type State, states } from "./states.ts";
import { watchedBrowser } from "./watched.ts";

const sites = {
  whole: siteForTests(),
  services: siteForTests({
    adjust: servicesThat(() => {
      throw new Error("Nobody there");
    }),
  }),
  files: siteForTests({
    adjust({ timata }) {
      delete timata?.assets;
    },
  }),
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
  return languages.map((language) => ({ ...state, ...language }));
});

describe("Every page in every state keeps to WCAG 2.2 AA and to the rules of HTML", () => {
  test.each(rows)("$name in $language", { timeout: 60_000 }, async (state) => {
    const { url } = sites[state.without ?? "whole"];
    const page = await browser.page(url, { viewport: { width: 1280, height: 900 } });
    const sent = await arriveAt(page, state, url + state.prefix);
    const found = {
      status: sent.status,
      lang: await page.getAttribute("html", "lang"),
      html: await faultsOf(sent.html),
      structure: await structureOf(page),
      wide: await shownAt(page, 1280),
      narrow: await shownAt(page, 320),
    };
    expect(found).toEqual({
      status: state.status,
      lang: state.lang,
      html: [],
      structure: { headings: 1, repeatedIds: [], deadReferences: [] },
      wide: { needs: 1280, brokenNumbers: [], findings: [] },
      narrow: { needs: 320, brokenNumbers: [], findings: [] },
    });
  });
});

/** Brings the page there and gives what the server sent at the end. */
async function arriveAt(page: Page, { arrive }: State, base: string) {
  const response = await arrive(page, base);
  await page.waitForLoadState("networkidle");
  return { html: (await response?.text()) ?? "", status: response?.status() };
}

async function faultsOf(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`),
  );
}

/** What axe finds in a window of a width, and the width the page needs: more than it has means scrolling sideways. */
async function shownAt(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 });
  const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze();
  return {
    needs: await page.evaluate(() => Math.max(document.documentElement.scrollWidth, innerWidth)),
    brokenNumbers: await page
      .locator('a[href^="tel:"]')
      .evaluateAll((links) =>
        links.filter((link) => link.getClientRects().length > 1).map((link) => link.textContent),
      ),
    findings: violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(", ")}`),
  };
}

const structureOf = (page: Page) =>
  page.evaluate(() => {
    const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
    const references = ["aria-describedby", "aria-labelledby", "aria-controls", "for"].flatMap((name) =>
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
