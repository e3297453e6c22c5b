import http from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, test } from "vitest";
import { budgets, spent } from "../bench/budgets.mjs";
import { sizesOf } from "../bench/sizes.mjs";
import { browserForTests } from "../support/browser.ts";
import { sharedSite } from "../support/site.ts";

const site = sharedSite();
const browser = browserForTests();
const landing = "/financial-help/financial-help-checker";
const questions = "/financial-help/questions";
const services = "/services-near-me/early-education?place=Karori,+Wellington&at=-41.28506,174.73666";

describe("Compressed with gzip, what comes with a page", () => {
  test.each([
    ["/", ["offline", "runtime", "shell"]],
    ["/stage/baby", ["offline", "runtime", "shell", "stage"]],
    ["/search?search=sleep", ["region", "runtime", "shell"]],
    [landing, ["runtime", "shell"]],
    [questions, ["form", "runtime", "shell"]],
    ["/financial-help/paid-parental-leave-checker", ["layers", "runtime", "shell"]],
    [services, ["place-search", "runtime", "shell"]],
  ])("all scripts of %s are %j, together 4.3 KB or less", async (path, names) => {
    const page = await browser.page();
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(request.url());
    });
    await page.goto(site.url + path, { waitUntil: "networkidle" });
    await page.waitForTimeout(500);
    await page.context().close();
    expect(scripts.map((url) => /assets\/([\w-]+)-\w+\.js$/.exec(url)?.[1]).sort()).toEqual(names);
    const sizes = await Promise.all(
      scripts.map(async (url) => sizesOf(await (await fetch(url)).text()).gzip),
    );
    expect(
      spent(
        "scripts",
        sizes.reduce((sum, size) => sum + size, 0),
      ),
    ).toBeLessThanOrEqual(budgets.scripts);
  });
});

describe("What a browser asks for before a page is ready", () => {
  test.each(["/", "/mi", "/stage/pregnancy", landing])(
    "%s is one request: nothing else is waited for",
    async (path) => {
      const page = await browser.page();
      // Whatever else is asked for is never answered.
      await page.route(`${site.url}/**`, (route) =>
        route.request().isNavigationRequest() ? route.continue() : undefined,
      );
      const [loaded] = await Promise.allSettled([
        page.goto(site.url + path, { waitUntil: "load", timeout: 10_000 }),
      ]);
      const [painted] = await Promise.allSettled([
        page.waitForFunction(() => performance.getEntriesByType("paint").length > 0),
      ]);
      await page.context().close();
      expect([loaded.status, painted.status]).toEqual(["fulfilled", "fulfilled"]);
    },
  );

  test.each(["/", "/stage/pregnancy"])("%s asks for its scripts and nothing more", async (path) => {
    const counter = await countingProxy(site.url);
    const page = await browser.page();
    await page.goto(counter.url + path);
    await page.waitForTimeout(1_500);
    await page.context().close();
    counter.stop();
    expect(
      counter.asked.filter((address) => !/^\/assets\/\w+-\w+\.js$|^\/api\/analytics$/.test(address)),
    ).toEqual([path]);
  });
});

test("titles have letters of our own from the cache on, and nothing moves for it", async () => {
  const page = await browser.page();
  await page.goto(site.url);
  const seen = [];
  for (const link of ['main a[href="/register-my-baby"]', 'header a[href="/"]', 'main a[href="/support"]']) {
    await page.click(`${link} >> nth=0`);
    await page.waitForURL(site.url + /"(.*)"/.exec(link)?.[1], { waitUntil: "load" });
    await page.waitForFunction(() => document.fonts.size > 0 && document.fonts.status === "loaded");
    seen.push(
      await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            new PerformanceObserver((list) => resolve(list.getEntries().length)).observe({
              type: "layout-shift",
              buffered: true,
            });
            setTimeout(resolve, 300, 0);
          }),
      ),
    );
  }
  const { fromCache, family } = await page.evaluate(() => {
    const [file] = performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".woff2")) as PerformanceResourceTiming[];
    return {
      fromCache: file?.transferSize === 0,
      family: getComputedStyle(document.querySelector("h1")!).fontFamily.split(",")[0],
    };
  });
  await page.context().close();
  expect([seen, fromCache, family]).toEqual([[0, 0, 0], true, '"Timata Serif"']);
});

/** Passes everything on to the site and writes down what was asked for: more than a page knows of, its icon for one. */
async function countingProxy(url: string) {
  const asked: string[] = [];
  const server = http.createServer((request, answer) => {
    const { method, url: path = "", headers } = request;
    asked.push(path);
    const passedOn = http.request(url + path, { method, headers }, (received) => {
      answer.writeHead(received.statusCode ?? 500, received.headers);
      received.pipe(answer);
    });
    // A page that is closed may leave a request behind.
    passedOn.on("error", () => answer.destroy());
    request.pipe(passedOn);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  return { asked, url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}
