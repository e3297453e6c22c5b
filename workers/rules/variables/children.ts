import { criterion } from "../criteria.ts";
import { familyRule, personRule, yesNo } from "../declare.ts";
import { cite, incomeTaxAct, socialSecurityAct1964 } from "../law.ts";
import { atLeast } from "./age.ts";

export const children = [
  yesNo("has_dependent_child", "Has a dependent child", { default: true }),
  yesNo("social_security__has_dependant_child", "Has a dependent child, as the Social Security Act means it"),
  yesNo("social_security__is_the_parent_of_dependent_child", "Is the parent of the dependent child", {
    per: "ETERNITY",
    default: true,
  }),
  yesNo("is_a_parent", "Is a parent"),
  yesNo("is_a_step_parent", "Is a step-parent"),
  yesNo("is_dependent_child", "Is a dependent child"),
  yesNo("living_with_parent_or_guardian", "Lives with a parent or guardian"),
  yesNo("financially_supported_by_parent_or_guardian", "Is supported with money by a parent or guardian"),
  yesNo(
    "social_security__single_young_person_in_exceptional_circumstances",
    "Is a single young person in exceptional circumstances",
    { law: [socialSecurityAct1964("DLM4686073")] },
  ),
  yesNo(
    "social_security__is_principal_carer_for_one_year_from_application_date",
    "Will be the principal carer for a year from the application",
  ),
  yesNo("social_security__is_orphaned", "Has lost both parents"),
  yesNo(
    "social_security__parents_unable_to_provide_sufficient_care",
    "Has parents who cannot care for them after a family breakdown",
  ),
  yesNo("social_security__is_in_full_employment", "Is in full employment"),
  yesNo("social_security__in_receipt_of_basic_grant", "Receives a student grant"),
  yesNo(
    "social_security__recieves_goverment_assisted_scheme_payments",
    "Receives government payments comparable to a main benefit",
  ),
  yesNo("social_security__recieves_main_benefit", "Receives a main benefit"),
  yesNo("social_security__is_financially_independent", "Is financially independent", {
    rule: personRule({
      uses: [
        "social_security__is_in_full_employment",
        "social_security__in_receipt_of_basic_grant",
        "social_security__recieves_goverment_assisted_scheme_payments",
        "social_security__recieves_main_benefit",
      ],
      value: (person) =>
        person.is("social_security__is_in_full_employment") ||
        person.is("social_security__in_receipt_of_basic_grant") ||
        person.is("social_security__recieves_goverment_assisted_scheme_payments") ||
        person.is("social_security__recieves_main_benefit"),
    }),
  }),
  yesNo("social_security__is_a_child", "Is a child, as the Social Security Act means it", {
    rule: personRule({
      uses: ["age", "social_security__is_financially_independent"],
      value: (person) =>
        person.number("age") < 16 ||
        (person.number("age") < 18 && !person.is("social_security__is_financially_independent")),
    }),
  }),
  yesNo("social_security__is_dependent_child", "Is a dependent child, as the Social Security Act means it", {
    rule: personRule({
      uses: ["social_security__is_a_child", "is_dependent_child"],
      value: (person) => person.is("social_security__is_a_child") && person.is("is_dependent_child"),
    }),
  }),
  yesNo("income_tax__dependent_child", "Is young enough to be a dependent child for tax", {
    per: "DAY",
    law: [incomeTaxAct("DLM1520575"), incomeTaxAct("DLM1520883")],
    rule: personRule({ uses: ["age"], value: (person) => person.number("age") <= 18 }),
  }),
  yesNo("family_scheme__has_dependent_children", "Has a child who depends on the family, for tax", {
    of: "family",
    law: [incomeTaxAct("DLM1518480")],
    rule: familyRule({
      uses: ["income_tax__dependent_child"],
      value: ({ members }) => members.some((one) => one.is("income_tax__dependent_child")),
    }),
  }),
];

export const principalCaregiver = criterion({
  id: "principal-caregiver",
  en: "You are the main carer of a child",
  mi: "Ko koe te kaitiaki matua o tētahi tamaiti",
  met: (person) => person.has("principal_caregiver"),
});

const carers = cite("Social Security Act 1964, ss 28 and 29", socialSecurityAct1964("DLM361606"));

export const notTheParent = criterion({
  id: "not-the-parent",
  en: "You care for a child who is not your own",
  mi: "E tiaki ana koe i tētahi tamaiti ehara nāu ake",
  unmet: {
    en: "It is for people who care for a child who is not their own.",
    mi: "Mō te hunga e tiaki ana i tētahi tamaiti ehara nā rātou ake tēnei.",
  },
  law: carers,
  uses: ["social_security__is_the_parent_of_dependent_child"],
  met: (person) => !person.is("social_security__is_the_parent_of_dependent_child"),
});

export const carerForAYear = criterion({
  id: "carer-for-a-year",
  en: "You expect to be the child’s main carer for at least a year",
  mi: "E whakaaro ana koe ko koe te kaitiaki matua o te tamaiti mō te tau kotahi, neke atu rānei",
  unmet: {
    en: "It is for people who will care for the child for a year or more.",
    mi: "Mō te hunga ka tiaki i te tamaiti mō te tau kotahi, neke atu rānei, tēnei.",
  },
  law: carers,
  uses: ["social_security__is_principal_carer_for_one_year_from_application_date"],
  met: (person) => person.is("social_security__is_principal_carer_for_one_year_from_application_date"),
});

export const carerOfAge = { ...atLeast(18), law: carers };
