import { describe, expect, test } from "vitest";
import { isMeant } from "../browser/watched.ts";
import { browserForTests } from "../support/browser.ts";
import { family, groupsOn, households } from "../support/households.ts";
import { sharedSite, siteForTests } from "../support/site.ts";
import { documentOf, fillIn } from "../support/typing.ts";

const months = ["2022-06", "2019-06"];
const browser = browserForTests();
const ways = [
  { way: "without JavaScript", javaScriptEnabled: false },
  { way: "with JavaScript", javaScriptEnabled: true },
];

describe.each(months)(
  "Households of %s find every question they need in sight, and their results",
  (month) => {
    const site = siteForTests({ environment: { TODAY: `${month}-15`, RULES_REFORM: "none" } });
    // Each household comes once: in one of the languages, with a script or without (`financial-help.test.ts` has all, in both).
    const rows = households()
      .filter(({ period }) => period === month)
      .map((household, index) => ({
        ...household,
        ...ways[index % 2]!,
        prefix: Math.floor(index / 2) % 2 === 0 ? "" : "/mi",
      }));

    test.each(rows)(
      "$name $way at $prefix/financial-help",
      async ({ filling, groups, prefix, javaScriptEnabled }) => {
        const page = await browser.page({ javaScriptEnabled });
        await page.goto(`${site.url}${prefix}/financial-help/questions`);
        await fillIn(page, filling);
        await page.locator('#f button[value="next"]').click();
        await page.waitForURL(`${site.url}${prefix}/financial-help/results`);
        expect(groupsOn(await documentOf(page))).toEqual(groups);
        await page.context().close();
      },
    );
  },
);

describe.each(ways)("The questionnaire in a browser $way", ({ javaScriptEnabled }) => {
  const site = sharedSite();
  const open = async (address = "/financial-help/questions") => {
    const page = await browser.page({ javaScriptEnabled });
    await page.goto(site.url + address);
    return page;
  };

  test("switches the language with everything typed still there, in sight where it was", async () => {
    const page = await open();
    await fillIn(page, family);
    await page.locator('.header button[value="language"]').click();
    await page.waitForURL(`${site.url}/mi/financial-help/questions`);
    expect(await page.locator("html").getAttribute("lang")).toBe("mi");
    expect(await page.locator('[name="applicant.age"]').inputValue()).toBe(family["applicant.age"]);
    expect(await page.locator('[name="income.spouse.amount"]').isVisible()).toBe(true);
    await page.context().close();
  });

  test("puts the focus on the error summary, whose links lead to the controls", async () => {
    const page = await open();
    await fillIn(page, { ...family, "applicant.age": "old" });
    await page.locator('#f button[value="next"]').click();
    const summary = page.locator("[data-error-summary]");
    await summary.waitFor();
    // A browser gives the focus with the next frame it draws.
    await expect.poll(() => summary.evaluate((element) => element === document.activeElement)).toBe(true);
    await summary.locator("a").first().click();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute("name")))
      .toBe("applicant.age");
    await page.context().close();
  });

  test("hides what a non-resident is not asked and shows the note", async () => {
    const page = await open();
    await fillIn(page, { "applicant.isNZResident": "false" });
    expect(await page.locator(".non-resident").isVisible()).toBe(true);
    expect(await page.locator(".question:visible").count()).toBe(2);
    await page.context().close();
  });

  test("the browser's Back button after the results shows the answers", async () => {
    const page = await open();
    await fillIn(page, family);
    await page.locator('#f button[value="next"]').click();
    await page.waitForURL(`${site.url}/financial-help/results`);
    await page.goBack();
    expect(await page.locator('[name="applicant.age"]').inputValue()).toBe(family["applicant.age"]);
    await page.context().close();
  });

  test("nothing is asked of another host and nothing is refused by the page's own policy [quality/privacy/other-hosts]", async () => {
    const page = await browser.page({ javaScriptEnabled });
    const asked: string[] = [];
    const said: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    page.on("console", (message) => said.push(message.text()));
    page.on("pageerror", (error) => said.push(error.message));
    for (const address of ["/", "/financial-help/financial-help-checker", "/financial-help/questions"]) {
      await page.goto(site.url + address);
    }
    expect(asked.filter((url) => !url.startsWith(site.url) && !url.startsWith("data:"))).toEqual([]);
    expect(said.filter((message) => !isMeant.test(message))).toEqual([]);
    await page.context().close();
  });
});
