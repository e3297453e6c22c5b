// What family tax credits have in common: Working for Families in the Income Tax Act 2007.

import { criterion, fromCriteria, test } from "../criteria.ts";
import { type Criteria, personRule, whole, yesNo } from "../declare.ts";
import { cite, incomeTaxAct } from "../law.ts";
import { oldEnough } from "./age.ts";
import { noVeteransFamilyPayment } from "./payments-received.ts";
import { taxResident } from "./residence.ts";

const youngestAge = { minimum: "entitlements.income_tax.family_scheme.principal_caregiver_age_threshold" };
const hoursOfWork = {
  alone: "entitlements.social_security.family_scheme.hours_per_week_threshold",
  together: "entitlements.social_security.family_scheme.hours_per_week_threshold_with_partner",
};

const carerOfAge = {
  ...oldEnough(youngestAge.minimum, "family_scheme__caregiver_age_qualifies"),
  law: cite("Income Tax Act 2007", incomeTaxAct("DLM1518479")),
};

const carerOfDependentChild = criterion({
  id: "carer-of-dependent-child",
  en: "You are the main carer of a child who depends on you",
  mi: "Ko koe te kaitiaki matua o tētahi tamaiti e whirinaki ana ki a koe",
  law: cite("Income Tax Act 2007", incomeTaxAct("DLM1518480")),
  uses: ["family_scheme__qualifies_as_principal_carer"],
  met: (person) => person.is("family_scheme__qualifies_as_principal_carer"),
});

const base = test(
  "family_scheme__base_qualifies",
  "Meets the conditions that all tax credits for families share",
  cite("Income Tax Act 2007", incomeTaxAct("DLM1518477")),
  {
    en: "You meet the conditions that all tax credits for families share",
    mi: "E tutuki ana i a koe ngā tikanga o ngā whiwhinga tāke katoa mā ngā whānau",
  },
  [carerOfAge, carerOfDependentChild, taxResident],
);

export const familySchemeBase = base.criterion;

export const fullTimeEarner = criterion({
  id: "full-time-earner",
  en: ({ alone, together }) =>
    `You work ${alone} hours a week or more, or ${together} hours or more together with your partner`,
  mi: ({ alone, together }) =>
    `E mahi ana koe mō te ${alone} hāora, neke atu rānei, i te wiki, mō te ${together} hāora rānei, neke atu, kōrua tahi ko tō hoa`,
  unmet: {
    en: ({ alone, together }) =>
      `It is for families in which a parent alone works ${alone} hours a week or more, or a couple ${together} hours together.`,
    mi: ({ alone, together }) =>
      `Mō ngā whānau e mahi ana te matua takitahi mō te ${alone} hāora, neke atu rānei, i te wiki, te tokorua rānei mō te ${together} hāora ngātahi, tēnei.`,
  },
  law: cite("Income Tax Act 2007", incomeTaxAct("DLM1518419")),
  uses: ["family_scheme__full_time_earner"],
  parameters: hoursOfWork,
  met: (person) => person.number("family_scheme__full_time_earner") > 0,
});

const workingForFamilies: Criteria = [familySchemeBase, noVeteransFamilyPayment];

export const familyScheme = [
  base.variable,
  yesNo("family_scheme__caregiver_age_qualifies", "Is old enough for the family scheme", {
    law: [incomeTaxAct("DLM1518479")],
    rule: personRule({
      uses: ["age"],
      parameters: youngestAge,
      value: (person, { minimum }) => person.number("age") >= minimum,
    }),
  }),
  yesNo("family_scheme__qualifies_as_principal_carer", "Is the principal caregiver of a dependent child", {
    law: [incomeTaxAct("DLM1518480")],
    rule: personRule({
      uses: ["family_scheme__has_dependent_children"],
      value: (person) =>
        person.has("principal_caregiver") && person.family.is("family_scheme__has_dependent_children"),
    }),
  }),
  whole(
    "family_scheme__full_time_earner",
    "Works full time, alone or together with a partner (1) or not (0)",
    {
      law: [incomeTaxAct("DLM1518419")],
      rule: personRule({
        uses: ["has_a_partner", "hours_per_week_employed"],
        parameters: hoursOfWork,
        value: (person, { alone, together }) => {
          if (!person.is("has_a_partner")) return person.number("hours_per_week_employed") >= alone;
          // The model adds the hours of everybody in the family, not only of the couple.
          const hours = person.family.members.map((one) => one.number("hours_per_week_employed"));
          return hours.reduce((sum, own) => sum + own, 0) >= together;
        },
      }),
    },
  ),
  fromCriteria(
    "family_scheme__qualifies_for_working_for_families",
    "Qualifies for Working for Families",
    cite("Income Tax Act 2007", incomeTaxAct("DLM1518484")),
    workingForFamilies,
  ),
];
