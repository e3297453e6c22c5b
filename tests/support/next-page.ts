import type { Page, Response } from "playwright-core";

/**
 * Does what leads to another page, until that one is loaded. Playwright's `waitForNavigation` is content with less: a page with
 * errors puts its own address into the history once its script runs, and whoever pressed a button before looked at a page that
 * was not there yet.
 * @returns what the other page was sent with, after redirects
 */
export async function nextPage(page: Page, act: () => Promise<unknown>): Promise<Response> {
  const isPage = (response: Response): boolean =>
    response.request().isNavigationRequest() &&
    response.frame() === page.mainFrame() &&
    !(response.status() >= 300 && response.status() < 400);
  const [response] = await Promise.all([page.waitForResponse(isPage), page.waitForEvent("load"), act()]);
  return response;
}
