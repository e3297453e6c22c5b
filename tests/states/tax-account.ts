import { claimAnswers, ofCaregiver } from "../support/births.ts";
import { nextPage } from "../support/next-page.ts";
import type { State } from "./arriving.ts";
import { atStep } from "./registration.ts";

type Arrive = State["arrive"];

const account = "manage-best-start-payments";
const agreeing = { "myir.wanted": "yes", "myir.detailsConsent": "yes" };
const known = { ...claimAnswers.newClaim, ...ofCaregiver({ irdNumber: "49091850" }) };

/** Somebody whose details were found right types a username and asks whether it can be had. */
const asking =
  (username: string): Arrive =>
  async (page, base, site) => {
    await atStep(account, known, agreeing)(page, base, site);
    await page.fill('[name="myir.username"]', username);
    return nextPage(page, () => page.click('#f button[value="check-username"]'));
  };

/** The step in which a tax account is reserved. */
export const taxAccountStates: readonly State[] = [
  {
    name: "registration: the tax account, details that do not match",
    status: 200,
    arrive: atStep(account, claimAnswers.newClaim, agreeing),
  },
  {
    name: "registration: the tax account, a username that can be had",
    status: 200,
    isWide: true,
    arrive: asking("mere-hine"),
  },
  { name: "registration: the tax account, a username in use", status: 422, arrive: asking("taken") },
];
