import type { BrowserContextOptions, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { siteForTests } from "../support/site.ts";
import { cookieNames, islandPages, shellIsThere } from "./island-pages.ts";

const site = siteForTests();
const { fresh } = islandPages();
const questions = "/financial-help/questions";

/** What the analytics stand-in was told since the last time. */
let known = 0;
async function told(): Promise<Record<string, string>[]> {
  const all = await fetch(`${site.url}/stand-ins/analytics?format=json`);
  return ((await all.json()) as Record<string, string>[]).slice(known);
}
const begin = async () => {
  known += (await told()).length;
};
const sent = (page: Page) => {
  const reports: string[] = [];
  page.context().on("request", (request) => {
    if (request.url().endsWith("/api/analytics")) reports.push(request.url());
  });
  return reports;
};

describe("What a page was used for is told", () => {
  test("once, after a while, by its pattern; the id is set only then", async () => {
    await begin();
    const page = await fresh();
    const reports = sent(page);
    await page.goto(`${site.url}${questions}?focus=nothing.asked#f`);
    await shellIsThere(page);
    expect(await cookieNames(page)).not.toContain("piwikID");
    await expect.poll(told).toHaveLength(1);
    expect(await told()).toEqual([
      {
        idsite: "1",
        rec: "1",
        url: site.url + questions,
        action_name: questions,
        _id: expect.stringMatching(/^[0-9a-f]{16}$/),
      },
    ]);
    expect(await cookieNames(page)).toContain("piwikID");
    await page.goto("about:blank");
    await page.waitForTimeout(500);
    expect(reports).toHaveLength(1);
    expect(await told()).toHaveLength(1);
  });

  test("with what was pressed, when the page is left, under the same id", async () => {
    await begin();
    const page = await fresh();
    await page.goto(`${site.url}/`);
    await shellIsThere(page);
    await page.evaluate(() => {
      const button = document.createElement("button");
      button.dataset.event = "Footer|Share|Native";
      button.appendChild(Object.assign(document.createElement("span"), { textContent: "Kia ora" }));
      document.querySelector("main")!.insertBefore(button, null);
    });
    await page.click("main button span");
    await page.goto(site.url + questions);
    await expect.poll(told).toHaveLength(2);
    expect(await told()).toMatchObject([
      { url: `${site.url}/` },
      { url: `${site.url}/`, e_c: "Footer", e_a: "Share", e_n: "Native" },
    ]);
    await shellIsThere(page);
    await expect.poll(told).toHaveLength(3);
    expect(new Set((await told()).map(({ _id }) => _id)).size).toBe(1);
  });

  test("with what has happened: a step of a registration that was refused [birth/wizard/failed-step]", async () => {
    await begin();
    const page = await fresh();
    await page.goto(`${site.url}/register-my-baby/child-details`);
    await page.click("#f .button[value=next]");
    await shellIsThere(page);
    const address = `${site.url}/register-my-baby/:stepName`;
    await expect
      .poll(async () => (await told()).at(-1))
      .toMatchObject({ url: address, e_c: "RegisterMyBaby", e_a: "Error", e_n: "child-details" });
  });

  const wish = (name: string, value: string | boolean) => (page: Page) =>
    page.addInitScript(
      ({ name, value }) => Object.defineProperty(Navigator.prototype, name, { get: () => value }),
      { name, value },
    );
  const rows: [string, BrowserContextOptions, (page: Page) => Promise<unknown>][] = [
    ["says Do Not Track", {}, wish("doNotTrack", "1")],
    ["says Global Privacy Control", {}, wish("globalPrivacyControl", true)],
    ["asks to be sent less", { extraHTTPHeaders: { "Save-Data": "on" } }, async () => {}],
    ["runs no script", { javaScriptEnabled: false }, async () => {}],
  ];
  test.each(rows)("not of a browser that %s", async (_case, options, prepare) => {
    await begin();
    const page = await fresh(options);
    await prepare(page);
    const reports = sent(page);
    await page.goto(site.url + questions);
    await page.waitForTimeout(300);
    await page.goto(`${site.url}/te-reo-review`);
    await page.waitForTimeout(300);
    expect(await told()).toEqual([]);
    expect(await cookieNames(page)).not.toContain("piwikID");
    expect(reports).toEqual([]);
  });
});

describe("Sharing by the device's own means", () => {
  test("is offered where there is something, and shares the page's title and address", async () => {
    const page = await fresh();
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "share", {
        value: async (shared: object) => Object.assign(window, { shared }),
      });
    });
    await page.goto(`${site.url}/?from=mail#top`);
    await shellIsThere(page);
    await page.click("[data-share]");
    expect(await page.evaluate(() => (window as unknown as { shared: object }).shared)).toEqual({
      title: await page.title(),
      url: await page.getAttribute("link[rel=canonical]", "href"),
    });
  });

  test("is not offered where there is nothing", async () => {
    const page = await fresh();
    await page.goto(`${site.url}/`);
    await shellIsThere(page);
    expect(await page.locator("[data-share]").isVisible()).toBe(false);
  });
});

describe("The page for the day when nothing else can be shown", () => {
  test.each([360, 1280])("asks for nothing and complains of nothing at %i px", async (width) => {
    const page = await fresh({ viewport: { width, height: 800 } });
    const asked: string[] = [];
    const complaints: string[] = [];
    page.on("request", (request) => {
      if (!request.url().startsWith("data:")) asked.push(request.url());
    });
    page.on("console", (message) => complaints.push(message.text()));
    await page.goto(`${site.url}/error.html`);
    await page.waitForTimeout(300);
    expect(asked).toEqual([`${site.url}/error.html`]);
    expect(complaints).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await page.locator("header").evaluate((header) => getComputedStyle(header).backgroundColor)).toBe(
      "rgb(23, 64, 63)",
    );
  });
});

test.each(["/", "/mi"])("four tasks stand on the first screen of a small phone: %s", async (path) => {
  const page = await fresh({
    viewport: { width: 360, height: 740 },
    javaScriptEnabled: false,
  });
  await page.goto(site.url + path);
  const [bar, ...tasks] = await page
    .locator(".quick-exit, .hero-tasks a")
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
  expect(tasks).toHaveLength(4);
  for (const { top, bottom, height } of tasks)
    expect([top > 0, bottom <= bar.top, height >= 44]).toEqual([true, true, true]);
});

test.each(["/", "/mi"])("no stage that can be chosen on a small phone is cut: %s", async (path) => {
  const page = await fresh({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false });
  await page.goto(site.url + path);
  const cut = await page.locator(".stage-select select").evaluate((list) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(list);
    const pen = document.createElement("canvas").getContext("2d")!;
    pen.font = font;
    const room = list.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    const texts = [...list.querySelectorAll("option")].map(({ textContent }) => textContent ?? "");
    return texts.filter((text) => pen.measureText(text.trim()).width > room);
  });
  expect(cut).toEqual([]);
});

test.each(["/", "/mi"])(
  "the header is one line in every window, with letters of double size too: %s [site/shell/widths]",
  async (path) => {
    const page = await fresh({ javaScriptEnabled: false });
    await page.goto(site.url + path);
    const lines: Record<number, number> = {};
    const widths = [320, 360, 430, 768, 832, 1024, 1280];
    // Windows of half the width, in letters, are those of double size.
    for (const width of [160, ...widths]) {
      await page.setViewportSize({ width, height: 740 });
      const middles = await page.locator(".header-bar > .logo, .header-bar .tool").evaluateAll((all) =>
        all
          .filter((one) => one.checkVisibility())
          .map((one) => one.getBoundingClientRect())
          .map(({ top, bottom }) => (top + bottom) / 2)
          .sort((one, other) => one - other),
      );
      lines[width] = 1 + middles.filter((middle, at) => at > 0 && middle - middles[at - 1]! > 20).length;
    }
    expect(lines).toEqual(Object.fromEntries([160, ...widths].map((width) => [width, 1])));
    await page.setViewportSize({ width: 320, height: 740 });
    expect((await page.locator(".header").boundingBox())?.height).toBeLessThanOrEqual(57);
  },
);

test("at 320 pixels with letters of double size the page is no wider, and the site's name is one word", async () => {
  const page = await fresh({ viewport: { width: 320, height: 740 }, javaScriptEnabled: false });
  await page.goto(site.url);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  const seen = await page.evaluate(() => {
    const name = document.createRange();
    name.selectNodeContents(document.querySelector(".logo span")!);
    return [document.documentElement.scrollWidth, name.getClientRects().length];
  });
  expect(seen).toEqual([320, 1]);
});
