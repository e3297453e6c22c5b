import { criterion } from "../../criteria.ts";
import type { Criteria } from "../../declare.ts";
import { familyRule, personRule } from "../../declare.ts";
import { also, doubt, replaced } from "../edit.ts";
import { type IncomeTest, withLimit } from "../income-test.ts";
import {
  jobseekerSupportTest,
  soleParentSupportTest,
  supportedLivingPaymentTest,
  youngParentPaymentTest,
  youngParentsFamilyTest,
} from "../limits/main-benefits.ts";
import type { Change } from "../reform.ts";
import { oneMainBenefit, sections } from "../sections.ts";
import { checked, sources } from "../sources.ts";
import { jobseekerStudents, parentalAssistanceTest } from "./students-and-parents.ts";

const jobseekerSupport = "social_security__eligible_for_jobseeker_support";
const soleParentSupport = "social_security__eligible_for_sole_parent_support";
const supportedLivingPayment = "social_security__eligible_for_supported_living_payment";
const youngParentPayment = "social_security__eligible_for_young_parent_payment";
const youngParentBasics = "social_security__meets_young_parent_payment_basic_requirements";

export const incomeWeighed =
  (test: IncomeTest) =>
  (before: Criteria): Criteria =>
    before.map((item) => {
      if ("any" in item) return item;
      if (item.id === "income") return withLimit(test)(item);
      if (!item.madeOf) return item;
      return { ...item, madeOf: { ...item.madeOf, criteria: incomeWeighed(test)(item.madeOf.criteria) } };
    });

const incomeTests: Change = {
  id: "main-benefits-income",
  en: "A main benefit ends where income has used up its rate: $80, $100 and $200 a week are free, then it falls by 30 or 70 cents of each dollar",
  mi: "Ka mutu tētahi takuhe matua ina pau tōna utu i ngā moni whiwhi: kāore e kaute te $80, te $100, te $200 i te wiki, kātahi ka heke mā te 30, mā te 70 hēneti rānei o ia tāra",
  since: "2018-11-26",
  kind: "limit",
  act: "Social Security Act 2018, Schedule 2, Income Tests 1 to 4, and Schedule 4",
  source: [sources.act2018Contents, sources.incomeTests2020, sources.model22],
  checked,
  confidence: "primary",
  rules: Object.fromEntries(
    [jobseekerSupportTest, soleParentSupportTest, supportedLivingPaymentTest].map(({ flag, rule }) => [
      flag,
      rule,
    ]),
  ),
  criteria: {
    [jobseekerSupport]: incomeWeighed(jobseekerSupportTest),
    [soleParentSupport]: incomeWeighed(soleParentSupportTest),
    [supportedLivingPayment]: incomeWeighed(supportedLivingPaymentTest),
  },
};

const allThree = [jobseekerSupportTest.flag, soleParentSupportTest.flag, supportedLivingPaymentTest.flag];

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
  limits: allThree,
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
  limits: allThree,
};

const youngParentIncome: Change = {
  id: "young-parent-payment-income",
  en: "The weekly limit of the Act of 1964 for Young Parent Payment ended; today’s was not found",
  mi: "Kua mutu te tepe i te wiki o te Ture o 1964 mō te <en>Young Parent Payment</en>; kāore i kitea tō nāianei",
  since: "2018-11-26",
  kind: "limit",
  act: "Social Security Act 2018, section 58",
  source: [sources.act2018Pages],
  checked,
  confidence: "primary",
  rules: Object.fromEntries(
    [youngParentPaymentTest, youngParentsFamilyTest].map(({ flag, rule }) => [flag, rule]),
  ),
  criteria: {
    [youngParentBasics]: incomeWeighed(youngParentPaymentTest),
    [youngParentPayment]: incomeWeighed(youngParentPaymentTest),
  },
};

/** The base joins the two ages with "or", so the higher one never decides. */
const jobseekerAge: Change = {
  id: "jobseeker-support-age",
  en: "Job Seeker Support is from 20 on for those with a dependent child, from 18 on for others",
  mi: "Mō te hunga kua eke ki te 20 tau, he tamaiti e whirinaki ana ki a rātou, te <en>Job Seeker Support</en>; mō ētahi atu, mai i te 18 tau",
  since: "2018-11-26",
  kind: "correction",
  act: "Social Security Act 2018, section 23",
  source: [sources.act2018Contents],
  checked,
  confidence: "primary",
  rules: {
    jobseeker_support__meets_age_threshold: personRule({
      uses: ["age", "social_security__has_dependant_child"],
      parameters: {
        alone: "entitlements.social_security.jobseeker_support.age_threshold",
        withChild: "entitlements.social_security.jobseeker_support.age_threshold_with_dependent_child",
      },
      value: (person, { alone, withChild }) =>
        person.number("age") >= (person.is("social_security__has_dependant_child") ? withChild : alone),
    }),
  },
  criteria: {
    [jobseekerSupport]: replaced(
      "age",
      criterion({
        id: "age",
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
        law: sections.jobseekerAge,
        uses: ["jobseeker_support__meets_age_threshold"],
        parameters: {
          alone: "entitlements.social_security.jobseeker_support.age_threshold",
          withChild: "entitlements.social_security.jobseeker_support.age_threshold_with_dependent_child",
        },
        met: (person) => person.is("jobseeker_support__meets_age_threshold"),
      }),
    ),
  },
};

const youngEnough = {
  limit: "entitlements.social_security.sole_parent_support.youngest_child_age_threshold",
};

/** The base takes the family's youngest member, whoever that is, and an expected baby too. */
const soleParentChild: Change = {
  id: "sole-parent-support-child",
  en: "Sole Parent Support is for the main carer of a child under 14 who is born",
  mi: "Mō te kaitiaki matua o tētahi tamaiti kua whānau mai, kei raro iho i te 14 tau, te <en>Sole Parent Support</en>",
  since: "2018-11-26",
  kind: "correction",
  act: "Social Security Act 2018, sections 29 to 31",
  source: [sources.soleParents],
  checked,
  confidence: "primary",
  rules: {
    sole_parent_support__family_has_child_under_age_limit: familyRule({
      uses: ["age", "is_expected"],
      parameters: youngEnough,
      value: (family, { limit }) =>
        family.withRole("child").some((child) => child.number("age") < limit && !child.is("is_expected")),
    }),
  },
  criteria: {
    [soleParentSupport]: replaced(
      "young-child",
      criterion({
        id: "young-child",
        en: ({ limit }) => `You are the main carer of a child under ${limit}`,
        mi: ({ limit }) => `Ko koe te kaitiaki matua o tētahi tamaiti kei raro iho i te ${limit} tau`,
        unmet: {
          en: ({ limit }) => `It is for the main carer of a child under ${limit}.`,
          mi: ({ limit }) => `Mō te kaitiaki matua o tētahi tamaiti kei raro iho i te ${limit} tau tēnei.`,
        },
        law: sections.soleParentChild,
        uses: ["sole_parent_support__family_has_child_under_age_limit"],
        parameters: youngEnough,
        met: (person) =>
          person.has("principal_caregiver") &&
          person.family.is("sole_parent_support__family_has_child_under_age_limit"),
      }),
    ),
  },
};

const residenceWords = {
  en: "You are a citizen or resident and have lived here for two years, or you are a refugee or protected person",
  mi: "He kirirarau koe, he kainoho rānei, ā, kua rua tau koe e noho ana ki konei; he rerenga koe, he tangata whakamarutia rānei",
  unmet: {
    en: "It is for citizens and residents who have lived in New Zealand for two years, and for refugees and protected persons.",
    mi: "Mō ngā kirirarau me ngā kainoho kua rua tau e noho ana ki Aotearoa tēnei, mō ngā rerenga me ngā tāngata whakamarutia hoki.",
  },
};
const inWordsOfToday = (before: Criteria): Criteria =>
  before.map((item) => (item.id === "residence-test" ? { ...item, ...residenceWords } : item));

/** The base asks the two years of refugees, whom the section exempts, and not of others. */
const twoYears: Change = {
  id: "main-benefits-two-years",
  en: "A main benefit asks two years of residence of citizens and residents, and none of refugees and protected persons",
  mi: "Ka tono te takuhe matua kia rua tau te noho a ngā kirirarau me ngā kainoho, kāore i ngā rerenga me ngā tāngata whakamarutia",
  since: "2018-11-26",
  kind: "correction",
  act: "Social Security Act 2018, section 16",
  source: [sources.act2018Pages],
  checked,
  confidence: "primary",
  rules: {
    social_security__meets_residential_requirements_for_certain_benefits: personRule({
      uses: [
        "is_citizen_or_resident",
        "social_security__is_ordinarily_resident_in_new_zealand",
        "immigration__is_recognised_refugee",
        "immigration__is_protected_person",
        "number_of_years_lived_in_nz",
      ],
      value: (person) => {
        const years = person.number("number_of_years_lived_in_nz");
        // Without a number of years nobody told how long.
        const isSettled = years === 0 || years >= 2;
        return (
          person.is("immigration__is_recognised_refugee") ||
          person.is("immigration__is_protected_person") ||
          (person.is("is_citizen_or_resident") &&
            person.is("social_security__is_ordinarily_resident_in_new_zealand") &&
            isSettled)
        );
      },
    }),
  },
  criteria: { [jobseekerSupport]: inWordsOfToday, [supportedLivingPayment]: inWordsOfToday },
};

const pensionAge = { pension: "entitlements.superannuation.age_qualification" };

const noSuperannuation = doubt({
  id: "no-superannuation",
  en: "You do not get New Zealand Superannuation",
  mi: "Kāore koe i te whiwhi i te Penihana Kaumātua o Aotearoa",
  law: oneMainBenefit,
  uses: ["age"],
  parameters: pensionAge,
  when: (person, { pension }) => person.number("age") >= pension,
  why: {
    en: "We did not ask whether you get New Zealand Superannuation. No main benefit is paid with it",
    mi: "Kāore mātou i ui mēnā kei te whiwhi koe i te Penihana Kaumātua o Aotearoa. Kāore e utua tētahi takuhe matua i tōna taha",
  },
});

const superannuation: Change = {
  id: "main-benefits-superannuation",
  en: "No main benefit is paid with New Zealand Superannuation",
  mi: "Kāore e utua tētahi takuhe matua i te taha o te Penihana Kaumātua o Aotearoa",
  since: "2018-11-26",
  kind: "law",
  act: "Social Security Act 2018, section 18",
  source: [sources.act2018Pages],
  checked,
  confidence: "primary",
  criteria: {
    [jobseekerSupport]: also(noSuperannuation),
    [soleParentSupport]: also(noSuperannuation),
    [supportedLivingPayment]: also(noSuperannuation),
  },
};

export const mainBenefitChanges = [
  incomeTests,
  incomeTests2020,
  incomeTests2021,
  youngParentIncome,
  jobseekerAge,
  soleParentChild,
  twoYears,
  superannuation,
  jobseekerStudents,
  parentalAssistanceTest,
];
