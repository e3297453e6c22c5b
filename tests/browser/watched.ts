import type { BrowserContextOptions, Page, ViewportSize } from "playwright-core";
import { afterEach, expect } from "vitest";
import { browserForTests } from "../support/browser.ts";

/** What went over the wire and what the browser complained of while a page was used. */
export interface Watch {
  /** Every address that was asked for, pictures in the page itself left out. */
  readonly asked: string[];
  /** The addresses of the pages among them, in order. */
  readonly pages: string[];
  /** Messages of the console, uncaught errors, and what a page's own policy refused. */
  readonly complaints: string[];
}

/**
 * A browser for the tests of one file. After each test its pages are closed, and the test fails if any of them
 * asked another host for anything or made the browser complain.
 */
export function watchedBrowser(): {
  page(site: string, options?: BrowserContextOptions): Promise<Page & { watch: Watch }>;
} {
  const browser = browserForTests();
  const opened: { site: string; page: Page; watch: Watch }[] = [];
  afterEach(async () => {
    for (const { site, page, watch } of opened.splice(0)) {
      await page.context().close();
      expectNothingOdd(site, watch);
    }
  });
  return {
    async page(site, options) {
      const page = await browser.page(options);
      const watch = watchOver(page);
      opened.push({ site, page, watch });
      return Object.assign(page, { watch });
    },
  };
}

function expectNothingOdd(site: string, { asked, complaints }: Watch): void {
  expect(asked.filter((url) => !url.startsWith(`${site}/`))).toEqual([]);
  expect(complaints).toEqual([]);
}

/**
 * The same with one page for all tests that want the same of it, which costs the browser a third less. Each test finds it
 * without cookies, storage and routes; after one that failed it is another page.
 */
export function watchedPage(): {
  page(site: string, options: BrowserContextOptions & { viewport: ViewportSize }): Promise<Page>;
} {
  const browser = browserForTests();
  const kept = new Map<string, { page: Page; watch: Watch }>();
  let used = { site: "", key: "" };
  afterEach(async ({ task }) => {
    const { page, watch } = kept.get(used.key) ?? {};
    if (!page || !watch) return;
    if (task.result?.state === "fail") {
      kept.delete(used.key);
      return page.context().close();
    }
    await emptied(page, used.site);
    const seen = { ...watch, asked: watch.asked.splice(0), complaints: watch.complaints.splice(0) };
    expectNothingOdd(used.site, seen);
  });
  return {
    async page(site, options) {
      used = { site, key: JSON.stringify(options) };
      const before = kept.get(used.key)?.page;
      if (!before) {
        const page = await browser.page(options);
        kept.set(used.key, { page, watch: watchOver(page) });
        return page;
      }
      await before.setViewportSize(options.viewport);
      return before;
    },
  };
}

/** It goes to another page of the site: to one without an address the browser would end the process that knows axe and our scripts. */
async function emptied(page: Page, site: string): Promise<void> {
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.unrouteAll();
  await page.mouse.move(0, 0);
  await page.goto(`${site}/robots.txt`);
  await page.context().clearCookies();
}

/**
 * Until islands of the page run.
 * @param selector which ones; otherwise all that need not be touched first
 */
export async function islandsLoaded(
  page: Page,
  selector = "x-island:not([when=interaction])",
): Promise<void> {
  await page.waitForFunction((selector) => {
    if (document.readyState === "loading") return false;
    const asked = new Set(performance.getEntriesByType("resource").map(({ name }) => name));
    return [...document.querySelectorAll(selector)].every((island) =>
      island.matches("[when=load]")
        ? customElements.get("x-island") !== undefined
        : asked.has(new URL(island.getAttribute("src") ?? "", location.href).href),
    );
  }, selector);
  // The page has imported them before, and so goes on before this does. As text, because Vitest rewrites every import that it sees.
  await page.evaluate(`Promise.all(
    [...document.querySelectorAll(${JSON.stringify(selector)})].map((island) => import(island.getAttribute("src"))),
  ).then(() => undefined)`);
}

/**
 * Buttons of drawers are for browsers without commands too; a page with a hash goes there and not to the field of a closed drawer, nor
 * does one where the first Tab was quicker; only the test of what is read without a connection lets a service worker in.
 */
export const isMeant =
  /^popovertarget is ignored on elements with commandfor|^Autofocus processing was blocked because a document(?:'s URL has a fragment| already has a focused element)|^Service Worker registration blocked/;

/** Begins to write down what a page and those it opens ask for and complain of. */
export function watchOver(page: Page): Watch {
  const watch: Watch = { asked: [], pages: [], complaints: [] };
  const context = page.context();
  context.on("request", (request) => {
    if (!request.url().startsWith("data:")) watch.asked.push(request.url());
    if (request.isNavigationRequest()) watch.pages.push(request.url());
  });
  context.on("weberror", (error) => watch.complaints.push(error.error().message));
  context.on("console", (message) => {
    // A page that is an answer with an error status is announced in the console; it is no complaint about the page.
    const isStatus = /^Failed to load resource: .* status of (403|404|409|410|413|422|429|500|503)/.test(
      message.text(),
    );
    const [told, shown] = [message.location().url, message.page()?.url()].map((url) => url?.split(/[?#]/)[0]);
    if (!(isStatus && told === shown) && !isMeant.test(message.text())) watch.complaints.push(message.text());
  });
  return watch;
}
