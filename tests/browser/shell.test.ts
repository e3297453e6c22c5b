import type { BrowserContextOptions, Page, Request } from "playwright-core";
import { afterEach, describe, expect, test } from "vitest";
import { exitAddressFrom } from "#app/server/leave.ts";
import { browserForTests } from "../support/browser.ts";
import { family } from "../support/households.ts";
import { siteForTests } from "../support/site.ts";
import { fillIn } from "../support/typing.ts";

const site = siteForTests();
const browser = browserForTests();
const opened: Page[] = [];
afterEach(() => Promise.all(opened.splice(0).map((page) => page.context().close())));
async function fresh(options?: BrowserContextOptions): Promise<Page> {
  const page = await browser.page(options);
  page.setDefaultTimeout(10_000);
  opened.push(page);
  return page;
}

const questions = "/financial-help/questions";
const outside = exitAddressFrom(undefined);
const link = "[data-quick-exit][data-once]";

interface Opened {
  page: Page;
  /** What the page outside was asked with. */
  visits: Request[];
  /** Lets the page outside answer, which until then is on its way. */
  arrive(): void;
}

/** A page of the site, and a page outside that nobody needs a network for. */
async function open(path: string, options?: BrowserContextOptions): Promise<Opened> {
  const page = await fresh(options);
  const visits: Request[] = [];
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.context().route(`${outside}**`, async (route) => {
    visits.push(route.request());
    await arrived;
    await route.fulfill({ contentType: "text/html", body: "<title>Weather</title><p>Fine</p>" });
  });
  await page.goto(site.url + path);
  if (options?.javaScriptEnabled !== false) await ready(page);
  return { page, visits, arrive };
}

/** Until the island of this page listens. */
async function ready(page: Page) {
  await page.waitForFunction(
    () =>
      performance.getEntriesByType("resource").some(({ name }) => name.includes("/assets/shell-")) &&
      customElements.get("x-island"),
  );
  await page.waitForTimeout(100);
}

/** As long as something may take that nobody waits for. */
const later = { timeout: 8_000 };

const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name).sort();

const sendAnswers = async (page: Page) => {
  await fillIn(page, family);
  await page.click('#f button[value="next"]');
  await page.waitForURL(/results$/);
};

describe("Quick exit with a script", () => {
  test("covers the page at once, before the other page is there", async () => {
    const { page, arrive } = await open(questions);
    const words = await page.getAttribute(link, "data-left");
    const seen = await page.locator(link).evaluate((element) => {
      (element as HTMLElement).click();
      const { width, height, left, top } = document.body.firstElementChild!.getBoundingClientRect();
      return {
        words: document.body.innerText.trim(),
        title: document.title,
        covers: left <= 0 && top <= 0 && width >= innerWidth && height >= innerHeight,
        ground: getComputedStyle(document.body.firstElementChild!).backgroundColor,
      };
    });
    expect(seen).toEqual({
      words,
      title: new URL(outside).hostname,
      covers: true,
      ground: "rgb(255, 255, 255)",
    });
    arrive();
    await page.waitForURL(outside);
  });

  test("takes the place of the page: Back does not return, and the other page does not know where from", async () => {
    const { page, visits, arrive } = await open("/");
    await page.goto(site.url + questions);
    await ready(page);
    arrive();
    await page.click(link);
    await page.waitForURL(outside);
    expect(visits.map((request) => request.headers().referer)).toEqual([undefined]);
    expect(await page.evaluate(() => document.referrer)).toBe("");
    await page.goBack();
    expect(page.url()).toBe(`${site.url}/`);
    await page.goForward();
    expect(page.url()).toBe(outside);
  });

  test("forgets on the server too", async () => {
    const { page, arrive } = await open(questions);
    await sendAnswers(page);
    await ready(page);
    expect(await cookieNames(page)).toContain("__Secure-answers");
    arrive();
    await page.click(link);
    await page.waitForURL(outside);
    await expect.poll(() => cookieNames(page), later).toContain("__Host-left");
    expect((await cookieNames(page)).filter((name) => name !== "piwikID")).toEqual(["__Host-left"]);
    await page.goto(`${site.url}/financial-help/results`);
    expect(await page.locator("#probably").count()).toBe(0);
  });

  test("a page that a browser brings back as it was is asked for anew", async () => {
    const { page } = await open("/");
    await page.evaluate(() => {
      sessionStorage.setItem("left", "left");
      document.body.dataset.old = "";
    });
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    await page.waitForFunction(() => document.body && document.body.dataset.old === undefined);
  });
});

describe("Quick exit by pressing Shift three times", () => {
  const status = "#exit-status";
  const shift = (page: Page) => page.keyboard.press("Shift");

  test("leaves, and says after the first and the second press what is left to do", async () => {
    const { page, arrive } = await open(questions);
    const [once, twice] = await page.locator(link).evaluate((element) => {
      const { once, twice } = (element as HTMLElement).dataset;
      return [once, twice];
    });
    await shift(page);
    expect(await page.textContent(status)).toBe(once);
    await shift(page);
    expect(await page.textContent(status)).toBe(twice);
    arrive();
    await shift(page);
    await page.waitForURL(outside);
  });

  test("works while typing in a field", async () => {
    const { page, arrive } = await open(questions);
    arrive();
    await fillIn(page, { "applicant.isNZResident": "true" });
    await page.focus('[name="applicant.age"]');
    for (let press = 0; press < 3; press++) await shift(page);
    await page.waitForURL(outside);
  });

  test.each([
    ["a letter between", ["Shift", "Shift", "a", "Shift"]],
    ["capital letters", ["Shift+A", "Shift+B", "Shift+C"]],
    ["Shift with another key that changes", ["Alt+Shift", "Alt+Shift", "Alt+Shift"]],
    ["two presses", ["Shift", "Shift"]],
  ])("%s is no wish to leave", async (_case, keys) => {
    const { page, visits } = await open(questions);
    for (const key of keys) await page.keyboard.press(key);
    await page.waitForTimeout(300);
    expect(visits).toEqual([]);
    expect(page.url()).toBe(site.url + questions);
  });

  test("a press between is no wish to leave", async () => {
    const { page, visits } = await open(questions);
    await shift(page);
    await shift(page);
    await page.mouse.click(2, 300);
    await shift(page);
    await page.waitForTimeout(300);
    expect(visits).toEqual([]);
  });

  test("the presses count for 5 seconds", async () => {
    const { page, visits } = await open(questions);
    await page.clock.install();
    await shift(page);
    await shift(page);
    await page.clock.fastForward(5_000);
    expect(await page.textContent(status)).toBe("");
    await shift(page);
    await page.waitForTimeout(300);
    expect(visits).toEqual([]);
  });
});

test("Quick exit without a script is a link that forgets, and tells the other page nothing", async () => {
  const { page, visits, arrive } = await open(questions, { javaScriptEnabled: false });
  await sendAnswers(page);
  arrive();
  await page.click(link);
  await page.waitForURL(outside);
  expect(visits.map((request) => request.headers().referer)).toEqual([undefined]);
  expect(await cookieNames(page)).toEqual(["__Host-left"]);
  await page.goBack();
  expect(await page.locator("#probably").count()).toBe(0);
});

/** What the analytics stand-in was told since the last time. */
let known = 0;
async function told(): Promise<Record<string, string>[]> {
  const all = await (await fetch(`${site.url}/stand-ins/analytics?format=json`)).json();
  return all.slice(known);
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
    await page.goto(`${site.url}${questions}?focus=applicant.age#f`);
    await ready(page);
    expect(await cookieNames(page)).not.toContain("piwikID");
    await expect.poll(told, later).toHaveLength(1);
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
    const { page } = await open("/");
    await page.evaluate(() => {
      const button = document.createElement("button");
      button.dataset.event = "Welcome|Open|Kia ora";
      button.innerHTML = "<span>Kia ora</span>";
      document.querySelector("main")!.prepend(button);
    });
    await page.click("main button span");
    await page.goto(site.url + questions);
    await expect.poll(told, later).toHaveLength(2);
    expect(await told()).toMatchObject([
      { url: `${site.url}/` },
      { url: `${site.url}/`, e_c: "Welcome", e_a: "Open", e_n: "Kia ora" },
    ]);
    await ready(page);
    await expect.poll(told, later).toHaveLength(3);
    expect(new Set((await told()).map(({ _id }) => _id)).size).toBe(1);
  });

  const wish = (name: string, value: unknown) => async (page: Page) => {
    await page.addInitScript(
      ([name, value]) => Object.defineProperty(Navigator.prototype, name as string, { get: () => value }),
      [name, value],
    );
  };
  const rows: [string, BrowserContextOptions, (page: Page) => Promise<void>][] = [
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
    await ready(page);
    await page.click("[data-share]");
    expect(await page.evaluate(() => (window as unknown as { shared: object }).shared)).toEqual({
      title: await page.title(),
      url: await page.getAttribute("link[rel=canonical]", "href"),
    });
  });

  test("is not offered where there is nothing", async () => {
    const page = await fresh();
    await page.goto(`${site.url}/`);
    await ready(page);
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
