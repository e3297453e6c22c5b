// What a benefit's file is made of: its name, its law, and one rule that answers for a household and a day.

import type { AmountId } from "../../amounts/table.ts";
import type { Bilingual, Variable } from "../declare.ts";
import type { MainChoice, PaymentId, Reason, Verdict } from "../week/answer.ts";
import type { AdultFacts, Facts } from "../week/facts.ts";

export interface Outcome {
  readonly verdict: Verdict;
  /** Dollars a week, a year ÷ 52; null where there is no sum. */
  readonly weekly: number | null;
  /** Where the law or a figure leaves it open by itself. */
  readonly range?: readonly [least: number, most: number] | undefined;
  readonly why: readonly Reason[];
}

/** What one adult has in a year, dollars before tax. */
export interface Earnings {
  readonly wages: number;
  /** Paid Parental Leave or weekly compensation. */
  readonly leave: number;
}

/** What an amount is on the day. */
export type Figure = (id: AmountId) => number;

/** One household on one day, by one set of figures, with one main benefit in payment or none. */
export interface Reckoning {
  readonly facts: Facts;
  readonly main: MainChoice;
  readonly earnings: readonly Earnings[];
  /** The family's, in whole dollars a year before tax: wages, leave, other income and the main benefit. */
  readonly familyIncome: number;
  /** Dollars a week before tax, of both: what main benefits, subsidies and supplements look at. */
  readonly weeklyIncome: number;
  /** New Zealand Superannuation in that, which is a benefit and so no income for a partner's benefit. */
  readonly weeklySuper: number;
  /** Dollars a week that come off a main benefit one by one. */
  readonly weeklyLeave: number;
  /** Of the main benefit, dollars a year before tax. */
  readonly mainGross: number;
  /** Of all adults, dollars a year after income tax, without the main benefit. */
  readonly netOfTax: number;
  readonly figure: Figure;
  readonly of: (id: PaymentId) => Outcome;
}

export interface Exclusion extends Bilingual {
  readonly id: string;
  /** A payment in one list excludes those of the other lists; those in the same list go together. */
  readonly between: readonly (readonly string[])[];
  /** Payments that are not among the benefits of the rules. */
  readonly others?: readonly string[];
  /** What must be the same: the person, the child, the time or the hours. */
  readonly scope: "person" | "child" | "time" | "hours";
  /** The first day on which it is law; a year where no day was found, null where neither was. */
  readonly since: string | null;
  readonly act: string;
  readonly source: readonly { readonly title: string; readonly address: string | null }[];
  readonly confidence: "primary" | "secondary";
}

/** What a file says of a payment in the words of OpenFisca: variables with dated criteria, and what excludes what. */
export interface Assistance {
  readonly variables: readonly Variable[];
  readonly excludes?: readonly Exclusion[];
}

export interface Benefit extends Partial<Assistance> {
  readonly id: PaymentId;
  readonly name: Bilingual;
  /** Act and sections. */
  readonly law: string;
  /** In the sum of a week, besides earnings and the main benefit: as money, or to a service or later. */
  readonly adds?: "cash" | "help";
  /** In whole dollars. */
  readonly isPaidByInlandRevenue?: true;
  readonly rule: (reckoning: Reckoning) => Outcome;
}

export const yes = (weekly: number | null, ...why: readonly Reason[]): Outcome => ({
  verdict: "yes",
  weekly,
  why,
});
export const no = (...why: readonly Reason[]): Outcome => ({ verdict: "no", weekly: null, why });
export const unknown = (weekly: number | null, ...why: readonly Reason[]): Outcome => ({
  verdict: "unknown",
  weekly,
  why,
});

/** A cent a year is still something: the Acts round nothing away. */
export const left = (yearly: number): boolean => yearly > 1e-6;

export const cents = (dollars: number): number => Math.round(dollars * 100) / 100;

export const weeks = 52;

/** Of each dollar (Social Security Act 2018, Schedule 2). */
export const abatementShares = { first: 0.3, full: 0.7 };

/** Income Tests 1 and 2: 30 cents of each dollar from the first income on, 70 cents from the second. */
export const inTwoSteps = (income: number, from: number, steeper: number): number =>
  abatementShares.first * Math.max(0, Math.min(income, steeper) - from) +
  abatementShares.full * Math.max(0, income - steeper);

/** Income Tests 3 and 4: 70 cents of each dollar; of a couple, 35 cents for each of them. */
export const inOneStep = (income: number, from: number): number =>
  abatementShares.full * Math.max(0, income - from);

/** The income at which these leave nothing of a rate. */
export const endOfTwoSteps = (rate: number, from: number, steeper: number): number =>
  steeper + (rate - inTwoSteps(steeper, from, steeper)) / abatementShares.full;
export const endOfOneStep = (rate: number, from: number): number => from + rate / abatementShares.full;

/** Two years without a break, or a refugee or protected person (Social Security Act 2018, section 16). */
export const meetsTwoYears = ({ isPermanent, isRefugee, years, isAbroad }: AdultFacts): boolean =>
  isPermanent && !isAbroad && (isRefugee || years >= 2);

export const isHere = ({ isPermanent, isAbroad }: AdultFacts): boolean => isPermanent && !isAbroad;
