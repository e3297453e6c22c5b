import http from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, test } from "vitest";
import { budgets } from "#workers/local/bench/budgets.mjs";
import { sizesOf, sizesOfBuild } from "#workers/local/bench/sizes.mjs";
import { browserForTests } from "./support/browser.ts";
import { Visitor } from "./support/client.ts";
import { countQueries } from "./support/count-queries.ts";
import type { Filling } from "./support/form.ts";
import { family, submitQuestionnaire } from "./support/households.ts";
import { send, urlencoded } from "./support/http.ts";
import { siteForTests, startSite } from "./support/site.ts";

const site = siteForTests();
const browser = browserForTests();
const landing = "/financial-help/financial-help-checker";
const questions = "/financial-help/questions";
const both = [{ prefix: "" }, { prefix: "/mi" }];

describe.each(both)("Compressed with gzip, at $prefix/", ({ prefix }) => {
  const compressed = async (path: string) => {
    const { html, document } = await new Visitor(site.url).visit(prefix + path);
    expect(document.querySelector('link[rel="stylesheet"]')).toBeNull();
    return sizesOf(html).gzip;
  };

  test("the landing page, HTML and CSS together, is 14 KB or less", async () => {
    expect(await compressed(landing)).toBeLessThanOrEqual(budgets.landingPage);
  });

  test("the questionnaire, HTML and CSS together, is 30 KB or less", async () => {
    expect(await compressed(questions)).toBeLessThanOrEqual(budgets.questionnaire);
  });
});

describe("Compressed with gzip, what comes with a page", () => {
  const sizeOfScript = (island: string) => {
    const found = Object.entries(sizesOfBuild()).find(([name]) => name.startsWith(`/assets/${island}-`));
    return found?.[1].gzip ?? Number.POSITIVE_INFINITY;
  };

  test("the island runtime is less than 1 KB", () => {
    expect(sizeOfScript("runtime")).toBeLessThan(budgets.runtime);
  });

  test("the island of every page is 1.6 KB or less, with the runtime 2.4 KB or less", () => {
    expect(sizeOfScript("shell")).toBeLessThanOrEqual(budgets.shell);
    expect(sizeOfScript("shell") + sizeOfScript("runtime")).toBeLessThanOrEqual(budgets.shellWithRuntime);
  });

  test.each([landing, questions])("all scripts of %s together are 3 KB or less", async (path) => {
    const page = await browser.page();
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(request.url());
    });
    await page.goto(site.url + path);
    await page.waitForTimeout(2_500);
    await page.context().close();
    expect(scripts.length).toBe(path === landing ? 0 : 2);
    const sizes = await Promise.all(
      scripts.map(async (url) => sizesOf(await (await fetch(url)).text()).gzip),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(budgets.scripts);
  });

  test("the site's worker is 700 KB or less", () => {
    expect(sizesOfBuild()["worker timata"]?.gzip).toBeLessThanOrEqual(budgets.siteWorker);
  });
});

describe("What a browser asks for", () => {
  test.each(both)("the landing page at $prefix/ is one request, its icon included", async ({ prefix }) => {
    const counter = await countingProxy(site.url);
    const page = await browser.page();
    await page.goto(counter.url + prefix + landing);
    await page.waitForTimeout(1_500);
    await page.context().close();
    counter.stop();
    expect(counter.asked).toEqual([prefix + landing]);
  });
});

describe("A cold site asks its database at most twice for a page", () => {
  const post = (answers: Filling) => ({ method: "POST", path: questions, body: sent(answers) });
  const rows: [string, { method?: string; path: string; body?: string }][] = [
    ["the landing page", { path: landing }],
    ["the questionnaire", { path: questions }],
    ["the questionnaire with errors", post({ ...family, "applicant.age": "old" })],
    ["the questionnaire accepted", post(family)],
    ["the results", { path: "/financial-help/results" }],
    ["data and rules for developers", { path: "/api" }],
  ];
  /** Where the count must not be nothing, or it does not count. */
  const needing = ["the questionnaire", "the questionnaire accepted", "the results"];

  test.each(rows)("%s", async (name, request) => {
    const visitor = new Visitor(site.url);
    await submitQuestionnaire(visitor, family);
    let queries = 0;
    const cold = await startSite({ adjust: (workers) => countQueries(workers, () => queries++) });
    try {
      queries = 0;
      const { status } = await send(cold.url, { ...request, headers: headersOf(visitor) });
      expect(status).toBeLessThan(500);
      expect(queries).toBeLessThanOrEqual(budgets.queries);
      expect(queries > 0).toBe(needing.includes(name));
    } finally {
      await cold.stop();
    }
  });
});

const sent = (answers: Filling) =>
  urlencoded(
    Object.entries({ ...answers, intent: "next" }).flatMap(([name, value]) =>
      [value].flat().map((one): [string, string] => [name, one]),
    ),
  );

const headersOf = (visitor: Visitor) => ({
  Cookie: visitor.cookies.header(questions) ?? "",
  "Content-Type": "application/x-www-form-urlencoded",
  "Sec-Fetch-Site": "same-origin",
});

/** Passes everything on to the site and writes down what was asked for: more than a page knows of, its icon for one. */
async function countingProxy(url: string) {
  const asked: string[] = [];
  const server = http.createServer(({ method, url: path = "", headers }, answer) => {
    asked.push(path);
    http.get(url + path, { method, headers }, (received) => {
      answer.writeHead(received.statusCode ?? 500, received.headers);
      received.pipe(answer);
    });
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  return { asked, url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}
