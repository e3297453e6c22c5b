import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sizesOf } from "../bench/sizes.mjs";
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
const pocket = ["first-aid", "offline", "support"].flatMap((page) => [`/${page}`, `/mi/${page}`]);
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

describe("What is always there", () => {
  test("after the home page alone: first aid, support and helplines, whole, in both languages [site/first-aid/kept]", async () => {
    const page = await browser.page({ serviceWorkers: "allow" });
    await page.goto(site.url);
    await expect.poll(async () => (await remains(page)).kept).toEqual(["/", ...pocket].sort());
    const sizes = await Promise.all(
      pocket.map(async (path) => sizesOf(await (await fetch(site.url + path)).text()).gzip),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(120_000);

    await site.stop();
    for (const [prefix, step] of [
      ["", "Push the middle of the chest 30 times"],
      ["/mi", "Pēhia te waenganui o te uma"],
    ]) {
      await page.goto(`${site.url}${prefix}/first-aid`);
      expect(await page.locator(".first-aid-card svg").count()).toBe(12);
      const lengths = (await page.locator(".first-aid-card").allInnerTexts()).map((text) => text.length);
      expect(lengths.filter((length) => length > 150)).toHaveLength(12);
      expect(await page.innerText("#cpr")).toContain(step);
      await page.goto(`${site.url}${prefix}/support#family-violence`);
      expect(await page.locator("#family-violence a[href='tel:0800733843']").count()).toBe(1);
      await page.goto(`${site.url}${prefix}/stage/toddler`);
      expect(await page.innerText("main")).toContain("1737");
    }
    site = await startSite({ port: Number(new URL(site.url).port) });
  });

  test("printed, the twelve cards are one sheet [site/first-aid/sheet]", async () => {
    const page = await browser.page();
    for (const prefix of ["", "/mi"]) {
      await page.goto(`${site.url}${prefix}/first-aid`);
      const sheet = (await page.pdf({ format: "A4", preferCSSPageSize: true })).toString("latin1");
      expect(sheet.match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1);
    }
  });
});

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

  test("a page about safety is never kept; it forgets what was read, and nothing more is kept in that tab [site/leaving/no-trace]", async () => {
    const page = await reading();
    await page.goto(`${site.url}/online-safety`);
    expect(await page.title()).toBe("Information for parents – Tīmata");
    await expect.poll(async () => (await remains(page)).kept).toEqual([...pocket].sort());
    await page.goto(`${site.url}/stage/baby`);
    await page.waitForSelector("x-island[src*='/offline-']", { state: "attached" });
    await openFirstCard(page);
    await page.goto(`${site.url}/online-safety`);
    expect((await remains(page)).kept).toEqual([...pocket].sort());
    await site.stop();
    await page.goto(`${site.url}/register-my-baby`);
    expect(await page.locator("[data-pages] a").allInnerTexts()).toEqual([
      "First aid",
      "When you need support",
    ]);
    site = await startSite({ port: Number(new URL(site.url).port) });
  });

  test("nor is a card about violence or loss: opening it forgets too, its own page has no title and no copy, a link takes its place, Back leads out [site/leaving/no-trace] [site/leaving/back]", async () => {
    const page = await reading();
    await page.goto(`${site.url}/stage/toddler`);
    await page.waitForSelector("x-island[src*='/offline-']", { state: "attached" });
    const section = page.locator(".section", { has: page.locator("#card4214") });
    if (!(await page.locator("#card4214").isVisible())) await section.locator("summary").first().click();
    await page.click("#card4214 summary");
    await expect.poll(async () => (await remains(page)).kept).toEqual([...pocket].sort());

    const address = `${site.url}/stage/toddler?card=4214`;
    const answer = await page.goto(address);
    expect(answer?.headers()["cache-control"]).toBe("private, no-store");
    expect(await page.title()).toBe("Information for parents – Tīmata");
    expect(await page.locator("x-island[src*='/offline-']").count()).toBe(0);
    await page.waitForLoadState("networkidle");
    const before = await page.evaluate(() => history.length);
    await page.click("footer a[href='/online-safety']");
    await page.waitForURL(/online-safety/);
    expect(await page.evaluate(() => history.length)).toBe(before);
    await page.context().route("https://www.metservice.com/**", (route) => route.fulfill({ body: "Fine" }));
    await page.goto(`${site.url}/robots.txt`);
    await page.goBack().catch(() => null);
    await page.waitForURL(/metservice/);
  });

  test("pages, cards and helplines are there, nothing of a visitor is; the setting takes all of it away", async () => {
    const page = await reading();
    const { kept } = await remains(page);
    expect(kept.map((each) => each.replace(/\d+$/, ""))).toEqual([...pocket, stage, `${stage}?card=`].sort());
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
      '<a href="/mi/first-aid">Te whakaora whawhati tata</a>',
      '<a href="/mi/support">Ina hiahia tautoko koe</a>',
      `<a href="${stage}">Pregnancy</a>`,
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
