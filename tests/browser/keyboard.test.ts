import { describe, expect, test } from "vitest";
import { family } from "../support/households.ts";
import { sharedSite } from "../support/site.ts";
import { fillIn } from "../support/typing.ts";
import { focused, stopsOf } from "./focus.ts";
import { watchedBrowser } from "./watched.ts";

const site = sharedSite();
const browser = watchedBrowser();
const landing = "/financial-help/financial-help-checker";

describe.each([true, false])(
  "By keyboard alone, JavaScript %s [quality/accessibility/keyboard]",
  (javaScriptEnabled) => {
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

    test.each(["/", landing, "/search?search=sleep", "/support", "/contact"])(
      "every stop on %s can be seen, is marked, and comes once, the way out among the first",
      async (path) => {
        const page = await browser.page(site.url, { javaScriptEnabled });
        await page.goto(site.url + path);
        const stops = await stopsOf(page, "Tab", 150);
        expect(stops.filter(({ isInSight, isMarked }) => !isInSight || !isMarked)).toEqual([]);
        expect(stops.length).toBeGreaterThan(15);
        expect(stops.length).toBeLessThan(150);
        const first = [
          "Skip to main content",
          "Quick exit from this site",
          "Quick exit",
          "Stay safe online",
          "Tīmata",
        ];
        expect(stops.slice(0, first.length).map(({ words }) => words)).toEqual(first);
      },
    );

    test("urgent help opens and closes [financial-help/landing/urgent]", async () => {
      const page = await browser.page(site.url, { javaScriptEnabled });
      await page.goto(site.url + landing);
      const count = await page.locator("summary").count();
      expect(count).toBeGreaterThan(1);
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

    test("at 400 % zoom no stop of the questionnaire is hidden [quality/accessibility/sizes-and-contrast]", async () => {
      const page = await browser.page(site.url, {
        javaScriptEnabled,
        viewport: { width: 320, height: 256 },
      });
      await page.goto(`${site.url}/financial-help/questions`);
      await fillIn(page, family);
      await page.locator(".skip").first().focus();
      const hidden: string[] = [];
      for (let press = 0; press < 100; press++) {
        const stop = await focused(page);
        if (stop.isBody) break;
        if (!stop.isInSight) hidden.push(stop.words);
        await page.keyboard.press("Tab");
      }
      expect(hidden).toEqual([]);
    });
  },
);

test("Whoever wants less motion gets none [quality/accessibility/movement]", async () => {
  const page = await browser.page(site.url, { reducedMotion: "reduce" });
  for (const path of [
    "/",
    "/stage/baby",
    "/search?search=sleep",
    landing,
    "/financial-help/questions",
    "/financial-help/results",
  ]) {
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
