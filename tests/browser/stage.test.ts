import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { sharedSite } from "../support/site.ts";
import { stopsOf } from "./focus.ts";
import { islandsLoaded, watchedBrowser } from "./watched.ts";

const site = sharedSite();
const browser = watchedBrowser();
const pregnancy = "/stage/pregnancy";
const wide = { width: 1280, height: 800 };
const phone = { width: 360, height: 640 };

async function open(path: string, options: BrowserContextOptions = {}) {
  const page = await browser.page(site.url, { viewport: wide, ...options });
  await page.goto(site.url + path);
  if (options.javaScriptEnabled !== false) await islandsLoaded(page);
  return page;
}

const hashOf = (page: Page) => page.evaluate(() => location.hash);

/** Brings a section to the top of the window, and waits until the page has heard of it. */
const showSection = (page: Page, index: number) =>
  page
    .locator(".section")
    .nth(index)
    .evaluate(async (section) => {
      const heard = new Promise((resolve) => addEventListener("scroll", resolve, { once: true }));
      section.scrollIntoView({ behavior: "instant" });
      await heard;
      return `#${section.id}`;
    });

describe("With a script, the address follows the section in view", () => {
  /** A page whose clock stands until it is told to go on. */
  async function openWithClock() {
    const page = await browser.page(site.url, { viewport: wide });
    await page.clock.install({ time: "2026-11-20T10:00:00Z" });
    await page.clock.pauseAt("2026-11-20T10:00:01Z");
    await page.goto(`${site.url}${pregnancy}?open=all`);
    await islandsLoaded(page, "x-island[when=load]");
    return page;
  }

  test("only from 3 s after the page has appeared [site/stage/hash-follows]", async () => {
    const page = await openWithClock();
    await showSection(page, 2);
    await page.clock.runFor(2_500);
    await showSection(page, 3);
    await page.clock.runFor(400);
    expect(await hashOf(page)).toBe("");
    await page.clock.runFor(200);
    const fourth = await showSection(page, 4);
    await page.clock.runFor(300);
    expect(await hashOf(page)).toBe(fourth);
  });

  test("at most every 300 ms, with the section it has come to [site/stage/hash-follows]", async () => {
    const page = await openWithClock();
    await page.clock.runFor(3_100);
    await showSection(page, 1);
    await page.clock.runFor(150);
    const passed = await showSection(page, 2);
    expect(await hashOf(page)).toBe("");
    await page.clock.runFor(140);
    expect(await hashOf(page)).toBe("");
    await page.clock.runFor(20);
    expect(await hashOf(page)).toBe(passed);
  });

  test("the list beside the cards marks it, and the way back leads away from the page", async () => {
    const page = await openWithClock();
    await page.clock.runFor(3_100);
    const before = await page.evaluate(() => history.length);
    for (const index of [1, 3]) {
      const hash = await showSection(page, index);
      await page.clock.runFor(300);
      const marked = page.locator(".side [aria-current]");
      expect(await marked.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual([
        hash,
      ]);
    }
    expect(await page.evaluate(() => history.length)).toBe(before);
    expect(page.watch.pages).toHaveLength(1);
  });
});

describe.each([true, false])("A card in the address, JavaScript %s", (javaScriptEnabled) => {
  const ways = { javaScriptEnabled };
  const closedCard = (page: Page) => page.locator("details.guide-card").nth(4).getAttribute("id");

  test("a closed one is open and in sight", async () => {
    const page = await open(pregnancy, ways);
    const id = await closedCard(page);
    expect(await page.locator(`#${id} .card-body`).isVisible()).toBe(false);
    const other = await open(`${pregnancy}#${id}`, ways);
    await expect.poll(() => other.locator(`#${id} .card-body`).isVisible()).toBe(true);
    const name = (await other.locator(`#${id} h3`).boundingBox())!;
    expect(name.y).toBeGreaterThan(0);
    expect(name.y + name.height).toBeLessThan(wide.height);
    expect(await other.locator("details.guide-card .card-body:visible").count()).toBe(1);
  });

  test("so is one that a link on the page leads to", async () => {
    const page = await open(pregnancy, ways);
    const id = await closedCard(page);
    await page.evaluate((hash) => {
      location.hash = hash;
    }, `#${id}`);
    await expect.poll(() => page.locator(`#${id} .card-body`).isVisible()).toBe(true);
  });
});

describe("a folded section and its cards", () => {
  test("with a script, opening a card brings the rest of it, and of the section's others, in place", async () => {
    const page = await open(pregnancy);
    await page.locator(".section").nth(1).locator("summary").first().click();
    const section = page.locator(".section").nth(1);
    const card = section.locator("details.guide-card").first();
    expect(await card.locator(".tags").count()).toBe(0);
    await card.locator("summary").first().click();
    await expect.poll(() => card.locator(".tags").isVisible()).toBe(true);
    expect(await section.locator("[data-beginning]").count()).toBe(0);
    expect(page.watch.pages).toEqual([site.url + pregnancy]);
  });

  test.each([true, false])(
    "a section that the address names is unfolded, JavaScript %s",
    async (javaScriptEnabled) => {
      const page = await open(`${pregnancy}#section-98`, { javaScriptEnabled });
      await expect.poll(() => page.locator("#section-98 h3").first().isVisible()).toBe(true);
    },
  );

  test("without a script, a link to a card from elsewhere leads to all of it, open", async () => {
    const page = await open("/to-do", { javaScriptEnabled: false });
    await page.click("main a[href$='#card2062']");
    expect(await page.locator("#card2062 .tags").isVisible()).toBe(true);
  });
});

test("A card that the address has opened can be closed again", async () => {
  const page = await open(pregnancy);
  const id = await page.locator("details.guide-card").first().getAttribute("id");
  const other = await open(`${pregnancy}#${id}`);
  await expect.poll(() => other.locator(`#${id}`).getAttribute("open")).not.toBeNull();
  await other.click(`#${id} > summary`);
  await expect.poll(() => other.locator(`#${id} .card-body`).isVisible()).toBe(false);
});

describe("'Open all cards'", () => {
  const all = "[data-open-all]";
  const closedOnes = (page: Page) => page.locator("details.guide-card:not([open])").count();

  test("opens and closes them in place with a script, where their texts are in the page", async () => {
    const path = `${pregnancy}?filter=money`;
    const page = await open(path);
    const total = await closedOnes(page);
    expect(total).toBeGreaterThan(3);
    await page.focus(all);
    for (const [closed, words] of [
      [0, "Close all cards"],
      [total, "Open all cards"],
    ] as const) {
      await page.keyboard.press("Enter");
      expect(await closedOnes(page)).toBe(closed);
      expect(await page.innerText(all)).toBe(words);
      expect(await page.locator(all).evaluate((link) => link === document.activeElement)).toBe(true);
    }
    expect(page.watch.pages).toEqual([site.url + path]);
  });

  test("leads to a page with all of them where they are not", async () => {
    const page = await open(pregnancy);
    await page.click(all);
    await page.waitForURL(`${site.url}${pregnancy}?open=all`);
    expect(await closedOnes(page)).toBe(0);
    expect(await page.locator(".section-fold:not([open]), [data-beginning]").count()).toBe(0);
  });

  test("leads to a page with all of them open without one, and back", async () => {
    const page = await open(`${pregnancy}?filter=money`, { javaScriptEnabled: false });
    const total = await closedOnes(page);
    expect(total).toBeGreaterThan(0);
    await page.click(all);
    await page.waitForURL(`${site.url}${pregnancy}?filter=money&open=all`);
    expect(await closedOnes(page)).toBe(0);
    await page.click(all);
    await page.waitForURL(`${site.url}${pregnancy}?filter=money`);
    expect(await closedOnes(page)).toBe(total);
  });
});

test("on paper a stage says how its cards are printed whole, and does not when they are", async () => {
  for (const [query, isSaid] of [
    ["", true],
    ["?open=all", false],
  ] as const) {
    const page = await open(pregnancy + query, { javaScriptEnabled: false });
    await page.emulateMedia({ media: "print" });
    expect(await page.locator(".on-paper:visible").count()).toBe(isSaid ? 1 : 0);
  }
});

describe("What stays in view while the page goes by [site/stage/stays-in-view]", () => {
  const scrollDown = (page: Page) => page.evaluate(() => scrollTo({ top: 2_500, behavior: "instant" }));

  test.each([wide, phone])("the topic filter, at $width px", async (viewport) => {
    const page = await open(pregnancy, { viewport, javaScriptEnabled: false });
    await scrollDown(page);
    const box = (await page.locator("#filter").boundingBox())!;
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height).toBeLessThan(viewport.height / 3);
  });

  test("the list of sections, where there is room beside the cards", async () => {
    const page = await open(pregnancy, { javaScriptEnabled: false });
    await scrollDown(page);
    for (const link of await page.locator(".side a:visible").all()) {
      const box = (await link.boundingBox())!;
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.y + box.height).toBeLessThanOrEqual(wide.height);
    }
  });

  test.each([wide, phone])(
    "and never covers a section that the address names, at $width px",
    async (viewport) => {
      const page = await open(`${pregnancy}?open=all`, { viewport, javaScriptEnabled: false });
      const id = await page.locator(".section").nth(3).getAttribute("id");
      const other = await open(`${pregnancy}?open=all#${id}`, { viewport, javaScriptEnabled: false });
      const bar = (await other.locator(".stage-bar").boundingBox())!;
      const heading = (await other.locator(`#${id} h2`).boundingBox())!;
      expect(heading.y).toBeGreaterThanOrEqual(bar.y + bar.height);
      expect(heading.y + heading.height).toBeLessThan(viewport.height);
    },
  );

  test.each([wide, { width: 320, height: 256 }])(
    "and never hides what has the focus (2.4.11), at $width × $height [quality/accessibility/keyboard]",
    async (viewport) => {
      const page = await open(`${pregnancy}?open=all`, { viewport, javaScriptEnabled: false });
      const down = await stopsOf(page, "Tab");
      await page.locator(".footer a").last().focus();
      const up = await stopsOf(page, "Shift+Tab");
      expect(down.length).toBeGreaterThan(80);
      expect(up.length).toBeGreaterThan(80);
      const hidden = (stops: typeof down) =>
        stops.filter(({ isInSight, isMarked }) => !isInSight || !isMarked).map(({ words }) => words);
      expect({ down: hidden(down), up: hidden(up) }).toEqual({ down: [], up: [] });
    },
  );
});

test.each([wide, phone])("'Back to top' leads there without a script, at $width px", async (viewport) => {
  const page = await open(pregnancy, { viewport, javaScriptEnabled: false });
  await page.evaluate(() => scrollTo({ top: 3_000, behavior: "instant" }));
  // Where the list of sections is in a drawer, so is what stands below it.
  const sections = page.locator('button[popovertarget="sections"]:visible').first();
  if ((await sections.count()) > 0) await sections.click();
  await page.locator('a[href="#top"]:visible').click();
  const placeOfTitle = () => page.locator("h1").evaluate((title) => title.getBoundingClientRect().top);
  await expect.poll(placeOfTitle).toBeGreaterThanOrEqual(0);
  expect(await placeOfTitle()).toBeLessThan(viewport.height);
});

describe("A select that leads somewhere has a button, and works without a script", () => {
  const rows = [
    { select: "#stage", path: "/", choice: "toddler", leads: "/stage/toddler" },
    { select: "#stage", path: "/mi", choice: "starting-school", leads: "/mi/stage/starting-school" },
    { select: "#filter", path: "/stage/baby", choice: "sleep", leads: "/stage/baby?filter=sleep" },
    { select: "#filter", path: "/mi/stage/baby", choice: "sleep", leads: "/mi/stage/baby?filter=sleep" },
  ];
  test.each(rows)("$select on $path", async ({ select, path, choice, leads }) => {
    const page = await open(path, { javaScriptEnabled: false });
    expect(await page.locator("select").count()).toBe(1);
    await page.selectOption(select, choice);
    await page.waitForTimeout(200);
    expect(page.url()).toBe(site.url + path);
    await page.click(`form:has(${select}) button`);
    await page.waitForURL(site.url + leads);
  });

  test("the choice stands in it afterwards, and 'All topics' takes it back", async () => {
    const page = await open("/stage/baby?filter=sleep", { javaScriptEnabled: false });
    expect(await page.inputValue("#filter")).toBe("sleep");
    await page.selectOption("#filter", "");
    await page.click("form:has(#filter) button");
    await page.waitForURL(/\/stage\/baby(\?filter=)?$/);
    expect(await page.locator(".filtered").count()).toBe(0);
  });
});

test("On a narrow phone the topics' list stays wide enough to read beside its buttons, in te reo Māori too", async () => {
  for (const path of ["/stage/baby", "/mi/stage/baby"]) {
    const page = await open(path, { viewport: phone, javaScriptEnabled: false });
    expect((await page.locator("#filter").boundingBox())!.width).toBeGreaterThan(110);
  }
});
