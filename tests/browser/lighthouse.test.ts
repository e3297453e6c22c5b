import lighthouse from "lighthouse";
import { type Browser, chromium } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freePort } from "#workers/local/port.mjs";
import { findBrowser } from "../support/browser.ts";
import { Visitor } from "../support/client.ts";
import { family, submitQuestionnaire } from "../support/households.ts";
import { registrationAnswers, walkTo } from "../support/registration.ts";
import { siteForTests } from "../support/site.ts";

const site = siteForTests();
const runs = 3;
/** On a busy machine the browser now and then fails to record a page load; that run is then done again. */
const mostRuns = 6;
const categories = ["accessibility", "best-practices", "performance", "seo"] as const;

let browser: Browser | undefined;
let port = 0;
beforeAll(async () => {
  port = await freePort();
  const { executablePath, args } = await findBrowser();
  browser = await chromium.launch({ executablePath, args: [...args, `--remote-debugging-port=${port}`] });
});
afterAll(() => browser?.close());

interface Row {
  path: string;
  performance: number;
  /** What a search engine would miss: nothing, or that it is let in at all. Not judged where no visitor comes from one. */
  missed?: string[];
  /** Who has to have been elsewhere before they come to the page. */
  arrive?: (visitor: Visitor) => Promise<unknown>;
}

const nearKarori = "/services-near-me/early-education?place=Karori,+Wellington&at=-41.28599,174.73803";

const rows: Row[] = [
  { path: "/", performance: 99, missed: [] },
  { path: "/stage/pregnancy", performance: 99, missed: [] },
  { path: "/search?search=midwife", performance: 99, missed: ["is-crawlable"] },
  { path: nearKarori, performance: 99, missed: ["is-crawlable"] },
  { path: "/news/baby-names", performance: 99, missed: [] },
  { path: "/financial-help/paid-parental-leave-checker", performance: 99, missed: [] },
  { path: "/financial-help/questions", performance: 98 },
  { path: "/financial-help/results", performance: 98, arrive: withAnswers },
  { path: "/register-my-baby", performance: 99, missed: [] },
  { path: "/register-my-baby/mother-details", performance: 98, arrive: withBirth },
];

describe("Lighthouse on a slow phone, one run with a point to spare or the median of three", () => {
  test.each(rows)(
    "$path: accessibility and best practices 100, performance $performance or more [quality/figures/lighthouse]",
    { timeout: 300_000 },
    async ({ path, performance, missed, arrive }) => {
      const visitor = new Visitor(site.url);
      await arrive?.(visitor);
      const cookie = visitor.cookies.header(path);
      const extraHeaders: Record<string, string> = cookie ? { Cookie: cookie } : {};
      const least: Partial<Record<Category, number>> = {
        performance,
        accessibility: 100,
        "best-practices": 100,
        ...(missed?.length === 0 ? { seo: 100 } : {}),
      };
      const limits = Object.entries(least) as [Category, number][];
      const found: Run[] = [];
      const good = () =>
        found.filter(({ scores }) => limits.every(([name, limit]) => (scores[name] ?? limit) >= limit));
      const isClear = () => good().some(({ scores }) => Number(scores.performance) > performance);
      // One that is better than asked is enough, as are two of three that hold every limit: then so does the median. Only the
      // speed differs from run to run of a page that is good.
      for (let run = 0; !isClear() && good().length < 2 && found.length < runs && run < mostRuns; run++) {
        const judged = good().length === 0 ? categories : (["performance"] as const);
        found.push(...(await runOn(site.url + path, extraHeaders, judged)));
      }
      expect(found.length).toBeGreaterThanOrEqual(isClear() ? 1 : 2);
      for (const [name, limit] of limits)
        expect(median(found.flatMap(({ scores }) => scores[name] ?? [])), name).toBeGreaterThanOrEqual(limit);
      if (missed) expect(found[0]?.missed).toEqual(missed);
    },
  );
});

test("/search, where a search begins, lacks nothing that a search engine looks for", async () => {
  const [run] = await runOn(`${site.url}/search`, {}, ["seo"]);
  expect([run?.scores.seo, run?.missed]).toEqual([100, []]);
});

type Category = (typeof categories)[number];

interface Run {
  /** Of the categories that were judged. */
  scores: Partial<Record<Category, number>>;
  /** What would keep a search engine from the page or from understanding it. */
  missed: string[];
}

/** Somebody who has answered the questions about money. */
function withAnswers(visitor: Visitor) {
  return submitQuestionnaire(visitor, family);
}

/** Somebody who has come to the second step of a registration. */
function withBirth(visitor: Visitor) {
  return walkTo(visitor, registrationAnswers, "mother-details");
}

/** One run; nothing when it could not be recorded. */
async function runOn(
  url: string,
  extraHeaders: Record<string, string>,
  onlyCategories: readonly Category[] = categories,
): Promise<Run[]> {
  const result = await lighthouse(url, {
    port,
    extraHeaders,
    onlyCategories: [...onlyCategories],
    // No score needs them, nor the seconds that are waited for more to come, on pages that are ready when they are there.
    disableFullPageScreenshot: true,
    pauseAfterFcpMs: 0,
    pauseAfterLoadMs: 0,
    networkQuietThresholdMs: 500,
    cpuQuietThresholdMs: 500,
    skipAudits: ["bf-cache", "final-screenshot", "screenshot-thumbnails", "script-treemap-data"],
    logLevel: "error",
  });
  if (!result || result.lhr.runtimeError) return [];
  const { categories: judged, audits } = result.lhr;
  const scores = onlyCategories.map((category) => [
    category,
    Math.round((judged[category]?.score ?? 0) * 100),
  ]);
  const missed = judged.seo?.auditRefs.map(({ id }) => id).filter((id) => audits[id]?.score === 0) ?? [];
  return [{ scores: Object.fromEntries(scores), missed }];
}

/** The one in the middle; of two the lower. */
const median = (numbers: number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)] ?? 0;
