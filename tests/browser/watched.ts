import type { BrowserContextOptions, Page } from "playwright-core";
import { afterEach, expect } from "vitest";
import { browserForTests } from "../support/browser.ts";
import { rest } from "../support/rested-pages.ts";

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
 * A browser for the tests of one file. Each finds pages without cookies, storage, routes and history; it fails if any of its pages
 * asked another host for anything or made the browser complain.
 */
export function watchedBrowser(): {
  page(site: string, options?: BrowserContextOptions): Promise<Page & { watch: Watch }>;
} {
  const browser = browserForTests();
  const opened: { site: string; page: Page; watch: Watch }[] = [];
  afterEach(async ({ task }) => {
    for (const { site, page, watch } of opened.splice(0)) {
      const seen = { ...watch, asked: [...watch.asked], complaints: [...watch.complaints] };
      await (task.result?.state === "fail" ? page.context().close() : rest(page, site));
      expectNothingOdd(site, seen);
    }
  });
  return {
    async page(site, options) {
      const page = await browser.borrow(options);
      const watch = watches.get(page) ?? watchOver(page);
      watches.set(page, watch);
      for (const seen of [watch.asked, watch.pages, watch.complaints]) seen.splice(0);
      opened.push({ site, page, watch });
      return Object.assign(page, { watch });
    },
  };
}

/** Of pages that several tests use, one after the other. */
const watches = new WeakMap<Page, Watch>();

function expectNothingOdd(site: string, { asked, complaints }: Watch): void {
  expect(asked.filter((url) => !url.startsWith(`${site}/`))).toEqual([]);
  expect(complaints).toEqual([]);
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
  context.addListener("request", (request) => {
    if (!request.url().startsWith("data:")) watch.asked.push(request.url());
    if (request.isNavigationRequest()) watch.pages.push(request.url());
  });
  context.addListener("weberror", (error) => watch.complaints.push(error.error().message));
  context.addListener("console", (message) => {
    // A page that is an answer with an error status is announced in the console; it is no complaint about the page.
    const isStatus = /^Failed to load resource: .* status of (403|404|409|410|413|422|429|500|503)/.test(
      message.text(),
    );
    const [told, shown] = [message.location().url, message.page()?.url()].map((url) => url?.split(/[?#]/)[0]);
    if (!(isStatus && told === shown) && !isMeant.test(message.text())) watch.complaints.push(message.text());
  });
  return watch;
}
