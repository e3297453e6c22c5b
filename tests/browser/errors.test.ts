import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { family } from "../support/households.ts";
import { sharedSite } from "../support/site.ts";
import { fillIn } from "../support/typing.ts";
import { watchedBrowser } from "./watched.ts";

const site = sharedSite();
const browser = watchedBrowser();
const ways = [
  { prefix: "", error: "Error: ", javaScriptEnabled: true },
  { prefix: "", error: "Error: ", javaScriptEnabled: false },
  { prefix: "/mi", error: "Hapa: ", javaScriptEnabled: true },
  { prefix: "/mi", error: "Hapa: ", javaScriptEnabled: false },
];

const next = '#f button[value="next"]';
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id ?? "");

describe.each(ways)("Sent at $prefix/ with errors, JavaScript $javaScriptEnabled", (way) => {
  const { prefix, error, javaScriptEnabled } = way;
  const sendWith = async (answers: Record<string, string | readonly string[]>) => {
    const page = await browser.page(site.url, { javaScriptEnabled });
    await page.goto(`${site.url}${prefix}/financial-help/questions`);
    await fillIn(page, answers);
    await Promise.all([page.waitForResponse((answer) => answer.status() === 422), page.click(next)]);
    await page.waitForSelector("[data-error-summary]");
    return page;
  };

  test("the title says so first, and the summary, first in the main part, has the focus [quality/accessibility/structure]", async () => {
    const page = await sendWith({});
    expect(await page.title()).toMatch(new RegExp(`^${error}`));
    const summary = page.locator("[data-error-summary]");
    // A browser gives the focus with the next frame it draws.
    await expect.poll(() => summary.evaluate((element) => element === document.activeElement)).toBe(true);
    const words = await summary.innerText();
    expect((await page.locator("main").innerText()).startsWith(words)).toBe(true);
  });

  test("each line of the summary leads to the first control of its question [quality/accessibility/errors]", async () => {
    const page = await sendWith({ "applicant.isNZResident": "true", "applicant.age": "thirty" });
    await page.click("[data-error-summary] summary");
    const links = page.locator("[data-error-summary] a");
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")!.slice(1)));
    expect(targets.length).toBeGreaterThan(5);
    for (const [index, target] of targets.entries()) {
      await links.nth(index).click();
      const control = page.locator(`#${target}`);
      expect(await control.isVisible()).toBe(true);
      expect(await control.evaluate((element) => element.matches(".question :is(input, select)"))).toBe(true);
      // Without a script the browser moves the place where Tab goes on, and the focus where it can.
      if (javaScriptEnabled) await expect.poll(() => focused(page)).toBe(target);
      else expect(new URL(page.url()).hash).toBe(`#${target}`);
    }
  });

  test("the message stands beside the control and is tied to it [quality/accessibility/errors]", async () => {
    const page = await sendWith({ ...family, "applicant.age": "thirty", "income.applicant.amount": "-5" });
    const wrong = await page.locator(".question:has([data-error])").evaluateAll((questions) =>
      questions.map((question) => {
        const message = question.querySelector("[data-error]")!;
        const control = question.querySelector("input")!;
        return {
          name: control.name,
          invalid: control.getAttribute("aria-invalid"),
          isTied: control.getAttribute("aria-describedby")?.split(" ").includes(message.id),
          isInSummary: [...document.querySelectorAll("[data-error-summary] a")].some(
            (link) =>
              link.getAttribute("href") === `#${control.id}` &&
              link.textContent?.endsWith(message.textContent ?? "?"),
          ),
        };
      }),
    );
    expect(wrong).toEqual(
      ["applicant.age", "income.applicant.amount"].map((name) => ({
        name,
        invalid: "true",
        isTied: true,
        isInSummary: true,
      })),
    );
  });

  test("everything typed is still there, and once mended the form goes on to the results", async () => {
    const page = await sendWith({ ...family, "applicant.age": "thirty" });
    expect(await page.inputValue('[name="applicant.age"]')).toBe("thirty");
    expect(await page.inputValue('[name="income.spouse.amount"]')).toBe(family["income.spouse.amount"]);
    await page.fill('[name="applicant.age"]', "34");
    await page.click(next);
    await page.waitForURL(`${site.url}${prefix}/financial-help/results`);
  });
});
