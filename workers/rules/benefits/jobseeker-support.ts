import type { Reason } from "../week/answer.ts";
import type { AdultFacts, Facts } from "../week/facts.ts";
import { type Benefit, cents, meetsTwoYears, no, type Outcome, type Reckoning, unknown } from "./declare.ts";
import {
  ageOfSuperannuation,
  fullTimeHours,
  isMainly,
  jobseekerRate,
  paidAfter,
  testOne,
  testsThreeAndFour,
} from "./main-benefit.ts";
import { because, shared } from "./reasons.ts";

const law = "Social Security Act 2018";
const adultAge = 18;
const parentAge = 20;
/** Of those of 18 and 19 the parents' income counts from then on; the day is not known, nor what holds for parents. */
const parentsTest = "2026-11-01";

const why = {
  young: because("under-18", `${law}, s 22`, "It is for people from 18.", "Mō te hunga mai i te 18 tau."),
  youngParent: because(
    "parent-under-20",
    `${law}, s 23`,
    "With a child it is for people from 20.",
    "Me he tamaiti, mō te hunga mai i te 20 tau.",
  ),
  fullTime: because(
    "full-time-work",
    `${law}, s 20`,
    "It is for people with less than 30 hours of work a week.",
    "Mō te hunga kei raro i te 30 hāora te mahi i te wiki.",
  ),
  student: because(
    "full-time-student",
    `${law}, s 24`,
    "It is not for full-time students.",
    "Kāore mō ngā ākonga wā-katoa.",
  ),
  parentsIncome: because(
    "parents-income",
    `${law}, s 22`,
    "At 18 and 19 it depends on the income of your own parents, by a rule of November 2026.",
    "I te 18 me te 19, kei te moni whiwhi a ō mātua ake, nā te ture o Noema 2026.",
  ),
  carer: because(
    "child-of-others",
    `${law}, Schedule 4 Part 1`,
    "We have not found whether a child with Orphans or Unsupported Child’s Benefit raises your own rate.",
    "Kāore anō mātou kia kite mēnā ka piki tō utu ake i te tamaiti kei a ia te <en>Orphans Benefit</en>, te <en>Unsupported Child’s Benefit</en> rānei.",
  ),
};

/** Why this adult cannot apply, if so. */
function against(adult: AdultFacts, { dependants: children }: Facts): Reason | undefined {
  const { age, hours, leave, isFullTimeStudent } = adult;
  if (age < adultAge) return why.young;
  if (age < parentAge && children.length > 0) return why.youngParent;
  if (age >= ageOfSuperannuation) return shared.superannuation;
  if (!meetsTwoYears(adult)) return shared.residence;
  if ((hours >= fullTimeHours && leave !== "ACC") || leave === "PPL") return why.fullTime;
  return isFullTimeStudent ? why.student : undefined;
}

function rule(reckoning: Reckoning): Outcome {
  const { facts, figure } = reckoning;
  if (facts.hasPartnerAbroad) return unknown(null, shared.partnerAbroad);
  const reasons = facts.adults.map((adult) => against(adult, facts));
  const applicant = facts.adults[reasons.indexOf(undefined)];
  if (!applicant) return no(reasons.includes(why.fullTime) ? why.fullTime : reasons[0]!);
  const isSoleParent = !facts.isCouple && facts.dependants.length > 0;
  const lowered = isSoleParent ? testOne(reckoning) : testsThreeAndFour(reckoning);
  const paid = paidAfter(reckoning, figure(jobseekerRate(reckoning)), lowered);
  if (paid.verdict === "no") return paid;
  if (isSoleParent && !facts.dependants.some(({ isOwn }) => isOwn))
    return { ...withOrWithoutChild(reckoning, paid), ...unknown(null, why.carer) };
  if (applicant.age < parentAge && facts.day >= parentsTest) return unknown(null, why.parentsIncome);
  if (isSoleParent && !facts.dependants.some(isMainly)) return withOrWithoutChild(reckoning, paid);
  return paid;
}

/** Whether a child of whom the care is shared counts for the rate was not found. */
function withOrWithoutChild(reckoning: Reckoning, paid: Outcome): Outcome {
  const { facts, figure } = reckoning;
  const single = figure(jobseekerRate({ facts: { ...facts, dependants: [] } }));
  const least = Math.max(0, cents(single - testsThreeAndFour(reckoning)));
  return { ...paid, verdict: least > 0 ? paid.verdict : "unknown", range: [least, paid.weekly!] };
}

export const jobseekerSupport: Benefit = {
  id: "jobseekerSupport",
  name: { en: "Job Seeker Support", mi: "<en>Job Seeker Support</en>" },
  law: `${law}, ss 16, 18, 20–27, Schedule 2 Income Tests 1, 3 and 4, Schedule 4 Part 1`,
  rule,
};
