import type { Reason } from "../week/answer.ts";
import { type AdultFacts, addDays, type Facts } from "../week/facts.ts";
import { type Benefit, no, type Outcome, type Reckoning, yes } from "./declare.ts";
import { leaveLimits } from "./leave-limits.ts";
import { because } from "./reasons.ts";

const law = "Parental Leave and Employment Protection Act 1987";
const { hoursAWeek: hoursNeeded, weeksWorked: weeksNeeded, fullTerm, mostPretermWeeks } = leaveLimits;
const daysOfWeek = 7;

const why = {
  nobody: because(
    "nobody-on-leave",
    `${law}, s 71D`,
    "Nobody is on leave for a child.",
    "Kāore he tangata i te whakamatuatanga mō tētahi tamaiti.",
  ),
  work: because(
    "work-test",
    `${law}, s 2BA`,
    "You need 10 hours of work a week in 26 of the 52 weeks before.",
    "Me 10 hāora te mahi i te wiki, i roto i ngā wiki 26 o ngā wiki 52 o mua.",
  ),
  over: because(
    "leave-payments-over",
    `${law}, s 71J`,
    "The weeks of payment have ended.",
    "Kua mutu ngā wiki utu.",
  ),
  expected: because(
    "leave-when-born",
    `${law}, ss 71D, 71J`,
    "It begins with your leave, and not later than the birth.",
    "Ka tīmata me tō whakamatuatanga, kaua i muri i te whānautanga.",
  ),
  paid: because(
    "usual-pay-up-to-most",
    `${law}, ss 71J–71M`,
    "Your usual pay up to the maximum, for 26 weeks and for each week that the baby was preterm.",
    "Tō utu i te nuinga o te wā tae ki te mōrahi, mō ngā wiki 26, mō ia wiki anō i whānau wawe te pēpi.",
  ),
};

/** @returns the last day with payments, where the first is known */
function lastDayOfLeave(adult: AdultFacts, { told, day }: Facts, weeks: number): string | undefined {
  const newborn = told.children
    .filter(({ born }) => born && born <= day)
    .sort((a, b) => (a.born! < b.born! ? 1 : -1))[0];
  const start = adult.told.work?.leaveFrom ?? newborn?.born;
  if (!start) return undefined;
  const preterm = Math.max(0, Math.min(mostPretermWeeks, fullTerm - (newborn?.gestationWeeks ?? fullTerm)));
  return addDays(start, (weeks + preterm) * daysOfWeek - 1);
}

function meetsWorkTest({ kind, hours, told }: AdultFacts): boolean {
  const { before } = told.work ?? {};
  if (before) return (before.hours ?? 0) >= hoursNeeded && (before.weeks ?? weeksNeeded) >= weeksNeeded;
  return kind !== "none" && hours >= hoursNeeded;
}

/** Dollars a week before tax. */
export function leavePay({ kind, weekly, told }: AdultFacts, { figure }: Pick<Reckoning, "figure">): number {
  const { before } = told.work ?? {};
  const usual = before?.weeklyGross ?? weekly;
  const most = figure("paid_parental_leave.weekly_maximum");
  const isSelfEmployed = (before?.kind ?? kind) === "selfEmployed";
  return Math.min(
    most,
    isSelfEmployed ? Math.max(usual, figure("paid_parental_leave.weekly_minimum")) : usual,
  );
}

/** Why this adult on leave is paid nothing, if so. */
export function againstLeave(adult: AdultFacts, facts: Facts, weeks: number): Reason | undefined {
  if (!meetsWorkTest(adult)) return why.work;
  const last = lastDayOfLeave(adult, facts, weeks);
  return last && facts.day > last ? why.over : undefined;
}

function rule(reckoning: Reckoning): Outcome {
  const { facts, figure } = reckoning;
  const weeks = figure("paid_parental_leave.weeks");
  const onLeave = facts.adults.filter(({ leave }) => leave === "PPL");
  const paid = onLeave.filter((adult) => !againstLeave(adult, facts, weeks));
  if (paid.length > 0)
    return yes(
      paid.reduce((sum, adult) => sum + leavePay(adult, reckoning), 0),
      why.paid,
    );
  if (onLeave.length > 0) return no(againstLeave(onLeave[0]!, facts, weeks)!);
  const carer = facts.told.expecting && facts.adults[facts.told.expecting.carer ?? 0];
  if (!carer) return no(why.nobody);
  return meetsWorkTest(carer) ? yes(leavePay(carer, reckoning), why.expected) : no(why.work);
}

export const paidParentalLeave: Benefit = {
  id: "paidParentalLeave",
  name: { en: "Paid Parental Leave", mi: "Utu whakatā tiaki pēpi" },
  law: `${law}, ss 2BA, 7, 71CA–71M`,
  rule,
};
