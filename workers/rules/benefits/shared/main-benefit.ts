import type { Exclusion } from "../declare.ts";
// What the main benefits have in common (Social Security Act 2018, Part 2 and Schedules 2 and 4).

import type { AmountId } from "../../../amounts/table.ts";
import { doubt } from "../../criteria.ts";
import type { Change, Figures } from "../../declare.ts";
import { amountParameter } from "../../parameters/declare.ts";
import type { ChildFacts, Facts } from "../../week/facts.ts";
import { from } from "../dated.ts";
import {
  abatementShares,
  cents,
  endOfOneStep,
  endOfTwoSteps,
  inOneStep,
  inTwoSteps,
  no,
  type Outcome,
  type Reckoning,
  unknown,
  weeks,
  yes,
} from "../declare.ts";
import { socialSecurity } from "./acts.ts";
import { shared } from "./reasons.ts";
import { checked, sources } from "./sources.ts";

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

/** Whom a rate of Jobseeker Support or Supported Living Payment is for. */
interface Rated {
  readonly isCouple: boolean;
  readonly hasChildren: boolean;
  /** Read only where it decides. */
  readonly ageOf: () => number;
}

const ofCouples = ["couple", "couple_with_children"] as const;
export const jobseekerRates = ["sole_parent", "single_25", "single_under_25", ...ofCouples] as const;
export const supportedLivingRates = ["sole_parent", "single_18", "single_under_18", ...ofCouples] as const;

/** By the figure’s name among those of the benefit. */
export function jobseekerRateFor({ isCouple, hasChildren, ageOf }: Rated) {
  if (isCouple) return hasChildren ? "couple_with_children" : "couple";
  if (hasChildren) return "sole_parent";
  return ageOf() < 25 ? "single_under_25" : "single_25";
}
export function supportedLivingRateFor({ isCouple, hasChildren, ageOf }: Rated) {
  if (isCouple) return hasChildren ? "couple_with_children" : "couple";
  if (hasChildren) return "sole_parent";
  return ageOf() < 18 ? "single_under_18" : "single_18";
}

/** The full rate, dollars a week after tax, where no other main benefit sets it. */
export function jobseekerRate({ facts }: Pick<Reckoning, "facts">): AmountId {
  const { isCouple, dependants } = facts;
  const { age, told } = facts.adults[0]!;
  const hasChildren = dependants.length > 0;
  if (!isCouple && !hasChildren && age < 20 && told.livesWithParents)
    return "jobseeker_support.weekly_net.single_under_20_at_home";
  return `jobseeker_support.weekly_net.${jobseekerRateFor({ isCouple, hasChildren, ageOf: () => age })}`;
}

export function supportedLivingRate({ facts }: Pick<Reckoning, "facts">): AmountId {
  const { isCouple, dependants } = facts;
  const hasChildren = isCouple ? dependants.length > 0 : hasChild(facts);
  const { age } = facts.adults[0]!;
  return `supported_living_payment.weekly_net.${supportedLivingRateFor({ isCouple, hasChildren, ageOf: () => age })}`;
}

/** Whether a child of whom the care is shared counts for the rate of Jobseeker Support was not found. */
export function withOrWithoutChild(reckoning: Reckoning, paid: Outcome): Outcome {
  const { facts, figure } = reckoning;
  const single = figure(jobseekerRate({ facts: { ...facts, dependants: [] } }));
  const least = Math.max(0, cents(single - testsThreeAndFour(reckoning)));
  return { ...paid, verdict: least > 0 ? paid.verdict : "unknown", range: [least, paid.weekly!] };
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

export const benefitsFallWithIncome: Change = {
  id: "main-benefits-income",
  en: "A main benefit ends where income has used up its rate: $80, $100 and $200 a week are free, then it falls by 30 or 70 cents of each dollar",
  mi: "Ka mutu tētahi takuhe matua ina pau tōna utu i ngā moni whiwhi: kāore e kaute te $80, te $100, te $200 i te wiki, kātahi ka heke mā te 30, mā te 70 hēneti rānei o ia tāra",
  since: "2018-11-26",
  kind: "limit",
  act: "Social Security Act 2018, Schedule 2, Income Tests 1 to 4, and Schedule 4",
  source: [sources.act2018Contents, sources.incomeTests2020, sources.model22],
  checked,
  confidence: "primary",
};

const incomeTests2020: Change = {
  id: "main-benefits-income-2020",
  en: "$90, $115 and $215 of income a week are free before a main benefit falls",
  mi: "Kāore e kaute te $90, te $115, te $215 o ngā moni whiwhi i te wiki i mua i te hekenga o tētahi takuhe matua",
  since: "2020-04-01",
  kind: "limit",
  act: "Social Security Act 2018, Schedule 2",
  source: [sources.incomeTests2020],
  checked,
  confidence: "primary",
};

const incomeTests2021: Change = {
  id: "main-benefits-income-2021",
  en: "$160 and $250 of income a week are free before a main benefit falls",
  mi: "Kāore e kaute te $160, te $250 o ngā moni whiwhi i te wiki i mua i te hekenga o tētahi takuhe matua",
  since: "2021-04-01",
  kind: "limit",
  act: "Social Security Act 2018, Schedule 2",
  source: [sources.incomeTests2021],
  checked,
  confidence: "primary",
};

/** Of the free income of each main benefit. */
export const movedIn2020And2021 = [incomeTests2020, incomeTests2021];

const besideNoSuperannuation: Change = {
  id: "main-benefits-superannuation",
  en: "No main benefit is paid with New Zealand Superannuation",
  mi: "Kāore e utua tētahi takuhe matua i te taha o te Penihana Kaumātua o Aotearoa",
  since: "2018-11-26",
  kind: "law",
  act: "Social Security Act 2018, section 18",
  source: [sources.act2018Pages],
  checked,
  confidence: "primary",
};

const pensionAge = { pension: "entitlements.superannuation.age_qualification" };

export const noSuperannuation = from(
  besideNoSuperannuation,
  doubt({
    id: "no-superannuation",
    en: "You do not get New Zealand Superannuation",
    mi: "Kāore koe i te whiwhi i te Penihana Kaumātua o Aotearoa",
    law: socialSecurity("s 18"),
    uses: ["age"],
    parameters: pensionAge,
    when: (person, { pension }) => person.number("age") >= pension,
    why: {
      en: "We did not ask whether you get New Zealand Superannuation. No main benefit is paid with it",
      mi: "Kāore mātou i ui mēnā kei te whiwhi koe i te Penihana Kaumātua o Aotearoa. Kāore e utua tētahi takuhe matua i tōna taha",
    },
  }),
);

/** What the limits of income name. */
export const numberOfChildren = "social_security__number_of_dependent_children";
export const supportingPartner = "has_supporting_partner";

/** By the variables of their verdicts. */
export const mainBenefits = [
  "social_security__eligible_for_jobseeker_support",
  "social_security__eligible_for_sole_parent_support",
  "social_security__eligible_for_supported_living_payment",
  "social_security__eligible_for_young_parent_payment",
];

export const oneMainBenefit: Exclusion = {
  id: "one-main-benefit",
  en: "You can get only one main benefit, and none with New Zealand Superannuation or a Veteran’s Pension",
  mi: "Kotahi anake te takuhe matua ka taea e koe te whiwhi, ā, kāore tētahi i te taha o te Penihana Kaumātua, o te Penihana Hōia rānei",
  between: mainBenefits.map((id) => [id]),
  others: ["New Zealand Superannuation", "Veteran’s Pension"],
  scope: "person",
  since: "2018-11-26",
  act: "Social Security Act 2018, section 18",
  source: [sources.act2018Pages],
  confidence: "primary",
};

type RatedBenefit = "jobseeker_support" | "supported_living_payment";
type RateNames<Rate extends string> = Readonly<Record<Rate, string>>;

/** The parameters of a benefit’s rates, by the names that the rates are chosen by. */
export const ratesOf = <const Rate extends string>(benefit: RatedBenefit, rates: readonly Rate[]) =>
  Object.fromEntries(
    rates.map((rate) => [rate, amountParameter(`${benefit}.weekly_net.${rate}` as AmountId)]),
  ) as RateNames<Rate>;

/** Where the income of a year has used up a rate. */
export const endsInTwoSteps = <Rate extends string>(
  rate: Rate,
  figures: Figures<Rate | "from" | "steeper">,
) => ({
  limit: weeks * endOfTwoSteps(figures[rate], figures.from, figures.steeper),
  per: "week" as const,
  of: [rate, "from", "steeper"] as const,
});
export const endsInOneStep = <Rate extends string, From extends string>(
  rate: Rate,
  from: From,
  figures: Figures<Rate | From>,
) => ({
  limit: weeks * endOfOneStep(figures[rate], figures[from]),
  per: "week" as const,
  of: [rate, from] as const,
});

/** What these name. */
export const twoSteps = { endsInTwoSteps, endOfTwoSteps, inTwoSteps, abatementShares, weeks };
export const oneStep = { endsInOneStep, endOfOneStep };
