import { carryCookies } from "../support/carry-cookies.ts";
import { Visitor } from "../support/client.ts";
import { family, submitQuestionnaire } from "../support/households.ts";
import { nextPage } from "../support/next-page.ts";
import { at, opened, type State } from "./arriving.ts";
import { pressingNext } from "./registration.ts";

const results = "/financial-help/results";
const codePage = `${results}/code`;

/** Somebody who has answered and has made a code, at one of their pages. */
const withCode =
  (path: string): State["arrive"] =>
  async (page, base) => {
    const site = new URL(base).origin;
    const prefix = base.slice(site.length);
    const visitor = new Visitor(site);
    const found = await submitQuestionnaire(visitor, family, prefix);
    found.document.querySelector(".take-along form")?.setAttribute("id", "take-along-form");
    await found.form("take-along-form").submit({ name: "intent", value: "make" });
    await carryCookies(visitor, page);
    return page.goto(base + path);
  };

/** A day that no calendar has, typed below the results. */
const wrongDay: State["arrive"] = async (page, base, site) => {
  await opened(withCode(results))(page, base, site);
  await page.fill('[name="dueDate.day"]', "31");
  await page.fill('[name="dueDate.month"]', "2");
  await page.fill('[name="dueDate.year"]', "2026");
  return nextPage(page, () => page.click("#calendar .button-quiet"));
};

/** Results that are taken along, and the first questions in a frame. */
export const resultsCodeStates: readonly State[] = [
  { name: "results by a code, nothing typed", status: 422, arrive: pressingNext(at(codePage)) },
  { name: "results by a code, all opened", status: 200, arrive: opened(withCode(codePage)) },
  { name: "results with a code, a day that does not exist", status: 422, arrive: wrongDay },
  { name: "first questions in a frame", status: 200, arrive: at("/financial-help/embed") },
];
