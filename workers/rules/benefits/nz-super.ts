import type { AdultFacts } from "../week/facts.ts";
import { type Benefit, isHere, no, type Outcome, type Reckoning, unknown, yes } from "./declare.ts";
import { ageOfSuperannuation } from "./shared/main-benefit.ts";
import { because } from "./shared/reasons.ts";

const law = "New Zealand Superannuation and Retirement Income Act 2001";
/** Ten years for those born before July 1959; more for each later birth, which was not found to the year. */
const [yearsAtLeast, yearsForSure] = [10, 12];
const ageWithTenYears = 68;

const why = {
  age: because("under-65", `${law}, s 7`, "It begins at 65.", "Ka tīmata i te 65 tau."),
  years: because(
    "years-of-residence",
    `${law}, s 8`,
    "You need ten years in New Zealand since you were 20, or a little more.",
    "Me tekau tau koe i Aotearoa mai i te 20 tau, he paku neke atu rānei.",
  ),
  paid: because(
    "of-age-and-resident",
    `${law}, ss 7, 8`,
    "From 65, whatever your income.",
    "Mai i te 65 tau, ahakoa tō moni whiwhi.",
  ),
};

export const mayHaveSuper = (adult: AdultFacts): boolean => adult.age >= ageOfSuperannuation && isHere(adult);
const surely = ({ age, years }: AdultFacts): boolean =>
  years >= (age >= ageWithTenYears ? yearsAtLeast : yearsForSure);

/** Dollars a week after tax for each. */
export const superRate = ({ isCouple, dependants: children, livesAlone }: Reckoning["facts"]) =>
  isCouple
    ? ("nz_superannuation.weekly_net.each_of_couple" as const)
    : livesAlone || children.length > 0
      ? ("nz_superannuation.weekly_net.single_alone" as const)
      : ("nz_superannuation.weekly_net.single_sharing" as const);

function rule({ facts, figure }: Reckoning): Outcome {
  const ofAge = facts.adults.filter(mayHaveSuper);
  if (ofAge.length === 0) return no(why.age);
  const sure = ofAge.filter(surely);
  if (sure.length > 0) return yes(sure.length * figure(superRate(facts)), why.paid);
  return ofAge.some(({ years }) => years >= yearsAtLeast) ? unknown(null, why.years) : no(why.years);
}

export const nzSuper: Benefit = {
  id: "nzSuper",
  name: { en: "New Zealand Superannuation", mi: "Penihana Kaumātua (<en>New Zealand Superannuation</en>)" },
  law: `${law}, ss 7, 8`,
  rule,
};
