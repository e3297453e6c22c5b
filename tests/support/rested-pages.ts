// A page in a context of its own costs the browser as much again as what is shown on it, so a page is used by one test after the other.

import type { Browser, CDPSession, Page } from "playwright-core";

const shelves = new WeakMap<Browser, Map<string, Page[]>>();

/** The pages of a browser that rest, of those of which the same was wanted when they were opened. */
export function rested(browser: Browser, wanted: string): Page[] {
  const shelf = shelves.get(browser) ?? new Map<string, Page[]>();
  shelves.set(browser, shelf);
  const pages = shelf.get(wanted) ?? [];
  shelf.set(wanted, pages);
  return pages;
}

interface Kept {
  readonly shelf: Page[];
  /** Something was done to it that cannot be taken back. */
  isSpent: boolean;
}

const known = new WeakMap<Page, Kept>();
const sessions = new WeakMap<Page, Promise<CDPSession>>();

const ofPage = ["addInitScript", "exposeBinding", "exposeFunction", "on", "once", "setExtraHTTPHeaders"];
const ofContext = [...ofPage, "grantPermissions", "newCDPSession", "newPage", "setGeolocation", "setOffline"];
const ofClock = ["install", "setFixedTime", "setSystemTime"];

/** Notes when a page, or its context, is told what it then does for good: it does not rest afterwards. */
export function spentOnChange(page: Page, shelf: Page[]): Page {
  const kept: Kept = { shelf, isSpent: false };
  known.set(page, kept);
  void sessionOf(page);
  const targets: [object, string[]][] = [
    [page, ofPage],
    [page.context(), ofContext],
    [page.clock, ofClock],
  ];
  for (const [target, names] of targets) {
    const methods = target as Record<string, (...args: unknown[]) => unknown>;
    for (const name of names) {
      const method = methods[name]!.bind(target);
      methods[name] = (...args) => {
        kept.isSpent = true;
        return method(...args);
      };
    }
  }
  return page;
}

/** The browser's own protocol, for what the next test on this page does not notice. */
export function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

/**
 * Puts a page back as it was opened: without cookies, storage, history and routes, where none of its scripts run. One that cannot be is
 * closed.
 * @param site where it has been
 */
export async function rest(page: Page, site: string): Promise<void> {
  const kept = known.get(page);
  const context = page.context();
  if (!kept || kept.isSpent || page.isClosed() || context.pages().length > 1) return context.close();
  try {
    await page.unrouteAll();
    await context.unrouteAll();
    await page.mouse.move(0, 0);
    await page.emulateMedia({ media: null, colorScheme: "light", forcedColors: "none" });
    await leave(page, site);
    await context.clearCookies();
    await (await sessionOf(page)).send("Page.resetNavigationHistory");
    kept.shelf.push(page);
  } catch {
    await context.close();
  }
}

/** It goes to another page of the site: to one without an address the browser would end the process that knows axe and our scripts. */
async function leave(page: Page, site: string): Promise<void> {
  await page.goto(`${site}/robots.txt`, { timeout: 5000 });
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}
