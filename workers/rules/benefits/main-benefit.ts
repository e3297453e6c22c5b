// What the main benefits have in common (Social Security Act 2018, Part 2 and Schedules 2 and 4).

import type { AmountId } from "../../amounts/table.ts";
import type { ChildFacts, Facts } from "../week/facts.ts";
import { cents, inOneStep, inTwoSteps, no, type Outcome, type Reckoning, unknown, yes } from "./declare.ts";
import { shared } from "./reasons.ts";

export const ageOfSuperannuation = 65;
export const fullTimeHours = 30;

/** Mainly cared for here: more than half of the nights. */
export const isMainly = ({ share, isOwn }: ChildFacts): boolean => isOwn && share > 0.5;
export const isEqually = ({ share, isOwn }: ChildFacts): boolean => isOwn && share === 0.5;

/** For rates: a child of the household, at least half of the nights. */
export const hasChild = ({ dependants }: Facts): boolean =>
  dependants.some((child) => isMainly(child) || isEqually(child));

/** With payments that still run. */
export const isOnParentalLeave = ({ facts, earnings }: Reckoning): boolean =>
  facts.adults.some(({ leave }, at) => leave === "PPL" && earnings[at]!.leave > 0);

/** The full rate, dollars a week after tax, where no other main benefit sets it. */
export function jobseekerRate({ facts }: Pick<Reckoning, "facts">): AmountId {
  const rates = "jobseeker_support.weekly_net";
  if (facts.isCouple)
    return facts.dependants.length > 0 ? `${rates}.couple_with_children` : `${rates}.couple`;
  if (facts.dependants.length > 0) return `${rates}.sole_parent`;
  const { age, told } = facts.adults[0]!;
  if (age < 20 && told.livesWithParents) return `${rates}.single_under_20_at_home`;
  return age < 25 ? `${rates}.single_under_25` : `${rates}.single_25`;
}

export function supportedLivingRate({ facts }: Pick<Reckoning, "facts">): AmountId {
  const rates = "supported_living_payment.weekly_net";
  if (facts.isCouple)
    return facts.dependants.length > 0 ? `${rates}.couple_with_children` : `${rates}.couple`;
  if (hasChild(facts)) return `${rates}.sole_parent`;
  return facts.adults[0]!.age < 18 ? `${rates}.single_under_18` : `${rates}.single_18`;
}

/** 30 cents, then 70 cents: single people with a child, and everybody on Supported Living Payment. */
export const testOne = (reckoning: Reckoning): number => {
  const { facts, figure, weeklyIncome, weeklySuper } = reckoning;
  const costs = facts.isCouple ? 0 : (facts.adults[0]!.told.childcareCosts ?? 0);
  // Of a parent alone some of what is spent on childcare does not count as income.
  const exempt = Math.min(costs, figure("main_benefits.childcare_exemption"));
  return inTwoSteps(
    Math.max(0, weeklyIncome - weeklySuper - exempt),
    figure("sole_parent_support.income_before_abatement"),
    figure("sole_parent_support.income_before_steeper_abatement"),
  );
};

export const testsThreeAndFour = ({ facts, figure, weeklyIncome, weeklySuper }: Reckoning): number =>
  inOneStep(
    weeklyIncome - weeklySuper,
    figure(`jobseeker_support.income_before_abatement.${facts.isCouple ? "couple" : "single"}`),
  );

/**
 * Weekly compensation and leave payments come off dollar for dollar. Beside a partner with superannuation it is half of
 * what a couple has.
 */
export function paidAfter(reckoning: Reckoning, rate: number, lowered: number): Outcome {
  const share = reckoning.weeklySuper > 0 ? 0.5 : 1;
  const weekly = cents(share * (rate - lowered) - reckoning.weeklyLeave);
  if (!(weekly > 0)) return no(shared.incomeLeavesNothing);
  return isOnParentalLeave(reckoning) ? unknown(weekly, shared.onLeave) : yes(weekly, shared.byIncome);
}
