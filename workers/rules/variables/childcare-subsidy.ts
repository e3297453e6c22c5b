import { any, benefit, criterion } from "../criteria.ts";
import { type Figures, familyRule, type RulePerson, yesNo } from "../declare.ts";
import { childcareAssistanceRegulations, cite, socialSecurityRegulations2018 } from "../law.ts";
import { principalCaregiver } from "./children.ts";
import { citizenOrResident, normallyLivesHere } from "./residence.ts";

const law = cite(
  "Social Security Regulations 2018 (formerly Childcare Assistance Regulations 2004)",
  socialSecurityRegulations2018("LMS96309"),
  ...["DLM282544", "DLM282545", "DLM282547"].map(childcareAssistanceRegulations),
);
const resident = "social_security_regulation__family_has_resident_child_";
const underFive = `${resident}under_5_not_in_school` as const;
const aboutToStartSchool = `${resident}aged_5_who_will_be_enrolled_in_school` as const;
const disabledUnderSix =
  "social_security_regulation__family_has_child_eligible_for_disability_allowance_child_under_6" as const;
const lowIncome = "social_security_regulation__household_income_below_childcare_subsidy_threshold";

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

export const childcareSubsidy = [
  yesNo(underFive, "Has a child under 5 in early childhood education and not at school", {
    of: "family",
    law: [childcareAssistanceRegulations("DLM282544")],
    rule: familyRule({
      uses: [...inCare, "age", "is_attending_school"],
      parameters,
      where: { isInCare },
      value: (family, figures) =>
        family
          .withRole("child")
          .some(
            (child) =>
              isInCare(child, figures) && child.number("age") < 5 && !child.is("is_attending_school"),
          ),
    }),
  }),
  yesNo(aboutToStartSchool, "Has a child of 5 in early childhood education and about to start school", {
    of: "family",
    law: [childcareAssistanceRegulations("DLM282544")],
    rule: familyRule({
      uses: [...inCare, "age", "will_be_enrolled_in_school"],
      parameters,
      where: { isInCare },
      value: (family, figures) =>
        family
          .withRole("child")
          .some(
            (child) =>
              isInCare(child, figures) && child.number("age") === 5 && child.is("will_be_enrolled_in_school"),
          ),
    }),
  }),
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
  benefit("social_security_regulation__eligible_for_childcare_subsidy", "Can get Childcare Subsidy", law, [
    citizenOrResident,
    normallyLivesHere,
    principalCaregiver,
    criterion({
      id: "income",
      en: "Your household’s income is below the limit for this benefit",
      mi: "Kei raro iho te moni whiwhi o tō kāinga i te tepe mō tēnei takuhe",
      uses: [lowIncome],
      met: (person) => person.family.is(lowIncome),
    }),
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
  ]),
];
