import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import type { Filling } from "../support/form.ts";
import { family, groupsOn } from "../support/households.ts";
import { sharedSite } from "../support/site.ts";
import { documentOf, fillIn } from "../support/typing.ts";
import { islandsLoaded, watchedBrowser } from "./watched.ts";

const site = sharedSite();
const browser = watchedBrowser();
const next = '#f button[value="next"]';
const questions = (prefix = "") => `${site.url}${prefix}/financial-help/questions`;
const results = (prefix = "") => `${site.url}${prefix}/financial-help/results`;

/** What stands in the form, as the browser would send it, by the name of the control. */
const typed = (page: Page): Promise<Filling> =>
  page.locator("#f").evaluate((form) => {
    const data = new FormData(form as HTMLFormElement);
    const names = [...new Set(data.keys())].filter((name) => name !== "_csrf");
    return Object.fromEntries(
      names.flatMap((name) => {
        const values = data.getAll(name).map(String).filter(Boolean);
        return values.length === 0 ? [] : [[name, values.length === 1 ? values[0]! : values]];
      }),
    );
  });

/** Answers that are far from finished, and one that is wrong. */
const half: Filling = {
  "applicant.isNZResident": "true",
  "applicant.age": "thirty four",
  "applicant.numberOfChildren": "3",
  "children.ages": ["4", "13"],
  "income.applicant.amount": "12.345",
  "income.applicant.frequency": "monthly",
};

const ways = [true, false].flatMap((javaScriptEnabled) =>
  [
    { prefix: "", other: "/mi" },
    { prefix: "/mi", other: "" },
  ].map((way) => ({ ...way, javaScriptEnabled })),
);

describe.each(ways)("Nothing typed at $prefix/ is lost, JavaScript $javaScriptEnabled", (way) => {
  const { prefix, other, javaScriptEnabled } = way;
  const open = async (filling: Filling) => {
    const page = await browser.page(site.url, { javaScriptEnabled });
    await page.goto(questions(prefix));
    await fillIn(page, filling);
    return page;
  };
  const finish = async () => {
    const page = await open(family);
    await page.click(next);
    await page.waitForURL(results(prefix));
    return page;
  };

  test("the language button brings the page in the other language with all of it, and complains of nothing [quality/text/both-languages]", async () => {
    const page = await open(half);
    const before = await typed(page);
    expect(before).toMatchObject(half);
    await page.click('[name="intent"][value="language"]');
    await page.waitForURL(questions(other));
    expect(await typed(page)).toEqual(before);
    expect(await page.locator("[data-error], [data-error-summary]").count()).toBe(0);
    await page.click('[name="intent"][value="language"]');
    await page.waitForURL(questions(prefix));
    expect(await typed(page)).toEqual(before);
  });

  test("loading a page with errors again keeps it", async () => {
    const page = await open(half);
    await page.click(next);
    await page.waitForSelector("[data-error-summary]");
    const before = await typed(page);
    await page.goto(questions(prefix));
    expect(await typed(page)).toEqual(before);
    expect(before).toMatchObject(half);
  });

  test("loading the results again, going back, and 'Change my answers' keep it", async () => {
    const page = await finish();
    const first = groupsOn(await documentOf(page));
    await page.reload();
    expect(groupsOn(await documentOf(page))).toEqual(first);
    await page.goBack();
    await page.waitForSelector("#f");
    expect(await typed(page)).toMatchObject(family);
    await page.goto(results(prefix));
    await page.click(`main a.button[href$="${prefix}/financial-help/questions"]`);
    await page.waitForURL(questions(prefix));
    expect(await typed(page)).toEqual(family);
  });

  test("pressing the button twice leads to the results all the same", async () => {
    const page = await open(family);
    await page.dblclick(next);
    // The second press takes the place of the first on its way: only where it ends matters.
    await page.waitForSelector("#probably");
    expect(page.url()).toBe(results(prefix));
  });

  test("two tabs do not disturb each other: each gets the results of what was sent from it", async () => {
    const first = await open(family);
    const second = await first.context().newPage();
    await second.goto(questions(prefix));
    await fillIn(second, { "applicant.isNZResident": "false" });
    await first.click(next);
    await first.waitForURL(results(prefix));
    await first.waitForSelector("#probably");
    await second.click(next);
    await second.waitForURL(results(prefix));
    expect(await second.locator("#probably").count()).toBe(0);
    expect(await first.locator("#probably").count()).toBe(1);
  });
});

describe.each([true, false])("JavaScript %s", (javaScriptEnabled) => {
  test("a question named by the address has the focus", async () => {
    const page = await browser.page(site.url, { javaScriptEnabled });
    await page.goto(questions());
    await fillIn(page, family);
    await page.click(next);
    await page.waitForURL(results());
    await page.click("#your-answers > summary");
    await page.click('#your-answers a[href*="focus=applicant.age"]');
    await page.waitForURL(/focus=applicant\.age/);
    const name = () => document.activeElement?.getAttribute("name");
    await expect.poll(() => page.evaluate(name)).toBe("applicant.age");
    expect(await page.locator('[name="applicant.age"]').isVisible()).toBe(true);
  });

  test("the reasons of a benefit open by keyboard", async () => {
    const page = await browser.page(site.url, { javaScriptEnabled });
    await page.goto(questions());
    await fillIn(page, family);
    await page.click(next);
    await page.waitForURL(results());
    await page.locator(".benefit > details > summary").first().focus();
    await page.keyboard.press("Enter");
    const why = page.locator("details.why").first();
    expect(await why.locator(".criterion").first().isVisible()).toBe(false);
    await why.locator("summary").focus();
    await page.keyboard.press("Enter");
    expect(await why.locator(".criterion").first().isVisible()).toBe(true);
    await page.keyboard.press("Space");
    expect(await why.locator(".criterion").first().isVisible()).toBe(false);
  });
});

test("with script, Back from the results works after an error page too", async () => {
  const page = await browser.page(site.url, { javaScriptEnabled: true });
  await page.goto(questions());
  await fillIn(page, { ...family, "applicant.age": "old" });
  await page.click(next);
  await page.waitForSelector("[data-error-summary]");
  await islandsLoaded(page);
  await page.fill('[name="applicant.age"]', "34");
  await page.click(next);
  await page.waitForURL(results());
  await page.goBack();
  expect(page.url()).toBe(questions());
  expect(await page.locator('[name="applicant.age"]').inputValue()).not.toBe("");
});

test("with script, mended questions leave the error summary, and the summary leaves with the last", async () => {
  const page = await browser.page(site.url, { javaScriptEnabled: true });
  await page.goto(questions());
  await fillIn(page, { ...family, "applicant.age": "old" });
  await page.click(next);
  await page.waitForSelector("[data-error-summary]");
  await islandsLoaded(page);
  await page.fill('[name="applicant.age"]', "34");
  await page.waitForSelector("[data-error-summary]", { state: "detached" });
  expect(await page.title()).toBe("Questions – Financial help – Tīmata");
});
