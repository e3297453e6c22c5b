import type { BrowserContextOptions, Page } from "playwright-core";
import { afterEach, expect } from "vitest";
import { browserForTests } from "../support/browser.ts";
import { islandsLoaded, watchOver } from "./watched.ts";

/**
 * Pages for the tests of one file that may lead to other sites, each with its own cookies. After each test they are closed,
 * and the test fails if the browser complained of one.
 * @param options of the browser
 */
export function islandPages(options?: { isWhole?: boolean }): {
  fresh(options?: BrowserContextOptions): Promise<Page>;
} {
  const browser = browserForTests(options);
  const opened: { page: Page; complaints: readonly string[] }[] = [];
  afterEach(async () => {
    const all = opened.splice(0);
    for (const { page } of all) await page.context().close();
    expect(all.flatMap(({ complaints }) => complaints)).toEqual([]);
  });
  return {
    async fresh(options) {
      const page = await browser.page(options);
      opened.push({ page, complaints: watchOver(page).complaints });
      return page;
    },
  };
}

/** Until the island that every page has listens. */
export const shellIsThere = (page: Page): Promise<void> =>
  islandsLoaded(page, 'x-island[src*="/assets/shell-"]');

export const cookieNames = async (page: Page): Promise<string[]> =>
  (await page.context().cookies()).map(({ name }) => name).sort();
