import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { findLightBrowser, findSameBrowser, findWholeBrowser } from "./find-browser.mjs";

export { findBrowser } from "./find-browser.mjs";

export interface BrowserForTests {
  /** A page without cookies, in a context of its own. */
  page(options?: BrowserContextOptions): Promise<Page>;
}

/**
 * A browser for the tests of one file, closed when they are done.
 * @param isWhole for what headless builds without a window system cannot do; opening a page takes four times as long
 * @param isSame for pictures: one and the same on every machine, letters included
 */
export function browserForTests({ isWhole = false, isSame = false } = {}): BrowserForTests {
  const find = isWhole ? findWholeBrowser : isSame ? findSameBrowser : findLightBrowser;
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await chromium.launch(await find());
  });
  afterAll(() => browser?.close());
  return {
    async page(options) {
      if (!browser) throw new Error("The browser runs only while tests run.");
      // A service worker would answer for the site where it should not be asked.
      const context = await browser.newContext({ locale: "en-NZ", serviceWorkers: "block", ...options });
      // Shorter than a test may take, so that a failure names what was waited for.
      context.setDefaultTimeout(30_000);
      return context.newPage();
    },
  };
}
