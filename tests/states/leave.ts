import { nextPage } from "../support/next-page.ts";
import { typedDay } from "../support/typed-day.ts";
import { at, opened, type State } from "./arriving.ts";

const checker = "/financial-help/paid-parental-leave-checker";

/** The Paid Parental Leave checker: a question, both kinds of result, the key dates. */
export const leaveStates: readonly State[] = [
  {
    name: "paid parental leave, a question",
    status: 200,
    arrive: opened(at(`${checker}?situation=transferring&worked=yes`)),
  },
  {
    name: "paid parental leave, a result",
    status: 200,
    arrive: opened(at(`${checker}?situation=giving-birth&worked=yes&stopping=yes&recent=no`)),
  },
  {
    name: "paid parental leave, the key dates",
    status: 200,
    async arrive(page, base) {
      await page.goto(`${base}${checker}/dates?situation=giving-birth`);
      for (const [name, value] of Object.entries(typedDay("2027-03-28")))
        await page.fill(`[name="${name}"]`, value);
      return nextPage(page, () => page.click("#due-date .button"));
    },
  },
];
