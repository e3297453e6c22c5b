import { chromium } from "playwright-core";
import { findBrowser } from "../../support/find-browser.mjs";
import { median } from "../measure.mjs";
import { phone, slow4G, slowdown } from "../paint.mjs";

/** Milliseconds that a page must be quiet before it counts as interactive (as Lighthouse has it). */
const quiet = 5_000;

/** @param sites address by name; visited in turns, so that other load on the machine affects all of them */
export async function firstVisits(sites, times) {
  const browser = await chromium.launch(await findBrowser());
  try {
    /** @type {Record<string, object[]>} */
    const found = Object.fromEntries(Object.keys(sites).map((name) => [name, []]));
    for (const address of Object.values(sites)) await (await fetch(address)).arrayBuffer();
    for (let time = 0; time < times; time++)
      for (const [name, address] of Object.entries(sites)) found[name].push(await visit(browser, address));
    return Object.fromEntries(Object.entries(found).map(([name, visits]) => [name, middleOf(visits)]));
  } finally {
    await browser.close();
  }
}

const middleOf = (visits) =>
  Object.fromEntries(Object.keys(visits[0]).map((key) => [key, median(visits.map((one) => one[key]))]));

async function visit(browser, address) {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const tools = await context.newCDPSession(page);
    let [bytes, requests] = [0, 0];
    tools.on("Network.loadingFinished", ({ encodedDataLength }) => {
      bytes += encodedDataLength;
      requests++;
    });
    await tools.send("Network.enable");
    await tools.send("Network.emulateNetworkConditions", slow4G);
    await tools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await page.addInitScript(watch);
    const failed = [];
    page.on("pageerror", ({ message }) => failed.push(message));
    // A page whose script never comes would count as interactive.
    page.on("requestfailed", (request) => failed.push(`${request.url()} ${request.failure()?.errorText}`));
    page.on("response", (answer) => answer.ok() || failed.push(`${answer.url()} ${answer.status()}`));
    await page.goto(address, { waitUntil: "load" });
    await page.waitForTimeout(quiet);
    if (failed.length > 0) throw new Error(`${address}: ${failed[0]}`);
    return { ...(await page.evaluate(told)), bytes, requests };
  } finally {
    await context.close();
  }
}

/** Runs in the page, before all else. */
function watch() {
  const seen = /** @type {any} */ (window);
  seen.longTasks = [];
  seen.largest = 0;
  new PerformanceObserver((list) => seen.longTasks.push(...list.getEntries())).observe({ type: "longtask" });
  new PerformanceObserver((list) => {
    seen.largest = list.getEntries().at(-1)?.startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
}

/** Runs in the page. Interactive: painted, parsed, its deferred scripts run, and the last long task over (as Lighthouse has it). */
function told() {
  const seen = /** @type {any} */ (window);
  const [{ domContentLoadedEventEnd }] = /** @type {any[]} */ (performance.getEntriesByType("navigation"));
  const paint = performance.getEntriesByName("first-contentful-paint")[0].startTime;
  const tasks = seen.longTasks.map(({ startTime, duration }) => startTime + duration);
  return {
    paint: Math.round(paint),
    largest: Math.round(seen.largest),
    interactive: Math.round(Math.max(paint, domContentLoadedEventEnd, ...tasks)),
  };
}
