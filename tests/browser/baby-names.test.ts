import type { BrowserContextOptions, Page } from "playwright-core";
import { expect, test } from "vitest";
import { siteForTests } from "../support/site.ts";
import { islandsLoaded, watchedBrowser } from "./watched.ts";

const site = siteForTests();
const browser = watchedBrowser();
const names = "/news/baby-names";

async function open(path: string, options?: BrowserContextOptions) {
  const page = await browser.page(site.url, options);
  await page.goto(site.url + path);
  await islandsLoaded(page);
  return page;
}

const heading = (page: Page, text: string) => page.waitForSelector(`#names h2:has-text("${text}")`);
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);
const address = (page: Page) => page.url().slice(site.url.length);
/** What the analytics stand-in was told that visitors pressed. */
async function clicksTold() {
  const all = await fetch(`${site.url}/stand-ins/analytics?format=json`);
  return ((await all.json()) as Record<string, string>[]).flatMap(({ e_c, e_a, e_n }) =>
    e_c === undefined ? [] : [{ e_c, e_a, e_n }],
  );
}
/** Movements that go on, and when the last of all is over, in milliseconds. */
const movements = (page: Page) =>
  page.evaluate(() => {
    const all = document.getAnimations().map(({ effect }) => effect?.getComputedTiming());
    return {
      count: all.length,
      end: Math.max(0, ...all.map((each) => Number(each?.endTime ?? 0))),
      again: all.filter((each) => each?.iterations !== 1).length,
    };
  });

test("the tabs change list and address without reloading, tell analytics, and Back is a step back [site/names/in-place]", async () => {
  const page = await open(`${names}?category=boys&year=2018`);
  await page.evaluate(() => {
    (window as unknown as { isSame: boolean }).isSame = true;
  });

  await page.click("#list-maori");
  await heading(page, "Top Māori names for boys, 2018");
  expect(address(page)).toBe("/news/baby-names-maori?category=boys&year=2018");
  expect(await page.title()).toMatch(/^Top Māori names for boys, 2018 – /);
  expect(await page.getAttribute("#list-maori", "aria-current")).toBe("true");
  expect(await focused(page)).toBe("list-maori");
  expect(await page.innerText("#most-given")).toBe("Most popular: Nikau, given to 47 babies.");
  expect(await page.getAttribute("header a[hreflang]", "href")).toBe(
    "/mi/news/baby-names-maori?category=boys&year=2018",
  );

  await page.selectOption("#year", "2022-23");
  await page.click("#show-year");
  await heading(page, "Top Māori names for boys, 2022/23");
  expect(await focused(page)).toBe("show-year");
  await page.click("#girls");
  await heading(page, "Top Māori names for girls, 2022/23");
  expect(address(page)).toBe("/news/baby-names-maori?year=2022-23");

  await page.goBack();
  await heading(page, "Top Māori names for boys, 2022/23");
  await page.click("#list-english");
  await heading(page, "Top boys’ names of 2024");
  expect(address(page)).toBe(`${names}?category=boys`);
  expect(await page.evaluate(() => (window as unknown as { isSame?: boolean }).isSame)).toBe(true);
  expect(page.watch.pages).toHaveLength(1);

  // What waits is told when the page is left.
  await page.goto(`${site.url}/support`);
  await expect.poll(clicksTold).toEqual([
    { e_c: "Top baby names", e_a: "Click tab", e_n: "Top Māori Names" },
    { e_c: "Top baby names", e_a: "Click tab", e_n: "Top Names" },
  ]);
});

test("when the next list cannot be had in place, its page is gone to", async () => {
  const page = await open(names);
  await page.route(`${site.url}${names}-maori`, (route) =>
    route.request().resourceType() === "document" ? route.continue() : route.abort(),
  );
  await page.click("#list-maori");
  await page.waitForURL(`${site.url}${names}-maori`);
  expect(page.watch.pages).toHaveLength(2);
  page.watch.complaints.splice(0);
});

test("the balloons go up once, within 3 s; whoever wants less movement sees them where they are [quality/accessibility/movement]", async () => {
  const moving = await open(names, { reducedMotion: "no-preference" });
  const { count, end, again } = await movements(moving);
  expect([count >= 10, end <= 3_000, again]).toEqual([true, true, 0]);
  await moving.close();
  const still = await open(names, { reducedMotion: "reduce", viewport: { width: 360, height: 800 } });
  expect((await movements(still)).count).toBe(0);
  const box = await still.locator("circle.rubber").first().boundingBox();
  expect(box && box.y > 0 && box.x >= 0 && box.x + box.width <= 360).toBe(true);
});

test("scripts of the page are 4 KB or less together", async () => {
  const page = await open(names);
  const sizes = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.includes("/assets/"))
      .map((each) => (each as PerformanceResourceTiming).decodedBodySize),
  );
  expect(sizes).toHaveLength(3);
  // Uncompressed; compressed they are half of it.
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(8_000);
});
