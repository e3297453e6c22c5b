import { benefit, criterion, doubt } from "../criteria.ts";
import { type Change, familyRule, personRule, yesNo } from "../declare.ts";
import { cite, socialSecurityAct1964, socialSecurityAct2018 } from "../law.ts";
import { amountParameter } from "../parameters/declare.ts";
import { oldEnough } from "../variables/age.ts";
import { incomeBelow } from "../variables/income.ts";
import { residenceTestForResidents } from "../variables/residence.ts";
import { from, until } from "./dated.ts";
import { type Benefit, meetsTwoYears, no, type Outcome, type Reckoning, unknown } from "./declare.ts";
import { resident, socialSecurity, toActOf2018 } from "./shared/acts.ts";
import { limited, personTest } from "./shared/income-test.ts";
import {
  ageOfSuperannuation,
  benefitsFallWithIncome,
  endsInTwoSteps,
  isEqually,
  isMainly,
  movedIn2020And2021,
  noSuperannuation,
  oneMainBenefit,
  paidAfter,
  testOne,
  twoSteps,
} from "./shared/main-benefit.ts";
import { because, shared } from "./shared/reasons.ts";
import { checked, sources } from "./shared/sources.ts";

/** The model takes the family’s youngest member, whoever that is, and an expected baby too. */
const ofTheCarer: Change = {
  id: "sole-parent-support-child",
  en: "Sole Parent Support is for the main carer of a child under 14 who is born",
  mi: "Mō te kaitiaki matua o tētahi tamaiti kua whānau mai, kei raro iho i te 14 tau, te <en>Sole Parent Support</en>",
  since: "2018-11-26",
  kind: "correction",
  act: "Social Security Act 2018, sections 29 to 31",
  source: [sources.soleParents],
  checked,
  confidence: "primary",
};

const soleParentTest = personTest({
  flag: "sole_parent_support__below_income_threshold",
  uses: [],
  parameters: {
    rate: amountParameter("sole_parent_support.weekly_net"),
    from: amountParameter("sole_parent_support.income_before_abatement"),
    steeper: amountParameter("sole_parent_support.income_before_steeper_abatement"),
  },
  where: twoSteps,
  limit: (_, figures) => endsInTwoSteps("rate", figures),
});

const node = "entitlements.social_security.sole_parent_support";
const law = cite(
  "Social Security Act 2018 (formerly Social Security Act 1964, s 20D)",
  socialSecurityAct2018("DLM6783165"),
  socialSecurityAct1964("DLM5468352"),
);
const youngestAge = { minimum: `${node}.age_threshold` };
const longEnough = { years: `${node}.minumum_continuous_time_in_nz` };
const youngEnough = { limit: `${node}.youngest_child_age_threshold` };

const notParent = {
  en: "You are not the child’s parent. It depends on whether the ministry regards the child as yours.",
  mi: "Ehara koe i te matua o te tamaiti. Kei te whakatau a te manatū mēnā nāu te tamaiti.",
};

const ownChild = from(
  ofTheCarer,
  doubt({
    id: "parent",
    en: "You are the mother or father of the child",
    mi: "Ko koe te whaea, te matua tāne rānei o te tamaiti",
    law: socialSecurity("ss 30 and 31", "DLM6783167"),
    uses: ["social_security__is_the_parent_of_dependent_child"],
    when: (person) => !person.is("social_security__is_the_parent_of_dependent_child"),
    why: notParent,
  }),
);

const variables = [
  yesNo(soleParentTest.flag, "Income is low enough for Sole Parent Support", {
    default: true,
    rules: [{ ...from(benefitsFallWithIncome, soleParentTest.rule), movedBy: movedIn2020And2021 }],
  }),
  yesNo("sole_parent_support__meets_age_threshold", "Is old enough for Sole Parent Support", {
    default: true,
    rule: personRule({
      uses: ["age"],
      parameters: youngestAge,
      value: (person, { minimum }) => person.number("age") >= minimum,
    }),
  }),
  yesNo(
    "sole_parent_support__meets_years_in_nz_requirement",
    "Has lived here long enough for Sole Parent Support",
    {
      default: true,
      rule: personRule({
        uses: ["number_of_years_lived_in_nz"],
        parameters: longEnough,
        value: (person, { years }) => person.number("number_of_years_lived_in_nz") >= years,
      }),
    },
  ),
  yesNo(
    "sole_parent_support__meets_relationship_qualification",
    "Has no partner, or no support from the partner",
    {
      default: true,
      rule: personRule({
        uses: ["has_a_partner", "is_adequately_supported_by_partner"],
        value: (person) => !person.is("has_a_partner") || !person.is("is_adequately_supported_by_partner"),
      }),
    },
  ),
  yesNo("sole_parent_support__family_has_child_under_age_limit", "Has a member young enough in the family", {
    of: "family",
    rules: [
      familyRule({
        uses: ["age_of_youngest"],
        parameters: youngEnough,
        value: (family, { limit }) => family.number("age_of_youngest") < limit,
      }),
      from(
        ofTheCarer,
        familyRule({
          uses: ["age", "is_expected"],
          parameters: youngEnough,
          value: (family, { limit }) =>
            family.withRole("child").some((child) => child.number("age") < limit && !child.is("is_expected")),
        }),
      ),
    ],
  }),
  benefit(
    "social_security__eligible_for_sole_parent_support",
    "Can get Sole Parent Support",
    law,
    [
      residenceTestForResidents,
      criterion({
        id: "years-here",
        en: ({ years }) => `You have lived in New Zealand for ${years} years or more`,
        mi: ({ years }) => `Kua noho koe ki Aotearoa mō te ${years} tau, neke atu rānei`,
        unmet: {
          en: ({ years }) => `It is for people who have lived in New Zealand for ${years} years or more.`,
          mi: ({ years }) => `Mō te hunga kua noho ki Aotearoa mō te ${years} tau, neke atu rānei, tēnei.`,
        },
        uses: ["sole_parent_support__meets_years_in_nz_requirement"],
        parameters: longEnough,
        met: (person) => person.is("sole_parent_support__meets_years_in_nz_requirement"),
      }),
      oldEnough(youngestAge.minimum, "sole_parent_support__meets_age_threshold"),
      until(
        ofTheCarer,
        criterion({
          id: "young-child",
          en: ({ limit }) => `The youngest in your family is under ${limit}`,
          mi: ({ limit }) => `Kei raro iho i te ${limit} tau te pōtiki o tō whānau`,
          unmet: {
            en: ({ limit }) => `It is for parents whose youngest child is under ${limit}.`,
            mi: ({ limit }) => `Mō ngā mātua kei raro i te ${limit} tau tā rātou pōtiki tēnei.`,
          },
          uses: ["sole_parent_support__family_has_child_under_age_limit"],
          parameters: youngEnough,
          met: (person) => person.family.is("sole_parent_support__family_has_child_under_age_limit"),
        }),
      ),
      from(
        ofTheCarer,
        criterion({
          id: "young-child",
          en: ({ limit }) => `You are the main carer of a child under ${limit}`,
          mi: ({ limit }) => `Ko koe te kaitiaki matua o tētahi tamaiti kei raro iho i te ${limit} tau`,
          unmet: {
            en: ({ limit }) => `It is for the main carer of a child under ${limit}.`,
            mi: ({ limit }) => `Mō te kaitiaki matua o tētahi tamaiti kei raro iho i te ${limit} tau tēnei.`,
          },
          law: socialSecurity("s 30", "DLM6783167"),
          uses: ["sole_parent_support__family_has_child_under_age_limit"],
          parameters: youngEnough,
          met: (person) =>
            person.has("principal_caregiver") &&
            person.family.is("sole_parent_support__family_has_child_under_age_limit"),
        }),
      ),
      ownChild,
      criterion({
        id: "single",
        en: "You have no partner, or your partner cannot support you",
        mi: "Kāore ō hoa rangatira, kāore rānei e taea e tō hoa te tautoko i a koe",
        unmet: {
          en: "It is for parents without a partner, or without a partner’s support.",
          mi: "Mō ngā mātua kāore ō rātou hoa rangatira, kāore rānei e tautokona ana e tō rātou hoa, tēnei.",
        },
        uses: ["sole_parent_support__meets_relationship_qualification"],
        met: (person) => person.is("sole_parent_support__meets_relationship_qualification"),
      }),
      limited(benefitsFallWithIncome, incomeBelow(soleParentTest.flag), soleParentTest),
      noSuperannuation,
    ],
    {
      from: toActOf2018,
      law: socialSecurity("s 29", "DLM6783165"),
      own: {
        ...resident,
        "young-child": socialSecurity("s 30", "DLM6783167"),
        single: socialSecurity("s 30", "DLM6783167"),
      },
    },
  ),
];

const act = "Social Security Act 2018";
const oldestChild = 14;
const youngestParent = 20;

const why = {
  tooYoung: because(
    "under-20",
    `${act}, s 29`,
    "You are under 20: the Young Parent Payment is for you.",
    "Kei raro koe i te 20: māu te <en>Young Parent Payment</en>.",
  ),
  childOlder: because(
    "child-14",
    `${act}, ss 30, 33`,
    "It ends when the youngest child is 14.",
    "Ka mutu ina eke te tamaiti pōtiki ki te 14.",
  ),
  other: because(
    "other-parent-mainly",
    `${act}, s 32`,
    "The child is mainly in the other parent’s care.",
    "Kei tērā atu matua te nuinga o te tiaki i te tamaiti.",
  ),
  notParent: because("not-parent", `${act}, s 31`, notParent.en, notParent.mi),
};

function rule(reckoning: Reckoning): Outcome {
  const { facts, figure } = reckoning;
  if (facts.hasPartnerAbroad) return unknown(null, shared.partnerAbroad);
  if (facts.isCouple) return no(shared.partner);
  const [parent] = facts.adults;
  if (parent!.age < youngestParent) return no(why.tooYoung);
  if (parent!.age >= ageOfSuperannuation) return no(shared.superannuation);
  const young = facts.children.filter(({ age }) => age < oldestChild);
  if (young.length === 0) return no(facts.children.length > 0 ? why.childOlder : shared.noChild);
  if (!meetsTwoYears(parent!)) return no(shared.residence);
  const paid = paidAfter(reckoning, figure("sole_parent_support.weekly_net"), testOne(reckoning));
  if (paid.verdict === "no" || young.some(isMainly)) return paid;
  if (young.some(isEqually)) return unknown(paid.weekly, shared.equally);
  return young.some(({ isOwn }) => !isOwn) ? unknown(paid.weekly, why.notParent) : no(why.other);
}

export const soleParentSupport: Benefit = {
  id: "soleParentSupport",
  name: { en: "Sole Parent Support", mi: "<en>Sole Parent Support</en>" },
  law: `${act}, ss 16, 18, 19, 29–33, Schedule 2 Income Test 1, Schedule 4 Part 2`,
  variables,
  excludes: [oneMainBenefit],
  rule,
};
