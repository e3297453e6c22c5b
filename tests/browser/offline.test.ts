import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { browserForTests } from "../support/browser.ts";
import { startSite } from "../support/site.ts";

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());
const browser = browserForTests();
const stage = "/stage/pregnancy";

/** What the browser keeps of the site, and how many workers. */
const remains = (page: Page) =>
  page.evaluate(async () => {
    const kept: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys())
        kept.push(url.slice(location.origin.length));
    const workers = (await navigator.serviceWorker.getRegistrations()).length;
    return { kept: kept.filter((each) => !each.startsWith("/assets/")).sort(), workers };
  });
const nothing = { kept: [], workers: 0 };

const openFirstCard = async (page: Page) => {
  const section = page.locator(".section").last();
  await section.locator("summary").first().click();
  await section.locator("details.guide-card summary").first().click();
  await expect.poll(() => section.locator(".tags").first().isVisible()).toBe(true);
};

/** A stage with the day that a baby is due, a card of a folded section of it, and a page with questions. */
async function reading(): Promise<Page> {
  const page = await browser.page({ serviceWorkers: "allow" });
  await page.goto(`${site.url}${stage}?date=2027-02-01&of=due`);
  await expect.poll(async () => (await remains(page)).kept).toContain("/offline");
  await openFirstCard(page);
  await expect.poll(async () => (await remains(page)).kept.join()).toContain("?card=");
  await page.goto(`${site.url}/financial-help/questions`);
  return page;
}

/** Seen from an address of the site that is no page. */
const remainsAt = async (page: Page) => {
  await page.goto(`${site.url}/robots.txt`);
  return remains(page);
};

describe("What was read can be read without a connection", () => {
  test("quick exit leads away without one too, and leaves nothing; 'delete everything' leaves nothing", async () => {
    const page = await reading();
    await page.context().setOffline(true);
    await page.goto(site.url + stage);
    await page.click("a.quick-exit-link");
    await page.waitForURL((url) => url.origin !== site.url);
    await page.context().setOffline(false);
    expect(await remainsAt(page)).toEqual(nothing);

    const other = await reading();
    await other.goto(`${site.url}/profile/delete`);
    await other.click("main form button[type=submit]");
    await other.waitForURL(/deleted/);
    expect(await remainsAt(other)).toEqual(nothing);
  });

  test("pages, cards and helplines are there, nothing of a visitor is; the setting takes all of it away", async () => {
    const page = await reading();
    const { kept } = await remains(page);
    expect(kept.map((each) => each.replace(/\d+$/, ""))).toEqual([
      "/mi/offline",
      "/offline",
      stage,
      `${stage}?card=`,
      "/support",
    ]);
    await site.stop();

    await page.goto(`${site.url}${stage}?date=2027-02-01`);
    expect(await page.innerText("[data-copy]")).toMatch(/as it was on \d/);
    await openFirstCard(page);
    await page.goto(`${site.url}/support`);
    expect(await page.locator("a[href='tel:1737']").count()).toBeGreaterThan(0);

    await page.goto(`${site.url}/mi/stage/toddler`);
    expect(await page.innerText("h1")).toBe("Kāore he hononga ipurangi");
    expect(await page.innerText("main")).toContain("0508 828 865");
    const links = await page
      .locator("[data-pages] a")
      .evaluateAll((all) => all.map((link) => link.outerHTML));
    expect(links.sort()).toEqual([
      `<a href="${stage}">Pregnancy</a>`,
      '<a href="/support">When you need support</a>',
    ]);

    // Again at the same address.
    site = await startSite({
      port: Number(new URL(site.url).port),
      environment: { OFFLINE: "none" },
    });
    await page.goto(site.url + stage);
    await expect.poll(() => remains(page)).toEqual(nothing);
    expect(await page.locator("x-island[src*='/offline-']").count()).toBe(0);
  });
});
