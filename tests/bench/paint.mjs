import { chromium } from "playwright-core";
import { findBrowser } from "../support/find-browser.mjs";
import { median } from "./measure.mjs";

/**
 * @typedef {{
 *   milliseconds: number,
 *   needed: string[], // Addresses that the first paint waits for.
 *   shift: number, // Cumulative layout shift.
 * }} Paint
 */

/** Chromium's preset "Slow 4G": 1.6 Mbit/s down and 0.75 up, less 10 % overhead; latency 150 ms times 3.75. */
export const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 180_000,
  uploadThroughput: 84_375,
};
/** Multiple of this machine's processor. */
export const slowdown = 6;
export const phone = { viewport: { width: 360, height: 800 }, locale: "en-NZ" };

/**
 * A first visit with an old phone and a weak network.
 * @param {string} site
 * @param {readonly string[]} paths
 * @param {number} [times]
 * @returns {Promise<Record<string, Paint>>}
 */
export async function firstPaints(site, paths, times = 3) {
  const browser = await chromium.launch(await findBrowser());
  try {
    /** @type {Record<string, Paint>} */
    const found = {};
    for (const path of paths) {
      // Fills the site's page cache, as all visitors but the first find it.
      await (await fetch(site + path)).arrayBuffer();
      const opened = [];
      for (let time = 0; time < times; time++) opened.push(await paintOf(browser, site + path));
      found[path] = {
        milliseconds: median(opened.map(({ milliseconds }) => milliseconds)),
        needed: [...new Set(opened.flatMap(({ needed }) => needed))],
        shift: Math.max(...opened.map(({ shift }) => shift)),
      };
    }
    return found;
  } finally {
    await browser.close();
  }
}

async function paintOf(browser, url) {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const tools = await context.newCDPSession(page);
    await tools.send("Network.enable");
    await tools.send("Network.emulateNetworkConditions", slow4G);
    await tools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await page.goto(url, { waitUntil: "load" });
    // With its processor slowed down a page can be loaded before it is painted.
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    return await page.evaluate(whatHappened);
  } finally {
    await context.close();
  }
}

/** Runs in the page. */
async function whatHappened() {
  const painted = performance.getEntriesByName("first-contentful-paint")[0].startTime;
  const shifts = await new Promise((resolve) => {
    new PerformanceObserver((list, observer) => {
      observer.disconnect();
      resolve(list.getEntries());
    }).observe({ type: "layout-shift", buffered: true });
    setTimeout(resolve, 1000, []);
  });
  return {
    milliseconds: Math.round(painted),
    needed: performance
      .getEntries()
      .filter(
        (entry) => entry.entryType === "navigation" || entry.toJSON().renderBlockingStatus === "blocking",
      )
      .map(({ name }) => new URL(name).pathname),
    shift: shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0),
  };
}
