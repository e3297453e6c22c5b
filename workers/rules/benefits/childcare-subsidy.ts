import type { ChildFacts } from "../week/facts.ts";
import { hourlyRate, isActive, isResidentFamily } from "./childcare.ts";
import { type Benefit, cents, no, type Outcome, type Reckoning, yes } from "./declare.ts";
import { because, shared } from "./reasons.ts";
import { freeHours } from "./twenty-hours-ece.ts";

const law = "Social Security Regulations 2018";
const schoolAge = 5;
const latest = 6;

const why = {
  noChild: because(
    "no-child-in-early-learning",
    `${law}, r 30`,
    "No child under 5 is in early learning.",
    "Kāore he tamaiti kei raro i te 5 i te akoranga kōhungahunga.",
  ),
  income: because(
    "childcare-income",
    `${law}, Schedule 2`,
    "The income of the family is above the last limit.",
    "Kei runga ake te moni whiwhi o te whānau i te tepe whakamutunga.",
  ),
  hours: because(
    "hours-are-free",
    `${law}, rr 32, 35`,
    "No hours are left beside the 20 free hours.",
    "Kāore he hāora e toe ana i te taha o ngā hāora 20 kore utu.",
  ),
  paid: because(
    "hours-by-rate",
    `${law}, rr 30–41, Schedule 2`,
    "Hours by the rate for your income: up to 50 where all who care for the child work, study or are ill, otherwise 9.",
    "Ko ngā hāora e ai ki te utu mō tō moni whiwhi: tae ki te 50 mēnā kei te mahi, kei te ako, kei te māuiui rānei ngā kaitiaki katoa, ki te kore, e 9.",
  ),
};

export const isInEarlyLearning = ({ age, isAtSchool, told }: ChildFacts): boolean =>
  told.ece !== undefined &&
  (age < schoolAge || (age < latest && (!isAtSchool || told.disability?.severe === true)));

/** Hours for which a fee is paid. */
export const hoursWithFee = (child: ChildFacts, most = Number.POSITIVE_INFINITY): number =>
  Math.max(0, Math.min(child.told.ece?.hours ?? 0, most) - freeHours(child));

function rule(reckoning: Reckoning): Outcome {
  const { facts, figure } = reckoning;
  const least = figure("childcare_subsidy.hours.least");
  const inCare = facts.dependants.filter(
    (child) => isInEarlyLearning(child) && (child.told.ece!.hours ?? 0) >= least,
  );
  if (inCare.length === 0) return no(why.noChild);
  if (!isResidentFamily(reckoning)) return no(shared.notResident);
  const areActive = facts.adults.every(isActive);
  const most = figure(`childcare_subsidy.hours.${areActive ? "most_with_activity" : "most"}`);
  const rate = hourlyRate(reckoning);
  if (rate === 0) return no(why.income);
  const weekly = inCare.reduce(
    (sum, child) => sum + hoursWithFee(child, most) * Math.min(rate, child.told.ece!.feePerHour ?? rate),
    0,
  );
  return weekly > 0 ? yes(cents(weekly), why.paid) : no(why.hours);
}

export const childcareSubsidy: Benefit = {
  id: "childcareSubsidy",
  name: { en: "Childcare Subsidy", mi: "<en>Childcare Subsidy</en>" },
  law: `${law}, rr 30–41, Schedule 2; Social Security Act 2018, s 77`,
  rule,
};
