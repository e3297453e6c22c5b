import { any, benefit, criterion, test } from "../criteria.ts";
import { type Change, personRule, yesNo } from "../declare.ts";
import { cite, socialSecurityAct1964 } from "../law.ts";
import { incomeBelow } from "../variables/income.ts";
import { residenceInWordsOfToday, residenceTest } from "../variables/residence.ts";
import { from } from "./dated.ts";
import { type Benefit, meetsTwoYears, no, type Outcome, type Reckoning, unknown, yes } from "./declare.ts";
import { resident, socialSecurity, toActOf2018 } from "./shared/acts.ts";
import { limited, personTest } from "./shared/income-test.ts";
import { isEqually, isMainly, oneMainBenefit } from "./shared/main-benefit.ts";
import { because, shared } from "./shared/reasons.ts";
import { checked, sources } from "./shared/sources.ts";

const noLimitFound: Change = {
  id: "young-parent-payment-income",
  en: "The weekly limit of the Act of 1964 for Young Parent Payment ended; today’s was not found",
  mi: "Kua mutu te tepe i te wiki o te Ture o 1964 mō te <en>Young Parent Payment</en>; kāore i kitea tō nāianei",
  since: "2018-11-26",
  kind: "limit",
  act: "Social Security Act 2018, section 58",
  source: [sources.act2018Pages],
  checked,
  confidence: "primary",
};

const weeklyLimit = { weekly: "entitlements.social_security.young_parent_payment.weekly_income_threshold" };

// The model calculates in single precision.
const isBelowYearOf = (weekly: number, monthly: number): boolean =>
  Math.fround(monthly * 12) < Math.fround(52 * weekly);

const noLimit = {
  uses: [],
  parameters: {},
  limit: () => ({ limit: Number.NaN, per: "week" as const, of: [] }),
};

/** No rate of Young Parent Payment was found, so there is no limit either. */
const ownTest = personTest({
  flag: "social_security__income_under_young_parent_payment_threshold",
  ...noLimit,
});

/** Nobody is asked about the income of a young parent's own parents. */
const familyTest = personTest({
  flag: "social_security__family_income_under_young_parent_payment_threshold",
  ...noLimit,
});

const law = cite(
  "Social Security Act 1964, ss 164 to 166",
  socialSecurityAct1964("DLM4686080"),
  socialSecurityAct1964("DLM4686082"),
);
const single = "social_security__meets_young_parent_payment_single_persons_requirements";
const inRelationship = "social_security__meets_young_parent_payment_in_relationship_requirements";
const basics = cite("Social Security Act 1964, s 164", socialSecurityAct1964("DLM4686080"));

const basicTest = test(
  "social_security__meets_young_parent_payment_basic_requirements",
  "Meets the basic conditions for Young Parent Payment",
  basics,
  {
    en: "You meet the basic conditions for young parents",
    mi: "E tutuki ana i a koe ngā tikanga taketake mā ngā mātua taiohi",
  },
  [
    criterion({
      id: "age",
      en: "You are 16 to 19 years old",
      mi: "Kei waenganui koe i te 16 me te 19 tau",
      unmet: {
        en: "It is for parents aged 16 to 19.",
        mi: "Mō ngā mātua kei waenganui i te 16 me te 19 tau tēnei.",
      },
      uses: ["age"],
      met: (person) => person.number("age") >= 16 && person.number("age") < 20,
    }),
    criterion({
      id: "parent",
      en: "You are the parent or step-parent of a child who depends on you",
      mi: "He matua koe, he matua whakaangi rānei, nō tētahi tamaiti e whirinaki ana ki a koe",
      unmet: {
        en: "It is for parents and step-parents of a child who depends on them.",
        mi: "Mō ngā mātua me ngā mātua whakaangi o tētahi tamaiti e whirinaki ana ki a rātou tēnei.",
      },
      uses: ["is_a_parent", "is_a_step_parent", "has_dependent_child"],
      met: (person) =>
        (person.is("is_a_parent") || person.is("is_a_step_parent")) && person.is("has_dependent_child"),
    }),
    limited(noLimitFound, incomeBelow(ownTest.flag), ownTest),
  ],
);

const variables = [
  yesNo(ownTest.flag, "Income is low enough for Young Parent Payment", {
    rules: [
      personRule({
        uses: ["monthly_income"],
        parameters: weeklyLimit,
        where: { isBelowYearOf },
        value: (person, { weekly }) => isBelowYearOf(weekly, person.number("monthly_income")),
      }),
      from(noLimitFound, ownTest.rule),
    ],
  }),
  yesNo(familyTest.flag, "Family income is low enough for Young Parent Payment", {
    rules: [
      personRule({
        uses: ["family_scheme__assessable_income_for_month"],
        parameters: weeklyLimit,
        where: { isBelowYearOf },
        value: (person, { weekly }) =>
          isBelowYearOf(weekly, person.number("family_scheme__assessable_income_for_month")),
      }),
      from(noLimitFound, familyTest.rule),
    ],
  }),
  basicTest.variable,
  yesNo(single, "Meets the conditions for young parents on their own", {
    rule: personRule({
      uses: [
        "age",
        "living_with_parent_or_guardian",
        "financially_supported_by_parent_or_guardian",
        "social_security__family_income_under_young_parent_payment_threshold",
        "social_security__single_young_person_in_exceptional_circumstances",
      ],
      value: (person) => {
        const age = person.number("age");
        if (age < 16 || age >= 20) return false;
        const isAtHome = person.is("living_with_parent_or_guardian");
        const isSupported = isAtHome || person.is("financially_supported_by_parent_or_guardian");
        return (
          age >= 18 ||
          (!isAtHome && person.is("social_security__single_young_person_in_exceptional_circumstances")) ||
          (isSupported && person.is("social_security__family_income_under_young_parent_payment_threshold"))
        );
      },
    }),
  }),
  yesNo(inRelationship, "Meets the conditions for young parents who are or were in a relationship", {
    law: [socialSecurityAct1964("DLM4686082")],
    rule: personRule({
      uses: [
        "is_married_or_in_a_civil_union_or_de_facto_relationship",
        "has_been_married_or_in_a_civil_union_or_de_facto_relationship",
        "social_security__spouse_is_a_specified_beneficiary",
      ],
      value: (person) =>
        person.is("is_married_or_in_a_civil_union_or_de_facto_relationship")
          ? !person.is("social_security__spouse_is_a_specified_beneficiary")
          : person.is("has_been_married_or_in_a_civil_union_or_de_facto_relationship"),
    }),
  }),
  benefit(
    "social_security__eligible_for_young_parent_payment",
    "Can get Young Parent Payment",
    law,
    [
      residenceInWordsOfToday(residenceTest),
      basicTest.criterion,
      any(
        "circumstances",
        {
          en: "It is for parents of 18 or 19, and for younger ones who cannot live with their own parents.",
          mi: "Mō ngā mātua 18, 19 rānei ō rātou tau, me ngā mātua taiohi ake kāore e taea te noho ki ō rātou ake mātua, tēnei.",
        },
        criterion({
          id: "on-your-own",
          en: "You are 18 or 19; or you are 16 or 17 and cannot live with your parents, or they support you on a low income",
          mi: "E 18, e 19 rānei ō tau; e 16, e 17 rānei ō tau, ā, kāore e taea te noho ki ō mātua, he iti rānei ngā moni whiwhi o ō mātua e tautoko ana i a koe",
          law: cite("Social Security Act 1964, s 165", socialSecurityAct1964("DLM4686080")),
          uses: [single],
          met: (person) => person.is(single),
        }),
        criterion({
          id: "in-a-relationship",
          en: "You are in a relationship, or were in one before",
          mi: "Kei roto koe i tētahi whanaungatanga mārena, taurite rānei, i roto rānei koe i mua",
          law: cite("Social Security Act 1964, s 166", socialSecurityAct1964("DLM4686082")),
          uses: [inRelationship],
          met: (person) => person.is(inRelationship),
        }),
      ),
    ],
    {
      from: toActOf2018,
      law: socialSecurity("s 56", "DLM6783219"),
      own: { ...resident, income: socialSecurity("s 58") },
    },
  ),
];

const act = "Social Security Act 2018";
const youngest = 16;
const oldest = 19;
const ownHome = 18;

const why = {
  age: because(
    "not-16-to-19",
    `${act}, s 57`,
    "It is for parents from 16 to 19.",
    "Mō ngā mātua mai i te 16 ki te 19 tau.",
  ),
  income: because(
    "young-parent-income",
    `${act}, s 57`,
    "How income lowers it was not found.",
    "Kāore i kitea me pēhea te moni whiwhi e whakaheke ai.",
  ),
  home: because(
    "with-own-parents",
    `${act}, s 57`,
    "At 16 and 17 it depends on whether your own parents support you.",
    "I te 16 me te 17, kei te āhua tonu mēnā kei te tautokona koe e ō mātua ake.",
  ),
  study: because(
    "study-ready",
    `${act}, s 58`,
    "It is for parents who are in study or training, or ready for it.",
    "Mō ngā mātua kei te ako, kei te whakangungu, kua rite rānei.",
  ),
  couple: because(
    "young-couple",
    `${act}, s 57`,
    "The rate for a couple was not found.",
    "Kāore i kitea te utu mō te tokorua.",
  ),
  paid: because(
    "as-sole-parent",
    `${act}, Schedule 4 Part 4`,
    "As much as Sole Parent Support.",
    "He rite ki te <en>Sole Parent Support</en>.",
  ),
};

function rule({ facts, figure, weeklyIncome, weeklyLeave }: Reckoning): Outcome {
  const parent = facts.adults.find(({ age }) => age >= youngest && age <= oldest);
  if (!parent) return no(why.age);
  if (!facts.dependants.some((child) => isMainly(child) || isEqually(child))) return no(shared.noChild);
  if (!meetsTwoYears(parent)) return no(shared.residence);
  if (facts.isCouple) return unknown(null, why.couple);
  if (weeklyIncome + weeklyLeave > 0) return unknown(null, why.income);
  if (parent.told.studyReady === false) return unknown(null, why.study);
  if (parent.age < ownHome && parent.told.livesWithParents) return unknown(null, why.home);
  const rate = figure("sole_parent_support.weekly_net");
  return facts.dependants.some(isMainly) ? yes(rate, why.paid) : unknown(rate, shared.equally);
}

export const youngParentPayment: Benefit = {
  id: "youngParentPayment",
  name: { en: "Young Parent Payment", mi: "<en>Young Parent Payment</en>" },
  law: `${act}, ss 56–58, Schedule 4 Part 4`,
  variables,
  excludes: [oneMainBenefit],
  rule,
};
