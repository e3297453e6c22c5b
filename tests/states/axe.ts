import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type axe from "axe-core";
import type { Page } from "playwright-core";
import { sessionOf } from "../support/rested-pages.ts";
import { unstuck } from "./room-for-words.ts";

/** Minified: it goes to the browser for every page that is looked at. */
const source = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** Past the page's own policy; what the browser has compiled it keeps for the next page in the same tab. */
async function bringAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => "axe" in window)) return;
  const session = await sessionOf(page);
  const { exceptionDetails } = await session.send("Runtime.evaluate", { expression: source });
  if (exceptionDetails) throw new Error(exceptionDetails.text);
}

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * What axe finds at night, in forced colours, and with letters of double size (WCAG 1.4.4), of which it also says what width the page
 * needs then. The page stays so.
 */
export async function findingsInModes(page: Page) {
  const inColours = async (media: Parameters<Page["emulateMedia"]>[0]) => {
    await page.emulateMedia(media ?? {});
    return findings(page, ["color-contrast"]);
  };
  const night = await inColours({ colorScheme: "dark" });
  const forced = await inColours({ colorScheme: "light", forcedColors: "active" });
  await page.emulateMedia({ forcedColors: "none" });
  const needs = await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
    return Math.max(document.documentElement.scrollWidth, innerWidth);
  });
  return { night, forced, large: { needs, findings: await findings(page, ["target-size"]) } };
}

/** What axe finds on a page as it is: the rule, and the elements that break it. */
export const findingsOn = (page: Page): Promise<string[]> => findings(page, standards);

async function findings(page: Page, rules: readonly string[]): Promise<string[]> {
  await bringAxe(page);
  return page.evaluate(
    async ([runOnly, rules]) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = [sheet];
      // Colours are looked at when what moves has arrived; what begins only later stays as it is.
      for (const animation of document.getAnimations()) {
        const { localTime, delay = 0, endTime } = animation.effect?.getComputedTiming() ?? {};
        if (Number(localTime) >= delay && Number.isFinite(endTime)) animation.finish();
      }
      // No timer runs in a page without scripts, and axe waits for some that are only there to let others go first.
      const { setTimeout } = window;
      const atOnce = (run: () => void) => void Promise.resolve().then(run);
      window.setTimeout = atOnce as unknown as typeof setTimeout;
      const options = { runOnly, resultTypes: ["violations" as const], preload: false };
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(options);
      window.setTimeout = setTimeout;
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(", ")}`);
    },
    [[...rules], unstuck] as [string[], string],
  );
}
