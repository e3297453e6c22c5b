import { benefit, criterion } from "../criteria.ts";
import { familyRule, personRule, yesNo } from "../declare.ts";
import { cite, socialSecurityAct1964, socialSecurityAct2018 } from "../law.ts";
import { incomeBelow } from "./income.ts";
import { residenceTestForResidents } from "./residence.ts";

const node = "entitlements.social_security.sole_parent_support";
const law = cite(
  "Social Security Act 2018 (formerly Social Security Act 1964, s 20D)",
  socialSecurityAct2018("DLM6783165"),
  socialSecurityAct1964("DLM5468352"),
);
const oldEnough = { minimum: `${node}.age_threshold` };
const longEnough = { years: `${node}.minumum_continuous_time_in_nz` };
const youngEnough = { limit: `${node}.youngest_child_age_threshold` };

export const soleParentSupport = [
  yesNo("sole_parent_support__meets_age_threshold", "Is old enough for Sole Parent Support", {
    default: true,
    rule: personRule({
      uses: ["age"],
      parameters: oldEnough,
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
    rule: familyRule({
      uses: ["age_of_youngest"],
      parameters: youngEnough,
      value: (family, { limit }) => family.number("age_of_youngest") < limit,
    }),
  }),
  benefit("social_security__eligible_for_sole_parent_support", "Can get Sole Parent Support", law, [
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
    criterion({
      id: "age",
      en: ({ minimum }) => `You are ${minimum} or older`,
      mi: ({ minimum }) => `Kua eke koe ki te ${minimum} tau, neke atu rānei`,
      unmet: {
        en: ({ minimum }) => `It is for people aged ${minimum} or older.`,
        mi: ({ minimum }) => `Mō te hunga kua eke ki te ${minimum} tau, neke atu rānei, tēnei.`,
      },
      uses: ["sole_parent_support__meets_age_threshold"],
      parameters: oldEnough,
      met: (person) => person.is("sole_parent_support__meets_age_threshold"),
    }),
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
    incomeBelow("sole_parent_support__below_income_threshold"),
  ]),
];
