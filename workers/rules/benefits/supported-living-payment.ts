import type { AdultFacts } from "../week/facts.ts";
import { type Benefit, meetsTwoYears, no, type Outcome, type Reckoning, unknown } from "./declare.ts";
import { ageOfSuperannuation, paidAfter, supportedLivingRate, testOne } from "./main-benefit.ts";
import { because, shared } from "./reasons.ts";

const law = "Social Security Act 2018";
const youngest = 16;
const hoursOfWork = 15;

const why = {
  able: because(
    "can-work-15-hours",
    `${law}, ss 34–36, 40`,
    "It is for people who can never work 15 hours a week, or who care full time for somebody who would be in hospital.",
    "Mō te hunga e kore e taea te mahi 15 hāora i te wiki, e tiaki wā-katoa rānei i tētahi ka noho kē ki te hōhipera.",
  ),
};

const couldApply = ({ age, isDisabled, hours, told: { disability = {} } }: AdultFacts): boolean =>
  age >= youngest &&
  age < ageOfSuperannuation &&
  ((isDisabled && disability.permanent === true && hours < hoursOfWork) ||
    disability.caresHospitalLevel === true);

function rule(reckoning: Reckoning): Outcome {
  const { facts, figure } = reckoning;
  const able = facts.adults.filter(couldApply);
  if (able.length === 0) return no(why.able);
  if (!able.some(meetsTwoYears)) return no(shared.residence);
  if (facts.hasPartnerAbroad) return unknown(null, shared.partnerAbroad);
  return paidAfter(reckoning, figure(supportedLivingRate(reckoning)), testOne(reckoning));
}

export const supportedLivingPayment: Benefit = {
  id: "supportedLivingPayment",
  name: { en: "Supported Living Payment", mi: "<en>Supported Living Payment</en>" },
  law: `${law}, ss 16, 34–40, Schedule 2 Income Tests 1 and 2, Schedule 4 Part 3`,
  rule,
};
