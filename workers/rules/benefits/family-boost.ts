import { type Benefit, left, no, type Outcome, type Reckoning, yes } from "./declare.ts";
import { hoursWithFee, isInEarlyLearning } from "./shared/early-learning.ts";
import { because } from "./shared/reasons.ts";

const law = "Income Tax Act 2007";
const weeksInQuarter = 13;
const quarters = 4;

const why = {
  notYet: because(
    "before-family-boost",
    `${law}, s MH 1`,
    "It began on 1 July 2024.",
    "I tīmata i te 1 o Hūrae 2024.",
  ),
  noFees: because(
    "no-fees",
    `${law}, s MH 2`,
    "No fees for early learning are left to pay.",
    "Kāore he utu akoranga kōhungahunga e toe ana.",
  ),
  income: because(
    "family-boost-income",
    `${law}, s MH 4`,
    "The income of the family in a quarter is above the limit.",
    "Kei runga ake te moni whiwhi o te whānau i te hauwhā i te tepe.",
  ),
  paid: because(
    "share-of-fees",
    `${law}, ss MH 1–MH 5`,
    "A share of the fees that are left after the subsidy, less a part of the income in a quarter.",
    "He wāhanga o ngā utu e toe ana i muri i te tāpiritanga, ka tangohia he wāhanga o te moni whiwhi o te hauwhā.",
  ),
};

function rule({ facts, figure, familyIncome, of }: Reckoning): Outcome {
  const share = figure("family_boost.share_of_fees");
  if (Number.isNaN(share)) return no(why.notYet);
  const fees = facts.children
    .filter(isInEarlyLearning)
    .reduce((sum, child) => sum + hoursWithFee(child) * (child.told.ece!.feePerHour ?? 0), 0);
  const unpaid = fees - (of("childcareSubsidy").weekly ?? 0);
  if (!left(unpaid)) return no(why.noFees);
  const income = familyIncome / quarters;
  if (income >= figure("family_boost.income_limit")) return no(why.income);
  const full = Math.min(figure("family_boost.quarterly_maximum"), share * unpaid * weeksInQuarter);
  const over = Math.max(0, income - figure("family_boost.abatement_threshold"));
  const quarterly = full - figure("family_boost.abatement_rate") * over;
  return left(quarterly) ? yes(quarterly / weeksInQuarter, why.paid) : no(why.income);
}

export const familyBoost: Benefit = {
  id: "familyBoost",
  name: { en: "FamilyBoost", mi: "<en>FamilyBoost</en>" },
  law: `${law}, ss MH 1–MH 5`,
  adds: "help",
  rule,
};
