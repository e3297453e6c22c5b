import type { Page, Response } from "playwright-core";
import type { Filling } from "../support/form.ts";
import { family } from "../support/households.ts";
import { fillIn } from "../support/typing.ts";

/** A page of the site as a visitor can come to see it. */
export interface State {
  name: string;
  /** The status its page is sent with. */
  status: number;
  /** One page for both languages. */
  isBilingual?: boolean;
  /** What does not work: the second worker does not answer, or no file can be read. */
  without?: "services" | "files";
  /**
   * Brings a fresh page there.
   * @param base the site's address with the prefix of the language
   */
  arrive(page: Page, base: string): Promise<Response | null>;
}

const questions = "/financial-help/questions";
const next = '#f button[value="next"]';

const at =
  (path: string): State["arrive"] =>
  (page, base) =>
    page.goto(base + path);

/** Sends a request that no form of the site sends, and shows what comes back. */
const sending =
  (path: string, headers: Record<string, string>, postData = ""): State["arrive"] =>
  async (page, base) => {
    await page.route(base + path, (route) => {
      const sent = { ...route.request().headers(), "content-type": "text/plain", ...headers };
      return route.continue({ method: "POST", headers: sent, postData });
    });
    return page.goto(base + path);
  };

/** Answers the questionnaire and sends it. */
const answering =
  (filling: Filling): State["arrive"] =>
  async (page, base) => {
    await page.goto(base + questions);
    await fillIn(page, filling);
    const answer = page.waitForNavigation();
    await page.click(next);
    return answer;
  };

const opened = (arrive: State["arrive"]): State["arrive"] => {
  return async (page, base) => {
    const response = await arrive(page, base);
    for (const details of await page.locator("main details:not([open]) > summary").all()) {
      if (await details.isVisible()) await details.click();
    }
    return response;
  };
};

/** The site's icon is a file as well, and the browser asks for it by itself. */
const withoutIcon = (arrive: State["arrive"]): State["arrive"] => {
  return async (page, base) => {
    await page.route("**/favicon.*", (route) =>
      route.fulfill({ contentType: "image/svg+xml", body: "<svg/>" }),
    );
    return arrive(page, base);
  };
};

/** Every page × state of the site. */
export const states: readonly State[] = [
  { name: "home", status: 200, arrive: at("/") },
  { name: "landing page", status: 200, arrive: at("/financial-help/financial-help-checker") },
  {
    name: "landing page, all opened",
    status: 200,
    arrive: opened(at("/financial-help/financial-help-checker")),
  },
  { name: "questions, empty", status: 200, arrive: at(questions) },
  {
    name: "questions, a question named",
    status: 200,
    arrive: at(`${questions}?focus=applicant.isNZResident`),
  },
  { name: "questions, errors in an empty form", status: 422, arrive: answering({}) },
  {
    name: "questions, errors in a long form",
    status: 422,
    arrive: answering({
      ...family,
      "applicant.age": "old",
      "income.spouse.amount": "much",
      "children.ages": [],
    }),
  },
  {
    name: "questions, all in sight and opened",
    status: 200,
    arrive: opened(async (page, base) => {
      const response = await page.goto(base + questions);
      await fillIn(page, family);
      return response;
    }),
  },
  {
    name: "questions, not a resident",
    status: 200,
    async arrive(page, base) {
      const response = await page.goto(base + questions);
      await fillIn(page, { "applicant.isNZResident": "false" });
      return response;
    },
  },
  { name: "questions, unavailable", status: 200, without: "services", arrive: at(questions) },
  { name: "results, no answers", status: 200, arrive: at("/financial-help/results") },
  { name: "results, found", status: 200, arrive: answering(family) },
  { name: "results, found, all opened", status: 200, arrive: opened(answering(family)) },
  {
    name: "results, some possible, all opened",
    status: 200,
    arrive: opened(
      answering({
        ...family,
        "applicant.meetsPaidParentalLeaveEmployedRequirements": "unknown",
        "child.requiresConstantCareAndAttention": "unknown",
        "applicant.postCode": "9999",
      }),
    ),
  },
  {
    name: "results, nothing",
    status: 200,
    arrive: opened(answering({ "applicant.isNZResident": "false" })),
  },
  {
    name: "results, unavailable",
    status: 200,
    without: "services",
    arrive: at("/financial-help/results"),
  },
  { name: "data and rules for developers", status: 200, arrive: at("/api") },
  {
    name: "data and rules for developers, unavailable",
    status: 200,
    without: "services",
    arrive: at("/api"),
  },
  { name: "Māori text awaiting review", status: 200, arrive: at("/te-reo-review") },
  { name: "not open yet", status: 200, arrive: at("/support") },
  { name: "not found", status: 404, arrive: at("/nowhere") },
  { name: "refused", status: 403, arrive: sending(questions, { "sec-fetch-site": "cross-site" }) },
  { name: "too large", status: 413, arrive: sending(questions, {}, "x".repeat(300_000)) },
  { name: "failure", status: 500, without: "files", arrive: withoutIcon(at("/a-file.svg")) },
  { name: "stand-ins", status: 200, isBilingual: true, arrive: at("/stand-ins") },
  { name: "stand-ins, faults", status: 200, isBilingual: true, arrive: at("/stand-ins/faults") },
];
