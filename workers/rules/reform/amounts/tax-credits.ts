import { amountParameter as at } from "../parameters.ts";

/** Dollars a year unless said otherwise. */
export interface TaxCreditRates {
  bestStart: number;
  bestStartThreshold: number;
  /** Dollars for each dollar of income above the threshold. */
  bestStartRate: number;
  firstChild: number;
  otherChild: number;
  threshold: number;
  /** Dollars for each dollar of income above the threshold. */
  rate: number;
  inWork: number;
  /** For the fourth child and each one after. */
  inWorkFurtherChild: number;
}

export const rates = {
  bestStart: at("best_start.annual"),
  bestStartThreshold: at("best_start.abatement_threshold"),
  bestStartRate: at("best_start.abatement_rate"),
  firstChild: at("family_tax_credit.annual.first_child"),
  otherChild: at("family_tax_credit.annual.other_child"),
  threshold: at("working_for_families.abatement_threshold"),
  rate: at("working_for_families.abatement_rate"),
  inWork: at("in_work_tax_credit.annual"),
  inWorkFurtherChild: at("in_work_tax_credit.further_child"),
} as const satisfies Record<keyof TaxCreditRates, string>;

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

/** The Act calculates by days of 365; whole dollars are paid. */
const paidWeekly = (yearly: number): number => Math.floor((yearly * 7) / 365 + 1e-9);

/**
 * Best Start (Income Tax Act 2007, sections MG 1 to MG 3: each child has its own abatement), and the Family and In-Work
 * Tax Credits, which share one abatement that reduces the Family Tax Credit first (sections MD 3, MD 10 and MD 13).
 * @param income the family's, dollars a year before tax
 */
export function taxCreditsOf(family: TaxCreditFamily, income: number, figures: TaxCreditRates): TaxCredits {
  const { canGet } = family;
  const bestStartAbatement = Math.max(0, income - figures.bestStartThreshold) * figures.bestStartRate;
  const bestStart = family.youngChildren.reduce(
    (sum, { isIncomeTested }) =>
      sum + paidWeekly(Math.max(0, figures.bestStart - (isIncomeTested ? bestStartAbatement : 0))),
    0,
  );
  const abatement = Math.max(0, income - figures.threshold) * figures.rate;
  const fullFamily =
    family.children > 0 ? figures.firstChild + figures.otherChild * (family.children - 1) : 0;
  const fullInWork = figures.inWork + figures.inWorkFurtherChild * Math.max(0, family.children - 3);
  const left = Math.max(0, abatement - fullFamily);
  return {
    bestStart: canGet.bestStart ? bestStart : 0,
    familyTaxCredit: canGet.familyTaxCredit ? paidWeekly(Math.max(0, fullFamily - abatement)) : 0,
    inWorkTaxCredit: canGet.inWorkTaxCredit ? abatedWeek(fullInWork / weeks, left) : 0,
  };
}

/**
 * Dollars a week more, if income lowered Best Start once for several children together:
 * no source says whether the Act means that or once for each.
 */
export function moreIfLoweredOnce(
  { youngChildren, canGet }: TaxCreditFamily,
  income: number,
  { bestStart, bestStartThreshold, bestStartRate }: TaxCreditRates,
): number {
  const count = youngChildren.filter(({ isIncomeTested }) => isIncomeTested).length;
  const abatement = Math.max(0, income - bestStartThreshold) * bestStartRate;
  if (!canGet.bestStart || count < 2 || abatement === 0) return 0;
  const each = paidWeekly(Math.max(0, bestStart - abatement));
  return paidWeekly(Math.max(0, count * bestStart - abatement)) - count * each;
}

/** The Act gives the In-Work Tax Credit by the week. */
export const weeks = 52;

const abatedWeek = (weekly: number, abatement: number): number =>
  abatement === 0 ? weekly : Math.max(0, Math.floor(weekly - (abatement * 7) / 365));

/** With everything that it names. */
export const howTaxCreditsAreWorkedOut = { taxCreditsOf, moreIfLoweredOnce, paidWeekly, abatedWeek, weeks };

export const totalOf = ({ bestStart, familyTaxCredit, inWorkTaxCredit }: TaxCredits): number =>
  bestStart + familyTaxCredit + inWorkTaxCredit;
