import { benefit, criterion, doubt } from "../criteria.ts";
import { type Change, personRule, yesNo } from "../declare.ts";
import { cite, socialSecurityAct1964, socialSecurityAct2018 } from "../law.ts";
import { amountParameter } from "../parameters/declare.ts";
import { oldEnough } from "../variables/age.ts";
import { incomeBelow } from "../variables/income.ts";
import { residenceInWordsOfToday, residenceTest } from "../variables/residence.ts";
import type { Reason } from "../week/answer.ts";
import type { AdultFacts, Facts } from "../week/facts.ts";
import { amended, from } from "./dated.ts";
import { type Benefit, meetsTwoYears, no, type Outcome, type Reckoning, unknown } from "./declare.ts";
import { resident, socialSecurity, toActOf2018 } from "./shared/acts.ts";
import { limited, personTest } from "./shared/income-test.ts";
import {
  ageOfSuperannuation,
  benefitsFallWithIncome,
  endsInOneStep,
  endsInTwoSteps,
  fullTimeHours,
  isMainly,
  jobseekerRate,
  jobseekerRateFor,
  jobseekerRates,
  movedIn2020And2021,
  noSuperannuation,
  numberOfChildren,
  oneMainBenefit,
  oneStep,
  paidAfter,
  ratesOf,
  supportingPartner,
  testOne,
  testsThreeAndFour,
  twoSteps,
  withOrWithoutChild,
} from "./shared/main-benefit.ts";
import { because, shared } from "./shared/reasons.ts";
import { checked, sources } from "./shared/sources.ts";

/** The model joins the two ages with "or", so the higher one never decides. */
const eitherAge: Change = {
  id: "jobseeker-support-age",
  en: "Job Seeker Support is from 20 on for those with a dependent child, from 18 on for others",
  mi: "Mō te hunga kua eke ki te 20 tau, he tamaiti e whirinaki ana ki a rātou, te <en>Job Seeker Support</en>; mō ētahi atu, mai i te 18 tau",
  since: "2018-11-26",
  kind: "correction",
  act: "Social Security Act 2018, section 23",
  source: [sources.act2018Contents],
  checked,
  confidence: "primary",
};

const students: Change = {
  id: "jobseeker-support-students",
  en: "Whether a full-time student can get Job Seeker Support was not found: it is only possible",
  mi: "Kāore i kitea mēnā ka taea e te ākonga wā kikī te whiwhi i te <en>Job Seeker Support</en>: ka taea pea anake",
  since: "2018-11-26",
  kind: "correction",
  act: "Social Security Act 2018, section 26",
  source: [sources.act2018Contents],
  checked,
  confidence: "primary",
};

const parentalAssistanceTest: Change = {
  id: "parental-assistance-test",
  en: "At 18 and 19, without a child who depends on you, Job Seeker Support depends on your parents’ income",
  mi: "I te 18 me te 19 tau, mēnā kāore he tamaiti e whirinaki ana ki a koe, kei te āhua o te moni whiwhi o ō mātua te <en>Job Seeker Support</en>",
  since: "2026-11",
  kind: "law",
  act: "Announced in 2025 (title of the Act and day not found)",
  source: [sources.parentalAssistanceTest],
  checked,
  confidence: "secondary",
};

const jobseekerTest = personTest({
  flag: "jobseeker_support__below_income_threshold",
  uses: ["age", numberOfChildren, supportingPartner],
  parameters: {
    ...ratesOf("jobseeker_support", jobseekerRates),
    from: amountParameter("jobseeker_support.income_before_abatement.sole_parent"),
    steeper: amountParameter("jobseeker_support.income_before_steeper_abatement.sole_parent"),
    fromSingle: amountParameter("jobseeker_support.income_before_abatement.single"),
    fromCouple: amountParameter("jobseeker_support.income_before_abatement.couple"),
  },
  where: { numberOfChildren, supportingPartner, jobseekerRateFor, ...twoSteps, ...oneStep },
  limit: (person, figures) => {
    const hasChildren = person.family.number(numberOfChildren) > 0;
    const isCouple = person.is(supportingPartner);
    const rate = jobseekerRateFor({ isCouple, hasChildren, ageOf: () => person.number("age") });
    if (rate === "sole_parent") return endsInTwoSteps(rate, figures);
    return endsInOneStep(rate, isCouple ? "fromCouple" : "fromSingle", figures);
  },
});

const notAStudent = from(
  students,
  doubt({
    id: "not-a-student",
    en: "The rules for students let you have it",
    mi: "E whakaaetia ana koe e ngā ture mō ngā ākonga",
    law: socialSecurity("s 26"),
    uses: ["social_security__is_fulltime_student"],
    when: (person) => person.is("social_security__is_fulltime_student"),
    why: {
      en: "You study full time. We have not found the rule of today for students: ask Work and Income",
      mi: "E ako ana koe i te wā kikī. Kāore anō mātou kia kite i te ture o nāianei mō ngā ākonga: pātai atu ki Te Hiranga Tangata",
    },
  }),
);

const parentsIncome = from(
  parentalAssistanceTest,
  doubt({
    id: "parents-income",
    en: "Your parents’ income is at or below the limit, or they cannot support you",
    mi: "Kei te tepe, kei raro iho rānei te moni whiwhi o ō mātua, kāore rānei e taea e rāua te tautoko i a koe",
    law: { ...socialSecurity("s 26"), from: "2026-11" },
    uses: ["age", "social_security__has_dependant_child"],
    when: (person) => person.number("age") < 20 && !person.is("social_security__has_dependant_child"),
    why: {
      en: "Since November 2026 your parents’ income counts at 18 and 19. We did not ask about it",
      mi: "Mai i Noema 2026 ka whai wāhi te moni whiwhi o ō mātua i te 18 me te 19 tau. Kāore mātou i ui mō tērā",
    },
  }),
);

const node = "entitlements.social_security.jobseeker_support";
const ages = { alone: `${node}.age_threshold`, withChild: `${node}.age_threshold_with_dependent_child` };
const law = cite(
  "Social Security Act 2018 (formerly Social Security Act 1964, s 88B)",
  socialSecurityAct2018("DLM6783144"),
  socialSecurityAct1964("DLM5478527"),
);

const variables = [
  yesNo(jobseekerTest.flag, "Income is low enough for Job Seeker Support", {
    default: true,
    rules: [{ ...from(benefitsFallWithIncome, jobseekerTest.rule), movedBy: movedIn2020And2021 }],
  }),
  yesNo("jobseeker_support__meets_age_threshold", "Is old enough for Job Seeker Support", {
    default: true,
    law: [socialSecurityAct1964("DLM5478527")],
    rules: [
      personRule({
        uses: ["age", "social_security__has_dependant_child"],
        parameters: ages,
        value: (person, { alone, withChild }) =>
          person.number("age") >= alone ||
          (person.is("social_security__has_dependant_child") && person.number("age") >= withChild),
      }),
      from(
        eitherAge,
        personRule({
          uses: ["age", "social_security__has_dependant_child"],
          parameters: ages,
          value: (person, { alone, withChild }) =>
            person.number("age") >= (person.is("social_security__has_dependant_child") ? withChild : alone),
        }),
      ),
    ],
  }),
  benefit(
    "social_security__eligible_for_jobseeker_support",
    "Can get Job Seeker Support",
    law,
    [
      amended(eitherAge, oldEnough(ages.alone, "jobseeker_support__meets_age_threshold"), {
        en: ({ alone, withChild }) =>
          `You are ${alone} or older, or ${withChild} or older if a child depends on you`,
        mi: ({ alone, withChild }) =>
          `Kua eke koe ki te ${alone} tau, neke atu rānei, ki te ${withChild} tau rānei mēnā e whirinaki ana tētahi tamaiti ki a koe`,
        unmet: {
          en: ({ alone, withChild }) =>
            `It is for people aged ${alone} or older, and for those with a dependent child from ${withChild}.`,
          mi: ({ alone, withChild }) =>
            `Mō te hunga kua eke ki te ${alone} tau, neke atu rānei, tēnei; mō te hunga he tamaiti e whirinaki ana ki a rātou, mai i te ${withChild} tau.`,
        },
        parameters: ages,
      }),
      residenceInWordsOfToday(residenceTest),
      criterion({
        id: "available-for-work",
        en: "You are not already in full-time work, and are ready to work",
        mi: "Kāore koe i te mahi wā kikī, ā, kua rite koe ki te mahi",
        unmet: {
          en: "It is for people who are not in full-time work and are ready to work.",
          mi: "Mō te hunga kāore i te mahi wā kikī, kua rite hoki ki te mahi, tēnei.",
        },
        uses: ["jobseeker_support__is_prepared_for_employment"],
        met: (person) => person.is("jobseeker_support__is_prepared_for_employment"),
      }),
      limited(benefitsFallWithIncome, incomeBelow(jobseekerTest.flag), jobseekerTest),
      noSuperannuation,
      notAStudent,
      parentsIncome,
    ],
    {
      from: toActOf2018,
      law: socialSecurity("s 20", "DLM6783144"),
      own: {
        ...resident,
        age: socialSecurity("s 23", "DLM6783152"),
        "available-for-work": socialSecurity("s 22", "DLM6783149"),
        income: socialSecurity("s 24", "DLM6783154"),
      },
    },
  ),
];

const act = "Social Security Act 2018";
const [adultAge, parentAge] = [18, 20];
/** Of those of 18 and 19 the parents' income counts from then on; the day is not known, nor what holds for parents. */
const parentsTest = "2026-11-01";

const why = {
  young: because("under-18", `${act}, s 22`, "It is for people from 18.", "Mō te hunga mai i te 18 tau."),
  youngParent: because(
    "parent-under-20",
    `${act}, s 23`,
    "With a child it is for people from 20.",
    "Me he tamaiti, mō te hunga mai i te 20 tau.",
  ),
  fullTime: because(
    "full-time-work",
    `${act}, s 20`,
    "It is for people with less than 30 hours of work a week.",
    "Mō te hunga kei raro i te 30 hāora te mahi i te wiki.",
  ),
  student: because(
    "full-time-student",
    `${act}, s 24`,
    "It is not for full-time students.",
    "Kāore mō ngā ākonga wā-katoa.",
  ),
  parentsIncome: because(
    "parents-income",
    `${act}, s 22`,
    "At 18 and 19 it depends on the income of your own parents, by a rule of November 2026.",
    "I te 18 me te 19, kei te moni whiwhi a ō mātua ake, nā te ture o Noema 2026.",
  ),
  carer: because(
    "child-of-others",
    `${act}, Schedule 4 Part 1`,
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

export const jobseekerSupport: Benefit = {
  id: "jobseekerSupport",
  name: { en: "Job Seeker Support", mi: "<en>Job Seeker Support</en>" },
  law: `${act}, ss 16, 18, 20–27, Schedule 2 Income Tests 1, 3 and 4, Schedule 4 Part 1`,
  variables,
  excludes: [oneMainBenefit],
  rule,
};
