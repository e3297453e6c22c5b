// Income Tax Act 2007, section MG 3: income above the threshold lowers Best Start from the second year on, or from birth
// for children born from 1 April 2026.

import { testedFromBirth } from "../../benefits/best-start.ts";
import type { Figures, RulePerson } from "../../declare.ts";
import { yesNo } from "../../declare.ts";
import { incomeTaxAct } from "../../law.ts";
import { personTest } from "../income-test.ts";
import { amountParameter as at } from "../parameters.ts";

/** Children born or due before this day have no Best Start. */
const launch = "2018-07-01";
const untilAge = 3;

export const ofChild = ["date_of_birth", "due_date_of_birth", "age", "is_expected"] as const;
type Child = RulePerson<(typeof ofChild)[number]>;

const bornOrDue = (child: Child): string =>
  child.is("is_expected") ? child.date("due_date_of_birth") : child.date("date_of_birth");

const hasBestStart = (child: Child): boolean =>
  bornOrDue(child) >= launch && (child.is("is_expected") || child.number("age") < untilAge);

const isTested = (child: Child): boolean =>
  bornOrDue(child) >= testedFromBirth || (!child.is("is_expected") && child.number("age") >= 1);

/** With everything that it names. */
export const whoHasBestStart = { hasBestStart, bornOrDue, launch, untilAge };

export const bestStartFlag = "best_start__income_under_threshold";

export const bestStartTest = personTest({
  flag: bestStartFlag,
  uses: ofChild,
  parameters: {
    threshold: at("best_start.abatement_threshold"),
    rate: at("best_start.abatement_rate"),
    annual: at("best_start.annual"),
  },
  where: { ...whoHasBestStart, isTested, testedFromBirth },
  limit: ({ family }, { threshold, rate, annual }: Figures<"threshold" | "rate" | "annual">) => {
    const children = family.withRole("child").filter(hasBestStart);
    if (children.length === 0 || !children.every(isTested)) return undefined;
    const count = children.length;
    return {
      limit: threshold + annual / rate,
      per: "year",
      children: count,
      of: ["annual", "threshold", "rate"],
    };
  },
});

export const bestStartIncome = yesNo(bestStartFlag, "Income is low enough for Best Start", {
  default: true,
  law: [incomeTaxAct("LMS63782")],
});
