import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { sharedSite } from "../support/site.ts";
import { islandsLoaded, watchedBrowser } from "./watched.ts";

const site = sharedSite();
const browser = watchedBrowser();

declare global {
  interface Window {
    shifts: string[];
  }
}

/** Writes down whatever the browser sees move of itself: how much, and the first thing that did. */
const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as { value: number; sources: { node: Element | null }[] };
        // A dot of a list that moves by less than a pixel, which nobody can see.
        if (value < 0.0005) continue;
        const moved = sources.map(({ node }) => node?.getAttribute?.("class") ?? node?.nodeName).join(", ");
        window.shifts.push(`${value.toFixed(4)}: ${moved}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

/** The page comes bit by bit, as on a telephone: what is there is shown before the rest of it has come. */
async function slowly(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Network.enable");
  const slow = { offline: false, latency: 100, downloadThroughput: 25_000, uploadThroughput: 25_000 };
  await browser.send("Network.emulateNetworkConditions", slow);
}

/** From the top to the end, as somebody does who looks for something. */
async function scrollThrough(page: Page) {
  const { height, step } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    step: Math.max(innerHeight, document.documentElement.scrollHeight / 20),
  }));
  for (let top = 0; top < height; top += step) {
    await page.evaluate((to) => scrollTo(0, to), top);
    await page.waitForTimeout(50);
  }
}

const viewports = [
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
];

describe("Nothing moves of itself at 360 and 1280 px, while a page loads and goes by [quality/figures/nothing-moves]", () => {
  test.each([
    "/",
    "/stage/getting-ready",
    "/stage/pregnancy",
    "/mi/stage/pregnancy",
    "/stage/baby?filter=sleep",
    "/search?search=baby&page=2",
    "/support",
    "/your-privacy",
    "/register-my-baby",
    "/mi/register-my-baby/child-details",
  ])("%s", async (path) => {
    const shiftsAt = async (viewport: { width: number; height: number }) => {
      const page = await browser.page(site.url, { viewport });
      await noteShifts(page);
      await slowly(page);
      await page.goto(site.url + path);
      await islandsLoaded(page);
      // From 3 s on a stage marks in its list where the visitor is.
      await page.waitForTimeout(path.includes("/stage/") ? 3_100 : 300);
      await scrollThrough(page);
      await page.waitForTimeout(500);
      return page.evaluate(() => window.shifts);
    };
    // It is waiting that takes the time: both windows wait together.
    expect(await Promise.all(viewports.map(shiftsAt))).toEqual([[], []]);
  });
});
