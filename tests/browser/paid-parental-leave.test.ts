import type { BrowserContextOptions, Page } from "playwright-core";
import { expect, test } from "vitest";
import { sharedSite } from "../support/site.ts";
import { islandsLoaded, watchedBrowser } from "./watched.ts";

const site = sharedSite();
const browser = watchedBrowser();
const checker = "/financial-help/paid-parental-leave-checker";
const phone = { viewport: { width: 360, height: 640 } };

async function open(path: string, options: BrowserContextOptions = phone) {
  const page = await browser.page(site.url, options);
  await page.goto(site.url + path);
  await islandsLoaded(page);
  return page;
}

/** The address as the visitor sees it, without the site. */
const here = (page: Page) => page.evaluate(() => location.pathname + location.search);
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);
const answered = (page: Page) => page.locator(".answered dd > span").count();

async function answer(page: Page, text: string, number: number) {
  await page.getByRole("link", { name: text, exact: true }).click();
  await expect.poll(() => answered(page)).toBe(number);
}

test("Layers come into the page one by one, each with its address and the focus; the result waits and is in view [financial-help/leave/result]", async () => {
  const page = await open(`/mi${checker}?situation=giving-birth`);
  await answer(page, "Āe", 2);
  expect(await here(page)).toBe(`/mi${checker}?situation=giving-birth&worked=yes`);
  expect(await focused(page)).toBe("question");
  await answer(page, "Āe", 3);
  const pressed = Date.now();
  await page.getByRole("link", { name: "Kāo", exact: true }).click();
  expect(await page.locator('.choice[aria-current="true"]').innerText()).toBe("Kāo");
  await page.waitForSelector("#result");
  expect(Date.now() - pressed).toBeGreaterThanOrEqual(600);
  await expect.poll(() => focused(page)).toBe("result");
  await expect
    .poll(async () => (await page.locator("#result").boundingBox())!.y)
    .toBeLessThan(phone.viewport.height / 2);
  const result = `${checker}?situation=giving-birth&worked=yes&stopping=yes&recent=no`;
  expect(await page.title()).toMatch(/^Te otinga: ko te āhua nei, āe – /);
  expect(await page.locator(".language a").getAttribute("href")).toBe(result);
  expect(page.watch.pages).toEqual([`${site.url}/mi${checker}?situation=giving-birth`]);
});

test("Back goes back by one answer; a changed answer drops the later ones and the result that was on its way", async () => {
  const page = await open(`${checker}?situation=giving-birth&worked=yes&stopping=yes`);
  // The result is to be on its way still, however slow the machine is.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.getByRole("link", { name: "Yes", exact: true }).click();
  await page.locator(".answered dd a").nth(1).click();
  await page.clock.resume();
  await expect.poll(() => answered(page)).toBe(1);
  await page.waitForTimeout(700);
  expect([await here(page), await page.locator("#result").count()]).toEqual([
    `${checker}?situation=giving-birth`,
    0,
  ]);
  await page.goBack();
  await expect.poll(() => answered(page)).toBe(3);
  expect(page.watch.pages).toHaveLength(1);
});

test("Who wants less movement gets none", async () => {
  const page = await open(checker, { ...phone, reducedMotion: "reduce" });
  const moving = await page.evaluate(() => [
    getComputedStyle(document.documentElement).scrollBehavior,
    getComputedStyle(document.querySelector(".layer")!).animationName,
  ]);
  expect(moving).toEqual(["auto", "none"]);
});
