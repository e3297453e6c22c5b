import type { Page, Response } from "playwright-core";
import type { Filling } from "../support/form.ts";
import type { SiteWithIdentity } from "../support/identity.ts";
import { nextPage } from "../support/next-page.ts";
import { fillIn } from "../support/typing.ts";

/** A page of the site as a visitor can come to see it. */
export interface State {
  name: string;
  /** The status its page is sent with. */
  status: number;
  /** One page for both languages. */
  isBilingual?: boolean;
  /** What is different: the second worker does not answer, or what it answers is odd (odd-services.ts). */
  on?: "services" | "odd";
  /** Where there is room it shows more, or in another order: axe looks at it in a wide window too. */
  isWide?: boolean;
  /**
   * Brings a fresh page there.
   * @param base the site's address with the prefix of the language
   * @param site where people can log in
   */
  arrive(page: Page, base: string, site: SiteWithIdentity): Promise<Response | null>;
}

type Arrive = State["arrive"];

export const questions = "/financial-help/questions";
const next = '#f button[value="next"]';

export const at =
  (path: string): Arrive =>
  (page, base) =>
    page.goto(base + path);

/** Sends a request that no form of the site sends, and shows what comes back. */
export const sending =
  (path: string, headers: Record<string, string>, postData = ""): Arrive =>
  async (page, base) => {
    await page.route(base + path, (route) => {
      const sent = { ...route.request().headers(), "content-type": "text/plain", ...headers };
      return route.continue({ method: "POST", headers: sent, postData });
    });
    return page.goto(base + path);
  };

/** Fills in the questionnaire. */
export const filling =
  (answers: Filling): Arrive =>
  async (page, base) => {
    const response = await page.goto(base + questions);
    await fillIn(page, answers);
    return response;
  };

/** Answers the questionnaire and sends it. */
export const answering =
  (answers: Filling): Arrive =>
  async (page, base, site) => {
    await filling(answers)(page, base, site);
    return nextPage(page, () => page.click(next));
  };

/** Opens whatever can be opened in the main part, accordions within cards too. */
export const opened =
  (arrive: Arrive): Arrive =>
  async (page, base, site) => {
    const response = await arrive(page, base, site);
    const closed = page.locator("main details:not([open]) > summary:visible");
    while ((await closed.count()) > 0) {
      await closed.evaluateAll((summaries) => {
        for (const summary of summaries) (summary as HTMLElement).click();
      });
    }
    return response;
  };

/** Opens a panel at the side, or the tip beside the language, in a window where its button is. */
export const drawn =
  (drawer: string, path: string, width = 1280): Arrive =>
  async (page, base) => {
    await page.setViewportSize({ width, height: 900 });
    const response = await page.goto(base + path);
    await page.click(`button[popovertarget="${drawer}"]:not([popovertargetaction])`);
    await page.waitForSelector(`#${drawer}:is(:modal, :popover-open)`);
    return response;
  };

/** With a cookie that something else than this page has left. */
export const having =
  (name: string, value: string, arrive: Arrive): Arrive =>
  async (page, base, site) => {
    await page.context().addCookies([{ name, value, domain: new URL(base).hostname, path: "/" }]);
    return arrive(page, base, site);
  };
