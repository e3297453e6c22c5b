import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { family } from "../support/households.ts";
import { sharedSite } from "../support/site.ts";
import { fillIn } from "../support/typing.ts";
import { islandsLoaded, watchedBrowser } from "./watched.ts";

const site = sharedSite();
const browser = watchedBrowser();
const questions = () => `${site.url}/financial-help/questions`;
const age = '[name="applicant.age"]';
const hours = '[name="applicant.worksWeeklyHours"]';
const postcode = '[name="applicant.postCode"]';
const next = '#f button[value="next"]';

/** The questionnaire, once the script that makes it nicer runs. */
async function open(filling = {}) {
  const page = await browser.page(site.url);
  await page.goto(questions());
  await islandsLoaded(page);
  await fillIn(page, filling);
  return page;
}

const messageOf = (page: Page, control: string) => page.locator(`.question:has(${control}) [data-error]`);
const resident = { "applicant.isNZResident": "true" };
/** Long enough for a check to be sent, answered and shown. */
const aWhile = 900;

describe("With a script, a question the visitor has touched is checked again", () => {
  test("its message appears after leaving it, without a new page, and the focus stays where it went", async () => {
    const page = await open(resident);
    await page.fill(age, "thirty");
    await page.keyboard.press("Tab");
    await messageOf(page, age).waitFor();
    expect(await page.evaluate(() => document.activeElement?.closest(".question")?.id)).not.toBe(
      await page.locator(`.question:has(${age})`).getAttribute("id"),
    );
    expect(await page.getAttribute(age, "aria-invalid")).toBe("true");
    const described = (await page.getAttribute(age, "aria-describedby")) ?? "";
    expect(described.split(" ")).toContain(await messageOf(page, age).getAttribute("id"));
    expect(page.watch.pages).toEqual([questions()]);
  });

  test("it disappears after a good answer, while the visitor is still typing there", async () => {
    const page = await open(resident);
    await page.fill(age, "thirty");
    await page.keyboard.press("Tab");
    await messageOf(page, age).waitFor();
    await page.fill(age, "");
    await page.type(age, "34");
    await messageOf(page, age).waitFor({ state: "detached" });
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe("34");
    expect(await page.getAttribute(age, "aria-invalid")).toBeNull();
    expect(await page.locator(`.question-wrong:has(${age})`).count()).toBe(0);
  });

  test("a message that came with the page disappears in the same way", async () => {
    const page = await open({ ...family, "applicant.age": "thirty" });
    const loaded = page.waitForResponse((answer) => answer.status() === 422);
    await page.click(next);
    await loaded;
    await page.waitForSelector("[data-error-summary]");
    await islandsLoaded(page);
    await page.fill(age, "34");
    await messageOf(page, age).waitFor({ state: "detached" });
  });

  test("a question that was visited and left gets a message, one that was not reached gets none", async () => {
    const page = await open(resident);
    await page.focus(age);
    await page.waitForTimeout(aWhile);
    expect(await page.locator("[data-error]").count()).toBe(0);
    await page.keyboard.press("Tab");
    await messageOf(page, age).waitFor();
    await page.waitForTimeout(aWhile);
    expect(await page.locator("[data-error]").count()).toBe(1);
  });

  test("nothing moves while a button is pressed, and the press counts", async () => {
    const page = await open({ ...family, "applicant.postCode": "wrong" });
    const button = page.locator(next);
    await button.scrollIntoViewIfNeeded();
    await page.focus(postcode);
    const box = (await button.boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.waitForTimeout(aWhile);
    expect(await button.boundingBox()).toEqual(box);
    const sent = page.waitForResponse((answer) => answer.status() === 422);
    await page.mouse.up();
    await sent;
    await page.waitForSelector("[data-error-summary]");
  });
});

describe("With a script, nothing happens by accident [financial-help/questions/wheel]", () => {
  test("Enter in a text field of the long form does not send it", async () => {
    const page = await open(resident);
    await page.fill(age, "34");
    await page.press(age, "Enter");
    await page.waitForTimeout(aWhile);
    expect(page.watch.pages).toEqual([questions()]);
    expect(await page.inputValue(age)).toBe("34");
  });

  test("Enter on a button presses it", async () => {
    const page = await open();
    const sent = page.waitForResponse((answer) => answer.status() === 422);
    await page.focus(next);
    await page.keyboard.press("Enter");
    await sent;
    await page.waitForSelector("[data-error-summary]");
  });

  test("the mouse wheel over a number that has the focus changes nothing", async () => {
    const page = await open({ ...resident, "applicant.age": "34" });
    await page.focus(age);
    const box = (await page.locator(age).boundingBox())!;
    await page.mouse.move(box.x + 5, box.y + 5);
    await page.mouse.wheel(0, -120);
    await page.mouse.wheel(0, 240);
    await page.waitForTimeout(200);
    expect(await page.inputValue(age)).toBe("34");
  });
});

describe("Without a script", () => {
  test("Enter in a text field goes on, and never switches the language", async () => {
    const page = await browser.page(site.url, { javaScriptEnabled: false });
    await page.goto(questions());
    await fillIn(page, { ...family, "applicant.worksWeeklyHours": "" });
    const sent = page.waitForRequest((request) => request.method() === "POST");
    await page.press(hours, "Enter");
    expect((await sent).postData()).toMatch(/(^|&)intent=next(&|$)/);
    expect((await sent).postData()).not.toContain("intent=language");
    await page.waitForSelector("[data-error-summary]");
    expect(page.url()).toBe(questions());
  });

  test("the mouse wheel over a number that has the focus changes nothing", async () => {
    const page = await browser.page(site.url, { javaScriptEnabled: false });
    await page.goto(questions());
    await fillIn(page, { ...resident, "applicant.age": "34" });
    await page.focus(age);
    await page.mouse.wheel(0, 120);
    expect(await page.inputValue(age)).toBe("34");
  });
});

describe("A browser that asks to be sent less", () => {
  test("gets no script at all when it says so in the request", async () => {
    const page = await browser.page(site.url, { extraHTTPHeaders: { "Save-Data": "on" } });
    await page.goto(questions());
    await page.waitForTimeout(aWhile);
    expect(await page.locator("script").count()).toBe(0);
    expect(page.watch.asked.filter((url) => url.includes("/assets/"))).toEqual([]);
  });

  test("loads no island when it says so to the page alone", async () => {
    const page = await browser.page(site.url);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    });
    await page.goto(questions());
    await page.waitForFunction(() => customElements.get("x-island") !== undefined);
    await page.waitForTimeout(2 * aWhile);
    expect(page.watch.asked.filter((url) => url.includes("/assets/form-"))).toEqual([]);
  });
});
