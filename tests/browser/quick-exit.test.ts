import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { sharedSite } from "../support/site.ts";
import { fillIn } from "../support/typing.ts";
import { cookieNames, islandPages, shellIsThere } from "./island-pages.ts";
import { exitLink, openToLeave, outside, questions, sendAnswers } from "./quick-exit.ts";

const site = sharedSite();
const { fresh } = islandPages();
const open = (path: string) => openToLeave(fresh, site.url + path);

describe("Quick exit with a script", () => {
  test("covers the page at once, before the other page is there [site/leaving/replaces]", async () => {
    const { page, arrive } = await open(questions);
    const words = await page.getAttribute(exitLink, "data-left");
    const seen = await page.locator(exitLink).evaluate((element) => {
      (element as HTMLElement).click();
      const { width, height, left, top } = document.body.firstElementChild!.getBoundingClientRect();
      return {
        words: document.body.innerText.trim(),
        title: document.title,
        covers: left <= 0 && top <= 0 && width >= innerWidth && height >= innerHeight,
        ground: getComputedStyle(document.body.firstElementChild!).backgroundColor,
      };
    });
    expect(seen).toEqual({
      words,
      title: new URL(outside).hostname,
      covers: true,
      ground: "rgb(255, 255, 255)",
    });
    arrive();
    await page.waitForURL(outside);
  });

  test("takes the place of the page: neither Back nor Forward returns, and the other page does not know where from [site/leaving/replaces] [site/leaving/back]", async () => {
    const { page, visits, arrive } = await open("/");
    await page.goto(site.url + questions);
    await shellIsThere(page);
    arrive();
    await page.click(exitLink);
    await page.waitForURL(outside);
    expect(visits.map((request) => request.headers().referer)).toEqual([undefined]);
    expect(await page.evaluate(() => document.referrer)).toBe("");
    // As long as no script of ours is there.
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.context().route("**/assets/runtime-*", (route) => released.then(() => route.continue()));
    await page.goBack();
    expect([page.url(), await page.locator("h1").isVisible()]).toEqual([`${site.url}/`, false]);
    release();
    await page.waitForURL(outside);
    for (const go of ["goForward", "goBack", "goForward"] as const) {
      await page[go]().catch(() => null);
      await page.waitForURL(outside);
    }
    // Who comes back by themselves finds the site as before.
    await page.goto(site.url);
    expect(await page.locator("h1").isVisible()).toBe(true);
  });

  test("forgets on the server too", async () => {
    const { page, arrive } = await open(questions);
    await sendAnswers(page);
    await shellIsThere(page);
    expect(await cookieNames(page)).toContain("__Secure-answers");
    arrive();
    await page.click(exitLink);
    await page.waitForURL(outside);
    await expect.poll(() => cookieNames(page)).toContain("__Host-left");
    expect((await cookieNames(page)).filter((name) => name !== "piwikID")).toEqual(["__Host-left"]);
    await page.goto(`${site.url}/financial-help/results`);
    expect(await page.locator("#probably").count()).toBe(0);
  });

  test("a page that a browser brings back as it was is not shown, and left again", async () => {
    const { page, arrive } = await open("/");
    arrive();
    const isShown = await page.evaluate(() => {
      sessionStorage.setItem("left", "left");
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
      return document.documentElement.style.display;
    });
    expect(isShown).toBe("none");
    await page.waitForURL(outside);
  });
});

describe("Quick exit by pressing Shift three times", () => {
  const status = ".quick-exit [data-exit-status]";
  const shift = (page: Page) => page.keyboard.press("Shift");

  test("leaves, and says after the first and the second press what is left to do", async () => {
    const { page, arrive } = await open(questions);
    const [once, twice] = await page.locator(exitLink).evaluate((element) => {
      const { once, twice } = (element as HTMLElement).dataset;
      return [once, twice];
    });
    await shift(page);
    expect(await page.textContent(status)).toBe(once);
    await shift(page);
    expect(await page.textContent(status)).toBe(twice);
    arrive();
    await shift(page);
    await page.waitForURL(outside);
  });

  test("works while typing in a field", async () => {
    const { page, arrive } = await open(questions);
    arrive();
    await fillIn(page, { "applicant.isNZResident": "true" });
    await page.focus('[name="applicant.age"]');
    for (let press = 0; press < 3; press++) await shift(page);
    await page.waitForURL(outside);
  });

  test.each([
    ["a letter between", ["Shift", "Shift", "a", "Shift"]],
    ["capital letters", ["Shift+A", "Shift+B", "Shift+C"]],
    ["Shift with another key that changes", ["Alt+Shift", "Alt+Shift", "Alt+Shift"]],
    ["two presses", ["Shift", "Shift"]],
  ])("%s is no wish to leave", async (_case, keys) => {
    const { page, visits } = await open(questions);
    for (const key of keys) await page.keyboard.press(key);
    await page.waitForTimeout(300);
    expect(visits).toEqual([]);
    expect(page.url()).toBe(site.url + questions);
  });

  test("a press between is no wish to leave", async () => {
    const { page, visits } = await open(questions);
    await shift(page);
    await shift(page);
    await page.mouse.click(2, 300);
    await shift(page);
    await page.waitForTimeout(300);
    expect(visits).toEqual([]);
  });

  test("the presses count for 5 seconds", async () => {
    const { page, visits } = await open(questions);
    await page.clock.install();
    await shift(page);
    await shift(page);
    await page.clock.fastForward(5_000);
    expect(await page.textContent(status)).toBe("");
    await shift(page);
    await page.waitForTimeout(300);
    expect(visits).toEqual([]);
  });
});
