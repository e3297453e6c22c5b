// The law and limits of today, on top of the model of 2018. A change is imported and listed here.

import { type AmountTable, tableInUse } from "../../amounts/table.ts";
import { base } from "../base.ts";
import type { TaxBenefitSystem } from "../system.ts";
import { amounts } from "./amounts/variables.ts";
import { sectionsOfOtherActs, socialSecurityAct2018 } from "./changes/acts.ts";
import { bestStartChildren, bestStartFirstYear, bestStartIncomeTest } from "./changes/best-start.ts";
import { orphansBenefitYear, unsupportedChildsBenefitYear } from "./changes/caregivers.ts";
import { homeHelpTwins } from "./changes/home-help.ts";
import { inWorkExclusions, inWorkHours } from "./changes/in-work-tax-credit.ts";
import { mainBenefitChanges } from "./changes/main-benefits.ts";
import { parentalLeaveResidence } from "./changes/paid-parental-leave.ts";
import {
  cardForMore,
  cardLimits,
  childcareLimits,
  studentsParents,
  supplementLimits,
} from "./changes/services.ts";
import {
  abatement2018,
  abatement2022,
  abatement2026,
  childrenBorn,
  inWorkAmount2024,
  inWorkAmount2026,
  minimumFamilyTaxCreditLimit,
} from "./changes/working-for-families.ts";
import { inputs } from "./inputs.ts";
import { sharedUnevenly } from "./limits/minimum-family-tax-credit.ts";
import { areaUnknown, limitOfArea } from "./limits/services.ts";
import { raisedForATime } from "./limits/working-for-families.ts";
import { pageWords } from "./page-words.ts";
import { amountParameters, datedAgain, ended, ownParameters } from "./parameters.ts";
import { type Change, reform } from "./reform.ts";

/** Among changes on the same day, those that cite the law come first: later ones cite for themselves. */
export const changes: readonly Change[] = [
  sectionsOfOtherActs,
  socialSecurityAct2018,
  parentalLeaveResidence,
  childrenBorn,
  studentsParents,
  homeHelpTwins,
  bestStartChildren,
  bestStartIncomeTest,
  bestStartFirstYear,
  abatement2018,
  abatement2022,
  abatement2026,
  inWorkAmount2024,
  inWorkAmount2026,
  minimumFamilyTaxCreditLimit,
  inWorkHours,
  inWorkExclusions,
  orphansBenefitYear,
  unsupportedChildsBenefitYear,
  ...mainBenefitChanges,
  cardLimits,
  cardForMore,
  childcareLimits,
  supplementLimits,
];

const wordsOfPage = Object.entries(pageWords).map(([id, words]) => ({ id, ...words }));

const made = new WeakMap<AmountTable, TaxBenefitSystem>();

/** The table in use may be a feed's. */
export function currentRules(table: AmountTable = tableInUse()): TaxBenefitSystem {
  let system = made.get(table);
  if (!system) {
    system = reform(base, {
      name: "timata-rules-current",
      version: "1.0.0",
      description:
        "Who can get which of the benefits for families, and why, by the law and the limits of today as far as they are sourced. " +
        "A reform of timata-rules, in OpenFisca’s sense: what it changes, since when, and by which source stands at /reform.",
      parameters: [...ownParameters, ...ended(base), ...datedAgain(base, table), ...amountParameters(table)],
      variables: [...inputs, ...amounts],
      changes,
      doubts: [raisedForATime, sharedUnevenly, areaUnknown, limitOfArea, ...wordsOfPage],
    });
    made.set(table, system);
  }
  return system;
}
