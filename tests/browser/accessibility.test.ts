import AxeBuilder from "@axe-core/playwright";
import { HtmlValidate } from "html-validate";
import { type Request, Response } from "miniflare";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { servicesThat } from "../support/failing-services.ts";
import { siteForTests } from "../support/site.ts";
import { type State, states } from "./states.ts";
import { watchedBrowser } from "./watched.ts";

const site = siteForTests();
/** The same site, whose second worker does not answer, and one file of which cannot be read. */
const cutOff = siteForTests({
  adjust(workers) {
    servicesThat(() => {
      throw new Error("Nobody there");
    })(workers);
    const { timata } = workers;
    delete timata?.assets;
    Object.assign(timata?.serviceBindings ?? {}, { ASSETS: fileUnlessFailing });
  },
});

function fileUnlessFailing(request: Request): Response {
  if (request.url.endsWith("/failing.svg")) throw new Error("The file cannot be read");
  return new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', {
    headers: { "Content-Type": "image/svg+xml" },
  });
}

const browser = watchedBrowser();

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

const validator = new HtmlValidate({
  extends: ["html-validate:recommended", "html-validate:a11y"],
  rules: {
    // Taste, not validity: React writes attributes as charSet and hrefLang, and names in HTML know no case.
    "attr-case": "off",
    // Taste as well: React closes empty elements with a slash, which HTML allows.
    "void-style": "off",
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
  test.each(rows)("$name in $language", async (state) => {
    const { url } = state.isCutOff ? cutOff : site;
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
      wide: { needs: 1280, findings: [] },
      narrow: { needs: 320, findings: [] },
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
