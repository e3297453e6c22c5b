import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { findLightBrowser, findSameBrowser, findWholeBrowser } from "./find-browser.mjs";
import { rested, spentOnChange } from "./rested-pages.ts";

export { findBrowser } from "./find-browser.mjs";

export interface BrowserForTests {
  /** A page without cookies, in a context of its own. */
  page(options?: BrowserContextOptions): Promise<Page>;
  /** The same, or one that `rest` has put back as new; whoever borrows it lets it rest. */
  borrow(options?: BrowserContextOptions): Promise<Page>;
}

/** Playwright's own. */
const usual = { width: 1280, height: 720 };

/** By how they are found. Files that run one after the other in a process share them; they end with it. */
const browsers = new Map<typeof findLightBrowser, Promise<Browser>>();

/** A browser that runs; where one has crashed it is another. */
async function running(find: typeof findLightBrowser): Promise<Browser> {
  const before = await browsers.get(find)?.catch(() => undefined);
  if (before?.isConnected()) return before;
  const launch = async () => chromium.launch(await find());
  const launched = launch();
  browsers.set(find, launched);
  return launched;
}

/**
 * A browser for the tests of one file, whose pages are closed when they are done.
 * @param isWhole for what headless builds without a window system cannot do; opening a page takes four times as long
 * @param isSame for pictures: one and the same on every machine, letters included
 */
export function browserForTests({ isWhole = false, isSame = false } = {}): BrowserForTests {
  const find = isWhole ? findWholeBrowser : isSame ? findSameBrowser : findLightBrowser;
  let browser: Browser | undefined;
  const opened: BrowserContext[] = [];
  beforeAll(async () => {
    browser = await running(find);
  });
  afterAll(() => Promise.all(opened.splice(0).map((context) => context.close())));
  const now = () => {
    if (!browser) throw new Error("The browser runs only while tests run.");
    return browser;
  };
  const newPage = async (options?: BrowserContextOptions) => {
    // A service worker would answer for the site where it should not be asked.
    const context = await now().newContext({ locale: "en-NZ", serviceWorkers: "block", ...options });
    // Shorter than a test may take, so that a failure names what was waited for.
    context.setDefaultTimeout(30_000);
    return context.newPage();
  };
  return {
    async page(options) {
      const page = await newPage(options);
      opened.push(page.context());
      return page;
    },
    async borrow({ viewport = usual, ...wanted } = {}) {
      const kept = rested(now(), JSON.stringify(wanted));
      const page = kept.pop() ?? spentOnChange(await newPage(wanted), kept);
      if (viewport) await page.setViewportSize(viewport);
      return page;
    },
  };
}
