import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { family } from "../support/households.ts";
import { siteForTests } from "../support/site.ts";
import { fillIn } from "../support/typing.ts";
import { watchedBrowser } from "./watched.ts";

const site = siteForTests();
const browser = watchedBrowser();
const landing = "/financial-help/financial-help-checker";

/** What has the focus: its words, and whether all of it can be seen. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const { top, bottom, left, right } = element.getBoundingClientRect();
    // Browsers scroll to whole pixels.
    const isInside = top > -1 && left > -1 && bottom < innerHeight + 1 && right < innerWidth + 1;
    const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return {
      words: element.innerText?.trim() || element.getAttribute("name") || "",
      isBody: element === document.body,
      isInSight: isInside && middle !== null && (element.contains(middle) || middle.contains(element)),
      isMarked: (outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0) || boxShadow !== "none",
    };
  });

describe.each([true, false])("By keyboard alone, JavaScript %s", (javaScriptEnabled) => {
  test("the first stop on the landing page is the skip link, and it leads past the header", async () => {
    const page = await browser.page(site.url, { javaScriptEnabled });
    await page.goto(site.url + landing);
    await page.keyboard.press("Tab");
    expect(await focused(page)).toMatchObject({ words: "Skip to main content", isInSight: true });
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    expect(await focused(page)).toMatchObject({ words: "Get started", isInSight: true });
    await page.keyboard.press("Enter");
    await page.waitForURL(`${site.url}/financial-help/questions`);
  });

  test("every stop on the landing page can be seen, is marked, and comes once", async () => {
    const page = await browser.page(site.url, { javaScriptEnabled });
    await page.goto(site.url + landing);
    const stops: string[] = [];
    for (let press = 0; press < 60; press++) {
      await page.keyboard.press("Tab");
      const stop = await focused(page);
      if (stop.isBody) break;
      expect(stop).toMatchObject({ isInSight: true, isMarked: true });
      stops.push(stop.words);
    }
    expect(stops.length).toBeGreaterThan(8);
    expect(stops.length).toBeLessThan(60);
    expect(stops.slice(0, 2)).toEqual(["Skip to main content", "Tīmata"]);
  });

  test("menu, search and urgent help open and close", async () => {
    const page = await browser.page(site.url, { javaScriptEnabled });
    await page.goto(site.url + landing);
    const count = await page.locator("summary").count();
    expect(count).toBeGreaterThan(3);
    for (let index = 0; index < count; index++) {
      const summary = page.locator("summary").nth(index);
      const details = summary.locator("xpath=..");
      await summary.focus();
      await page.keyboard.press("Enter");
      expect(await details.getAttribute("open")).not.toBeNull();
      await page.keyboard.press("Space");
      expect(await details.getAttribute("open")).toBeNull();
    }
  });

  test("at 400 % zoom no stop of the questionnaire is hidden", async () => {
    const page = await browser.page(site.url, {
      javaScriptEnabled,
      viewport: { width: 320, height: 256 },
    });
    await page.goto(`${site.url}/financial-help/questions`);
    await fillIn(page, family);
    await page.locator(".skip").focus();
    const hidden: string[] = [];
    for (let press = 0; press < 100; press++) {
      const stop = await focused(page);
      if (stop.isBody) break;
      if (!stop.isInSight) hidden.push(stop.words);
      await page.keyboard.press("Tab");
    }
    expect(hidden).toEqual([]);
  });
});

test("Whoever wants less motion gets none", async () => {
  const page = await browser.page(site.url, { reducedMotion: "reduce" });
  for (const path of [landing, "/financial-help/questions", "/financial-help/results"]) {
    await page.goto(site.url + path);
    const moving = await page.evaluate(
      () =>
        [...document.querySelectorAll("*")].filter((element) => {
          const { animationDuration, transitionDuration, scrollBehavior } = getComputedStyle(element);
          const longest = Math.max(
            ...`${animationDuration},${transitionDuration}`.split(",").map((time) => Number.parseFloat(time)),
          );
          return longest > 0.01 || scrollBehavior === "smooth";
        }).length,
    );
    expect(moving).toBe(0);
  }
});
