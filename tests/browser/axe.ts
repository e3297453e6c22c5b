import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type axe from "axe-core";
import type { Page } from "playwright-core";

/** Minified: it goes to the browser for every page that is looked at. */
const source = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds on a page as it is: the rule, and the elements that break it. */
export async function findingsOn(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  return page.evaluate(async (runOnly) => {
    // No timer runs in a page without scripts, and axe waits for some that are only there to let others go first.
    const { setTimeout } = window;
    const atOnce = (run: () => void) => void Promise.resolve().then(run);
    window.setTimeout = atOnce as unknown as typeof setTimeout;
    const options = { runOnly, resultTypes: ["violations" as const], preload: false };
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(options);
    window.setTimeout = setTimeout;
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(", ")}`);
  }, standards);
}
