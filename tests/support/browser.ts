import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { findBrowser } from "./find-browser.mjs";

export { findBrowser } from "./find-browser.mjs";

/** Starts Chromium without a window. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch(await findBrowser());
}

export interface BrowserForTests {
  /** A page of its own, without cookies. */
  page(options?: BrowserContextOptions): Promise<Page>;
}

/** A browser for the tests of one file, closed when they are done. */
export function browserForTests(): BrowserForTests {
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser?.close());
  return {
    async page(options) {
      if (!browser) throw new Error("The browser runs only while tests run.");
      const context = await browser.newContext({ locale: "en-NZ", ...options });
      return context.newPage();
    },
  };
}
