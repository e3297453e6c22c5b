import type { BrowserContextOptions, Page } from "playwright-core";
import { afterEach, expect } from "vitest";
import { browserForTests } from "../support/browser.ts";
import { watchOver } from "./watched.ts";

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
      page.setDefaultTimeout(10_000);
      opened.push({ page, complaints: watchOver(page).complaints });
      return page;
    },
  };
}

/** Until the island that every page has listens. */
export async function shellIsThere(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const loaded = performance
      .getEntriesByType("resource")
      .some(({ name }) => name.includes("/assets/shell-"));
    return loaded && customElements.get("x-island");
  });
  await page.waitForTimeout(100);
}

export const cookieNames = async (page: Page): Promise<string[]> =>
  (await page.context().cookies()).map(({ name }) => name).sort();

/** As long as something may take that nobody waits for. */
export const later = { timeout: 8_000 };
