import { carryCookies } from "../support/carry-cookies.ts";
import { Visitor } from "../support/client.ts";
import { registrationAnswers, sendStep } from "../support/registration.ts";
import type { State } from "./arriving.ts";
import { at } from "./arriving.ts";
import { pressingNext } from "./registration.ts";

const first = "/register-my-baby/child-details";

/** Somebody who has answered the first step and saves for later. */
const savedForLater: State["arrive"] = async (page, base) => {
  const site = new URL(base).origin;
  const visitor = new Visitor(site);
  const step = await visitor.visit(base.slice(site.length) + first);
  const saved = await sendStep(step, registrationAnswers, "save-and-come-back");
  await carryCookies(visitor, page);
  return page.goto(site + saved.address);
};

/** Coming back to a saved form with a code. */
export const comeBackStates: readonly State[] = [
  { name: "registration: the code to come back with", status: 200, isWide: true, arrive: savedForLater },
  {
    name: "registration: going on with a code, with errors",
    status: 422,
    arrive: pressingNext(at("/register-my-baby/continue")),
  },
];
