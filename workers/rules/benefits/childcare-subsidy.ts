import { any, benefit, criterion } from "../criteria.ts";
import { type Change, type Figures, familyRule, type RulePerson, yesNo } from "../declare.ts";
import { childcareAssistanceRegulations, cite, socialSecurityRegulations2018 } from "../law.ts";
import { amountParameter } from "../parameters/declare.ts";
import { principalCaregiver } from "../variables/children.ts";
import { citizenOrResident, normallyLivesHere } from "../variables/residence.ts";
import type { ChildFacts } from "../week/facts.ts";
import { from } from "./dated.ts";
import {
  type Benefit,
  cents,
  type Exclusion,
  no,
  type Outcome,
  type Reckoning,
  weeks,
  yes,
} from "./declare.ts";
import { resident, socialSecurityRegulation, toActOf2018 } from "./shared/acts.ts";
import { hourlyRate, isActive, isResidentFamily } from "./shared/childcare.ts";
import { hoursWithFee, isEligible } from "./shared/early-learning.ts";
import { familyTest, limited } from "./shared/income-test.ts";
import { numberOfChildren } from "./shared/main-benefit.ts";
import { because, shared } from "./shared/reasons.ts";
import { checked, sources } from "./shared/sources.ts";

const limits: Change = {
  id: "childcare-subsidy-limits",
  en: "Childcare Subsidy has income limits for one, two, and three or more children, changed in 2022, 2023 and 2024",
  mi: "He tepe moni whiwhi tō te <en>Childcare Subsidy</en> mō te tamaiti kotahi, tokorua, tokotoru neke atu rānei, i whakarerekētia i te 2022, 2023, 2024",
  since: "2018-11-26",
  kind: "limit",
  act: "Social Security Regulations 2018, Schedule 2",
  source: [sources.childcare2023, sources.model22],
  checked,
  confidence: "primary",
};

const subsidyTest = familyTest({
  flag: "social_security_regulation__household_income_below_childcare_subsidy_threshold",
  uses: [numberOfChildren],
  parameters: {
    one: amountParameter("childcare_subsidy.income_limit.1"),
    two: amountParameter("childcare_subsidy.income_limit.2"),
    three: amountParameter("childcare_subsidy.income_limit.3"),
  },
  where: { numberOfChildren, weeks },
  limit: (family, figures) => {
    const count = family.number(numberOfChildren);
    const limit = count >= 3 ? "three" : count === 2 ? "two" : "one";
    if (count === 0) return undefined;
    return { limit: weeks * figures[limit], per: "week", children: count, of: [limit] };
  },
});

const law = cite(
  "Social Security Regulations 2018 (formerly Childcare Assistance Regulations 2004)",
  socialSecurityRegulations2018("LMS96309"),
  ...["DLM282544", "DLM282545", "DLM282547"].map(childcareAssistanceRegulations),
);
const familyHas = "social_security_regulation__family_has_resident_child_";
const underFive = `${familyHas}under_5_not_in_school` as const;
const aboutToStartSchool = `${familyHas}aged_5_who_will_be_enrolled_in_school` as const;
const disabledUnderSix =
  "social_security_regulation__family_has_child_eligible_for_disability_allowance_child_under_6" as const;

const parameters = { hours: "entitlements.social_security.childcare_subsidy.minimum_hours_in_childcare" };
const inCare = [
  "social_security__is_dependent_child",
  "is_citizen_or_resident",
  "early_childcare_hours_participation_per_week",
] as const;

const isInCare = (child: RulePerson<(typeof inCare)[number]>, { hours }: Figures<"hours">): boolean =>
  child.is("social_security__is_dependent_child") &&
  child.is("is_citizen_or_resident") &&
  child.number("early_childcare_hours_participation_per_week") >= hours;

const hasChildInCare = <const Id extends string>(
  id: string,
  description: string,
  ofSchool: Id,
  isMeant: (child: RulePerson<(typeof inCare)[number] | "age" | Id>) => boolean,
) =>
  yesNo(id, description, {
    of: "family",
    law: [childcareAssistanceRegulations("DLM282544")],
    rule: familyRule({
      uses: [...inCare, "age", ofSchool],
      parameters,
      where: { isInCare, isMeant },
      value: (family, figures) =>
        family.withRole("child").some((child) => isInCare(child, figures) && isMeant(child)),
    }),
  });

const variables = [
  yesNo(subsidyTest.flag, "Household income is low enough for Childcare Subsidy", {
    of: "family",
    default: true,
    rules: [from(limits, subsidyTest.rule)],
  }),
  hasChildInCare(
    underFive,
    "Has a child under 5 in early childhood education and not at school",
    "is_attending_school",
    (child) => child.number("age") < 5 && !child.is("is_attending_school"),
  ),
  hasChildInCare(
    aboutToStartSchool,
    "Has a child of 5 in early childhood education and about to start school",
    "will_be_enrolled_in_school",
    (child) => child.number("age") === 5 && child.is("will_be_enrolled_in_school"),
  ),
  yesNo(disabledUnderSix, "Has a disabled child, and a child under 6 in early childhood education", {
    of: "family",
    law: [childcareAssistanceRegulations("DLM282544")],
    rule: familyRule({
      uses: [...inCare, "age", "disability_allowance__family_has_eligible_child"],
      parameters,
      where: { isInCare },
      // The model does not ask whether they are the same child.
      value: (family, figures) =>
        family.is("disability_allowance__family_has_eligible_child") &&
        family.withRole("child").some((child) => isInCare(child, figures) && child.number("age") < 6),
    }),
  }),
  benefit(
    "social_security_regulation__eligible_for_childcare_subsidy",
    "Can get Childcare Subsidy",
    law,
    [
      citizenOrResident,
      normallyLivesHere,
      principalCaregiver,
      limited(
        limits,
        criterion({
          id: "income",
          en: "Your household’s income is below the limit for this benefit",
          mi: "Kei raro iho te moni whiwhi o tō kāinga i te tepe mō tēnei takuhe",
          uses: [subsidyTest.flag],
          met: (person) => person.family.is(subsidyTest.flag),
        }),
        subsidyTest,
      ),
      any(
        "child-in-care",
        {
          en: "It is for families with a child under 5, or soon starting school, in approved early childhood education for 3 hours a week or more.",
          mi: "Mō ngā whānau kei tētahi whare kōhungahunga kua whakaaetia tā rātou tamaiti kei raro i te 5 tau, ka tīmata rānei ki te kura ā kō ake nei, mō te 3 hāora, neke atu rānei, i te wiki, tēnei.",
        },
        criterion({
          id: "under-5",
          en: ({ hours }) =>
            `A child under 5 is in early childhood education for ${hours} hours or more a week and is not at school`,
          mi: ({ hours }) =>
            `Kei te whare kōhungahunga tētahi tamaiti kei raro iho i te 5 tau mō te ${hours} hāora, neke atu rānei, i te wiki, ā, kāore anō ia kia haere ki te kura`,
          uses: [underFive],
          parameters,
          met: (person) => person.family.is(underFive),
        }),
        criterion({
          id: "starting-school",
          en: ({ hours }) =>
            `A child aged 5 is in early childhood education for ${hours} hours or more a week and will soon start school`,
          mi: ({ hours }) =>
            `Kei te whare kōhungahunga tētahi tamaiti e 5 tau mō te ${hours} hāora, neke atu rānei, i te wiki, ā, ka tīmata ia ki te kura ā kō ake nei`,
          uses: [aboutToStartSchool],
          parameters,
          met: (person) => person.family.is(aboutToStartSchool),
        }),
        criterion({
          id: "disabled-under-6",
          en: ({ hours }) =>
            `A child under 6 is in early childhood education for ${hours} hours or more a week, and a child has a disability that Child Disability Allowance is paid for`,
          mi: ({ hours }) =>
            `Kei te whare kōhungahunga tētahi tamaiti kei raro iho i te 6 tau mō te ${hours} hāora, neke atu rānei, i te wiki, ā, he whaikaha tō tētahi tamaiti e utua ai te <en>Child Disability Allowance</en>`,
          uses: [disabledUnderSix],
          parameters,
          met: (person) => person.family.is(disabledUnderSix),
        }),
      ),
    ],
    {
      from: toActOf2018,
      law: socialSecurityRegulation("r 31", "LMS96310"),
      own: {
        ...resident,
        income: socialSecurityRegulation("Schedule 2", "LMS96309"),
        "under-5": socialSecurityRegulation("rr 30 and 32", "LMS96309"),
        "starting-school": socialSecurityRegulation("rr 30 and 32", "LMS96309"),
        "disabled-under-6": socialSecurityRegulation("rr 30 and 32", "LMS96309"),
      },
    },
  ),
];

const act = "Social Security Regulations 2018";
const why = {
  noChild: because(
    "no-child-in-early-learning",
    `${act}, r 30`,
    "No child under 5 is in early learning.",
    "Kāore he tamaiti kei raro i te 5 i te akoranga kōhungahunga.",
  ),
  income: because(
    "childcare-income",
    `${act}, Schedule 2`,
    "The income of the family is above the last limit.",
    "Kei runga ake te moni whiwhi o te whānau i te tepe whakamutunga.",
  ),
  hours: because(
    "hours-are-free",
    `${act}, rr 32, 35`,
    "No hours are left beside the 20 free hours.",
    "Kāore he hāora e toe ana i te taha o ngā hāora 20 kore utu.",
  ),
  paid: because(
    "hours-by-rate",
    `${act}, rr 30–41, Schedule 2`,
    "Hours by the rate for your income: up to 50 where all who care for the child work, study or are ill, or the child has Child Disability Allowance, otherwise 9.",
    "Ko ngā hāora e ai ki te utu mō tō moni whiwhi: tae ki te 50 mēnā kei te mahi, kei te ako, kei te māuiui rānei ngā kaitiaki katoa, kei te whiwhi rānei te tamaiti i te <en>Child Disability Allowance</en>, ki te kore, e 9.",
  ),
};

function rule(reckoning: Reckoning): Outcome {
  const { facts, figure } = reckoning;
  const least = figure("childcare_subsidy.hours.least");
  const inCare = facts.dependants.filter(
    (child) => isEligible(child, facts.day) && (child.told.ece!.hours ?? 0) >= least,
  );
  if (inCare.length === 0) return no(why.noChild);
  if (!isResidentFamily(reckoning)) return no(shared.notResident);
  const areActive = facts.adults.every(isActive);
  // A child with the allowance has them whatever the parents do (regulation 32(1)(b)).
  const most = ({ told }: ChildFacts) =>
    figure(
      `childcare_subsidy.hours.${areActive || told.disability?.severe === true ? "most_with_activity" : "most"}`,
    );
  const rate = hourlyRate(reckoning);
  if (rate === 0) return no(why.income);
  const weekly = inCare.reduce(
    (sum, child) =>
      sum + hoursWithFee(child, most(child)) * Math.min(rate, child.told.ece!.feePerHour ?? rate),
    0,
  );
  return weekly > 0 ? yes(cents(weekly), why.paid) : no(why.hours);
}

const notForFreeHours: Exclusion = {
  id: "childcare-subsidy-hours",
  en: "Childcare Subsidy is not paid for the same hours as 20 Hours ECE or the Early Learning Payment",
  mi: "Kāore e utua te <en>Childcare Subsidy</en> mō ngā hāora kotahi me te <en>20 Hours ECE</en>, me te <en>Early Learning Payment</en> rānei",
  between: [["social_security_regulation__eligible_for_childcare_subsidy"]],
  others: ["20 Hours ECE", "Early Learning Payment"],
  scope: "hours",
  since: null,
  act: "Social Security Regulations 2018",
  source: [
    {
      title: "Office of Early Childhood Education, WINZ childcare subsidy",
      address: "https://oece.nz/public/information/fees/childcare-subsidy-a-tax-deduction/",
    },
  ],
  confidence: "secondary",
};

export const childcareSubsidy: Benefit = {
  id: "childcareSubsidy",
  name: { en: "Childcare Subsidy", mi: "<en>Childcare Subsidy</en>" },
  law: `${act}, rr 30–41, Schedule 2; Social Security Act 2018, s 77`,
  variables,
  excludes: [notForFreeHours],
  adds: "help",
  rule,
};
