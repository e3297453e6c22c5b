import type { BrowserContextOptions, Page, Request } from "playwright-core";
import { exitAddressFrom } from "#app/server/visitor/quick-exit.ts";
import { family } from "../support/households.ts";
import { fillIn } from "../support/typing.ts";
import { shellIsThere } from "./island-pages.ts";

export const questions = "/financial-help/questions";
/** Where quick exit leads. */
export const outside = exitAddressFrom(undefined);
export const exitLink = "[data-quick-exit][data-once]";

interface Opened {
  page: Page;
  /** What the page outside was asked with. */
  visits: Request[];
  /** Lets the page outside answer, which until then is on its way. */
  arrive(): void;
}

/** Opens an address of the site in a fresh page for which the page outside is answered without a network. */
export async function openToLeave(
  fresh: (options?: BrowserContextOptions) => Promise<Page>,
  address: string,
  options?: BrowserContextOptions,
): Promise<Opened> {
  const page = await fresh(options);
  const visits: Request[] = [];
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.context().route(`${outside}**`, async (route) => {
    visits.push(route.request());
    await arrived;
    await route.fulfill({ contentType: "text/html", body: "<title>Weather</title><p>Fine</p>" });
  });
  await page.goto(address);
  if (options?.javaScriptEnabled !== false) await shellIsThere(page);
  return { page, visits, arrive };
}

/** Answers the questionnaire that a page shows. */
export async function sendAnswers(page: Page): Promise<void> {
  await fillIn(page, family);
  await page.click('#f button[value="next"]');
  await page.waitForURL(/results$/);
}
