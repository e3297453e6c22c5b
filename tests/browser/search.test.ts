import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { sharedSite } from "../support/site.ts";
import { islandsLoaded, watchedBrowser } from "./watched.ts";

const site = sharedSite();
const browser = watchedBrowser();
/** More than two pages of cards have this word. */
const baby = "/search?search=baby";
const more = 'a[data-region="results"]';

async function open(path: string, options?: BrowserContextOptions) {
  const page = await browser.page(site.url, options);
  await page.goto(site.url + path);
  if (options?.javaScriptEnabled !== false) await islandsLoaded(page);
  return page;
}

const results = (page: Page) =>
  page.locator(".result h2 a").evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
const count = (page: Page) => page.locator(".count").innerText();
const isFocused = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element === document.activeElement);

async function loadMore(page: Page, shown: number) {
  await page.click(more);
  await expect.poll(async () => (await results(page)).length).toBe(shown);
}

describe.each(["", "/mi"])("'Load more' at %s/, with a script", (prefix) => {
  test("adds the next results in place, with the focus on the first of them and the address of them all", async () => {
    const page = await open(prefix + baby);
    const first = await results(page);
    expect(first).toHaveLength(15);
    await loadMore(page, 30);
    expect((await results(page)).slice(0, 15)).toEqual(first);
    expect(await isFocused(page, "#result-16 h2 a")).toBe(true);
    expect(page.url()).toBe(`${site.url}${prefix}${baby}&page=2#result-16`);
    await loadMore(page, 45);
    expect(new Set(await results(page)).size).toBe(45);
    expect(await isFocused(page, "#result-31 h2 a")).toBe(true);
    expect(await count(page)).toMatch(/\b45\b.*\b\d{2,}\b/);
    expect(page.watch.pages).toEqual([`${site.url}${prefix}${baby}`]);
  });
});

describe("'Load more', with a script", () => {
  test("what has been loaded is there again after a reload, and after coming back from a card", async () => {
    const page = await open(baby);
    await loadMore(page, 30);
    const shown = await results(page);
    await page.reload();
    expect(await results(page)).toEqual(shown);
    const link = page.locator("#result-20 h2 a");
    const address = await link.getAttribute("href");
    await link.click();
    await page.waitForURL(site.url + address);
    await page.goBack();
    await page.waitForSelector("#result-20");
    expect(await results(page)).toEqual(shown);
  });

  test("the count is said anew where it was said before [quality/accessibility/announced]", async () => {
    const page = await open(baby);
    // What announces has to be there before it has something new to say.
    const announcer = await page.evaluateHandle(() =>
      document.querySelector(".count")?.closest("[role=status]"),
    );
    await loadMore(page, 30);
    const said = await announcer.evaluate((element) => ({
      isThere: element?.isConnected,
      words: (element as HTMLElement | null)?.innerText,
    }));
    expect(said).toEqual({ isThere: true, words: await count(page) });
    expect(said.words).toMatch(/^showing 30 of \d+$/);
  });

  test("nothing says that it is busy once it is done, and the last page has no more", async () => {
    const page = await open("/search?search=midwife");
    const all = Number(/\d+$/.exec(await count(page))?.[0]);
    for (let shown = 15; shown < all; shown += 15) await loadMore(page, Math.min(shown + 15, all));
    expect(await page.locator("[aria-busy=true]").count()).toBe(0);
    expect(await page.locator(more).count()).toBe(0);
  });

  test("a second press before the answer changes nothing", async () => {
    const page = await open(baby);
    await page.dblclick(more);
    await expect.poll(async () => (await results(page)).length).toBe(30);
    await page.waitForTimeout(300);
    expect(await results(page)).toHaveLength(30);
    expect(page.watch.pages).toHaveLength(1);
  });

  test("with a key that opens another window it stays a link", async () => {
    const page = await open(baby);
    // What the island leaves to the browser; the browser's own part is to open the window.
    const isLeft = await page.locator(more).evaluate((link) => {
      let isLeft = false;
      const last = (event: Event) => {
        isLeft = !event.defaultPrevented;
        event.preventDefault();
      };
      addEventListener("click", last, { once: true });
      link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true }));
      return isLeft;
    });
    expect(isLeft).toBe(true);
    expect(await results(page)).toHaveLength(15);
  });

  const failures = {
    "the network fails": { abort: true, status: 0 },
    // One that no page of the site is sent with: what the browser says of those is passed over (watched.ts).
    "the site answers with an error": { abort: false, status: 502 },
  };
  test.each(Object.entries(failures))("when %s the link is followed", async (_case, { abort, status }) => {
    const page = await open(baby);
    await page.route(`${site.url}/search?**`, (route) => {
      if (route.request().resourceType() === "document") return route.continue();
      return abort ? route.abort() : route.fulfill({ status, contentType: "text/html", body: "<p>No</p>" });
    });
    await page.click(more);
    await page.waitForURL(`${site.url}${baby}&page=2#result-16`);
    expect(await results(page)).toHaveLength(30);
    expect(page.watch.pages).toHaveLength(2);
    // The browser says so for itself; the page complains of nothing.
    const complaints = [expect.stringMatching(/^Failed to load resource/)];
    await expect.poll(() => page.watch.complaints).toEqual(complaints);
    page.watch.complaints.splice(0);
  });
});

describe.each(["", "/mi"])("Words of danger at %s/, on a small phone", (prefix) => {
  test.each(["/search?search=kill+myself", "/services-near-me/mental-health?place=my+partner+hits+me"])(
    "%s: the first number is on the first screen, the words leave address and history [site/danger/first-screen] [site/danger/no-address]",
    async (path) => {
      const page = await open(prefix + path, { viewport: { width: 360, height: 740 } });
      const number = (await page.locator('main .first-help a[href^="tel:"]').first().boundingBox())!;
      expect(number.y).toBeLessThanOrEqual(300);
      await expect.poll(() => page.url()).toBe(site.url + prefix + path.split("?")[0]);
    },
  );
});

describe("Without a script", () => {
  const ways = { javaScriptEnabled: false };

  test("'Load more' is a link to all of them, with the first new one in sight", async () => {
    const page = await open(baby, { ...ways, viewport: { width: 360, height: 640 } });
    const first = await results(page);
    await page.click(more);
    await page.waitForURL(`${site.url}${baby}&page=2#result-16`);
    expect((await results(page)).slice(0, 15)).toEqual(first);
    const box = (await page.locator("#result-16 h2").boundingBox())!;
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.y).toBeLessThan(640);
  });

  test("a result leads to its card, open", async () => {
    const page = await open("/search?search=screening", ways);
    await page.click(".result h2 a");
    await page.waitForURL(/\/stage\/.*#card\d+$/);
    const card = page.locator(new URL(page.url()).hash);
    expect(await card.locator(".card-body").isVisible()).toBe(true);
    expect((await card.boundingBox())!.y).toBeLessThan(720);
  });

  test("a search from the page of results is the next page of results", async () => {
    const page = await open(baby, ways);
    await page.fill("input[name=search]", "car seat");
    await page.keyboard.press("Enter");
    await page.waitForURL(`${site.url}/search?search=car+seat`);
    expect((await results(page)).length).toBeGreaterThan(0);
  });
});
