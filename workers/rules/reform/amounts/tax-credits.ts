// What the tax credits of the benefits' files come to for the variables of the reform.

import { bestStartOf } from "../../benefits/best-start.ts";
import { weeks } from "../../benefits/declare.ts";
import { howInWorkCreditIsFound, inWorkCreditOf } from "../../benefits/in-work-tax-credit.ts";
import {
  abatementOf,
  familyCreditOf,
  figureOf,
  type TaxCreditRates,
} from "../../benefits/shared/working-for-families.ts";

interface YoungChild {
  isIncomeTested: boolean;
}

/** All that tax credits depend on besides income. */
export interface TaxCreditFamily {
  youngChildren: readonly YoungChild[];
  /** Children of any age who depend on the family. */
  children: number;
  canGet: { bestStart: boolean; familyTaxCredit: boolean; inWorkTaxCredit: boolean };
}

/** Dollars a week. */
export interface TaxCredits {
  bestStart: number;
  familyTaxCredit: number;
  inWorkTaxCredit: number;
}

/** A year ÷ 52, in whole dollars, as Inland Revenue pays; what nothing has lowered is paid to the cent. */
const paidWeekly = (yearly: number): number => Math.floor(yearly / weeks + 1e-9);

/** @param income the family's, dollars a year before tax */
export function taxCreditsOf(
  { canGet, youngChildren, children }: TaxCreditFamily,
  income: number,
  figures: TaxCreditRates,
): TaxCredits {
  const figure = figureOf(figures);
  const bestStart = youngChildren
    .map(({ isIncomeTested }) => bestStartOf({ share: 1, isTested: isIncomeTested }, income, figure))
    .reduce((sum, yearly) => sum + paidWeekly(yearly), 0);
  const family = familyCreditOf(Array(children).fill(1), figure) - abatementOf(income, figure);
  const inWork = inWorkCreditOf(children, figure);
  return {
    bestStart: canGet.bestStart ? bestStart : 0,
    familyTaxCredit: canGet.familyTaxCredit ? paidWeekly(Math.max(0, family)) : 0,
    inWorkTaxCredit: !canGet.inWorkTaxCredit
      ? 0
      : family >= 0
        ? inWork / weeks
        : paidWeekly(Math.max(0, inWork + family)),
  };
}

/** With everything that it names. */
export const howTaxCreditsAreWorkedOut = {
  taxCreditsOf,
  figureOf,
  bestStartOf,
  familyCreditOf,
  abatementOf,
  ...howInWorkCreditIsFound,
  paidWeekly,
  weeks,
};

export const totalOf = ({ bestStart, familyTaxCredit, inWorkTaxCredit }: TaxCredits): number =>
  bestStart + familyTaxCredit + inWorkTaxCredit;
