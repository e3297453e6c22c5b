import { createServer } from "node:net";
import lighthouse from "lighthouse";
import { type Browser, chromium } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findBrowser } from "../support/browser.ts";
import { Visitor } from "../support/client.ts";
import { family, submitQuestionnaire } from "../support/households.ts";
import { siteForTests } from "../support/site.ts";

const site = siteForTests();
const runs = 3;
/** On a busy machine the browser now and then fails to record a page load; that run is then done again. */
const mostRuns = 6;
const categories = ["accessibility", "best-practices", "performance"] as const;

let browser: Browser | undefined;
let port = 0;
beforeAll(async () => {
  port = await freePort();
  const { executablePath, args } = await findBrowser();
  browser = await chromium.launch({ executablePath, args: [...args, `--remote-debugging-port=${port}`] });
});
afterAll(() => browser?.close());

describe("Lighthouse on a slow phone, the median of three runs", () => {
  test.each([
    "/financial-help/financial-help-checker",
    "/financial-help/questions",
    "/financial-help/results",
  ])(
    "%s: accessibility and best practices 100, performance 98 or more",
    { timeout: 180_000 },
    async (path) => {
      const visitor = new Visitor(site.url);
      await submitQuestionnaire(visitor, family);
      const Cookie = visitor.cookies.header(path) ?? "";
      const scores: Scores[] = [];
      for (let run = 0; scores.length < runs && run < mostRuns; run++) {
        scores.push(...(await scoresOf(site.url + path, { Cookie })));
      }
      console.log(path, JSON.stringify(scores));
      const medians = Object.fromEntries(
        categories.map((category) => [category, median(scores.map((score) => score[category]))]),
      );
      expect(medians).toMatchObject({ accessibility: 100, "best-practices": 100 });
      expect(medians.performance).toBeGreaterThanOrEqual(98);
    },
  );
});

type Scores = Record<(typeof categories)[number], number>;

/** The scores of one run; nothing when it could not be recorded. */
async function scoresOf(url: string, extraHeaders: Record<string, string>): Promise<Scores[]> {
  const result = await lighthouse(url, {
    port,
    extraHeaders,
    onlyCategories: [...categories],
    logLevel: "error",
  });
  if (!result || result.lhr.runtimeError) return [];
  const score = (category: string) => Math.round((result.lhr.categories[category]?.score ?? 0) * 100);
  return [Object.fromEntries(categories.map((category) => [category, score(category)])) as Scores];
}

const median = (numbers: number[]): number => numbers.toSorted((a, b) => a - b)[1] ?? 0;

/** Lighthouse finds the browser by a port; the system names one that nobody uses. */
function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve) =>
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    }),
  );
}
