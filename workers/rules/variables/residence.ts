import { amended, from } from "../benefits/dated.ts";
import { checked, sources } from "../benefits/shared/sources.ts";
import { criterion } from "../criteria.ts";
import { type BenefitCriterion, type Change, personRule, whole, yesNo } from "../declare.ts";
import { cite, immigrationAct, incomeTaxAct, socialSecurityAct1964, socialSecurityAct2018 } from "../law.ts";

const visaLaw = [immigrationAct("DLM1440311")];
const residenceLaw = [socialSecurityAct1964("DLM363796"), socialSecurityAct2018("DLM6783138")];
const twoYearsHere =
  "social_security__has_resided_continuously_in_nz_for_a_period_of_at_least_2_years_at_any_one_time";

/** The model asks the two years of refugees, whom the section exempts, and not of others. */
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
};

const testOf2018 = personRule({
  uses: [
    "is_citizen_or_resident",
    "social_security__is_ordinarily_resident_in_new_zealand",
    "immigration__is_recognised_refugee",
    "immigration__is_protected_person",
    twoYearsHere,
  ],
  where: { twoYearsHere },
  value: (person) =>
    (person.is("is_citizen_or_resident") &&
      person.is("social_security__is_ordinarily_resident_in_new_zealand")) ||
    ((person.is("immigration__is_recognised_refugee") || person.is("immigration__is_protected_person")) &&
      person.is(twoYearsHere)),
});

const testOfToday = personRule({
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
});

export const residence = [
  yesNo("is_nz_citizen", "Is a New Zealand citizen", { per: "ETERNITY", law: visaLaw }),
  yesNo("immigration__holds_permanent_resident_visa", "Holds a permanent resident visa", { per: "ETERNITY" }),
  yesNo("immigration__holds_resident_visa", "Holds a resident visa"),
  yesNo("immigration__is_recognised_refugee", "Is recognised as a refugee"),
  yesNo("immigration__is_protected_person", "Is recognised as a protected person"),
  whole("number_of_years_lived_in_nz", "Years lived in New Zealand", { per: "ETERNITY" }),
  yesNo(twoYearsHere, "Has at some time lived in New Zealand for two years without a break", {
    per: "ETERNITY",
  }),
  yesNo("social_security__is_ordinarily_resident_in_new_zealand", "Normally lives in New Zealand", {
    law: [socialSecurityAct1964("DLM363772")],
    spread: "copied",
  }),
  yesNo("income_tax__residence", "Is resident in New Zealand for tax", {
    default: true,
    law: [incomeTaxAct("DLM1518482")],
    spread: "copied",
  }),
  yesNo("is_permanent_resident", "Is a permanent resident", {
    per: "ETERNITY",
    law: visaLaw,
    rule: personRule({
      uses: ["immigration__holds_permanent_resident_visa"],
      value: (person) => person.is("immigration__holds_permanent_resident_visa"),
    }),
  }),
  yesNo("is_resident", "Holds a resident or a permanent resident visa", {
    per: "ETERNITY",
    law: visaLaw,
    rule: personRule({
      uses: ["immigration__holds_resident_visa", "immigration__holds_permanent_resident_visa"],
      value: (person) =>
        person.is("immigration__holds_resident_visa") ||
        person.is("immigration__holds_permanent_resident_visa"),
    }),
  }),
  yesNo("is_citizen_or_resident", "Is a New Zealand citizen or resident", {
    per: "ETERNITY",
    law: visaLaw,
    rule: personRule({
      uses: ["is_nz_citizen", "is_permanent_resident", "is_resident"],
      value: (person) =>
        person.is("is_nz_citizen") || person.is("is_permanent_resident") || person.is("is_resident"),
    }),
  }),
  yesNo(
    "social_security__meets_residential_requirements_for_certain_benefits",
    "Meets the residence test for main benefits",
    {
      law: residenceLaw,
      rules: [testOf2018, from(twoYears, testOfToday)],
    },
  ),
];

export const citizenOrResident = criterion({
  id: "citizen-or-resident",
  en: "You are a New Zealand citizen or resident",
  mi: "He kirirarau koe nō Aotearoa, he kainoho rānei",
  unmet: {
    en: "It is for New Zealand citizens and residents.",
    mi: "Mō ngā kirirarau me ngā kainoho o Aotearoa tēnei.",
  },
  law: cite("Immigration Act 2009", immigrationAct("DLM1440311")),
  uses: ["is_citizen_or_resident"],
  met: (person) => person.is("is_citizen_or_resident"),
});

export const normallyLivesHere = criterion({
  id: "normally-lives-here",
  en: "You normally live in New Zealand",
  mi: "E noho ana koe ki Aotearoa i te nuinga o te wā",
  unmet: {
    en: "It is for people who normally live in New Zealand.",
    mi: "Mō te hunga e noho ana ki Aotearoa i te nuinga o te wā tēnei.",
  },
  law: cite("Social Security Act 1964, s 74(1)(a)", socialSecurityAct1964("DLM363772")),
  uses: ["social_security__is_ordinarily_resident_in_new_zealand"],
  met: (person) => person.is("social_security__is_ordinarily_resident_in_new_zealand"),
});

const residenceTestWords = {
  id: "residence-test",
  en: "You are a New Zealand citizen or resident, and normally live here",
  mi: "He kirirarau koe nō Aotearoa, he kainoho rānei, ā, e noho ana koe ki konei i te nuinga o te wā",
  unmet: {
    en: "It is for citizens and residents who normally live in New Zealand.",
    mi: "Mō ngā kirirarau me ngā kainoho e noho ana ki Aotearoa i te nuinga o te wā tēnei.",
  },
  law: cite(
    "Social Security Act 2018 (formerly Social Security Act 1964, s 74AA)",
    socialSecurityAct2018("DLM6783138"),
  ),
};

// Refugees and protected persons with two years here pass as well; the questionnaire does not ask about them.
export const residenceTest = criterion({
  ...residenceTestWords,
  uses: ["social_security__meets_residential_requirements_for_certain_benefits"],
  met: (person) => person.is("social_security__meets_residential_requirements_for_certain_benefits"),
});

// Some benefits want refugees who pass to be residents as well.
export const residenceTestForResidents = criterion({
  ...residenceTestWords,
  uses: ["social_security__meets_residential_requirements_for_certain_benefits", "is_citizen_or_resident"],
  met: (person) =>
    person.is("social_security__meets_residential_requirements_for_certain_benefits") &&
    person.is("is_citizen_or_resident"),
});

export const residenceInWordsOfToday = (one: BenefitCriterion): BenefitCriterion =>
  amended(twoYears, one, {
    en: "You are a citizen or resident and have lived here for two years, or you are a refugee or protected person",
    mi: "He kirirarau koe, he kainoho rānei, ā, kua rua tau koe e noho ana ki konei; he rerenga koe, he tangata whakamarutia rānei",
    unmet: {
      en: "It is for citizens and residents who have lived in New Zealand for two years, and for refugees and protected persons.",
      mi: "Mō ngā kirirarau me ngā kainoho kua rua tau e noho ana ki Aotearoa tēnei, mō ngā rerenga me ngā tāngata whakamarutia hoki.",
    },
  });

export const taxResident = criterion({
  id: "tax-resident",
  en: "You live in New Zealand for tax purposes",
  mi: "E noho ana koe ki Aotearoa i raro i ngā ture tāke",
  unmet: {
    en: "It is for people who live in New Zealand.",
    mi: "Mō te hunga e noho ana ki Aotearoa tēnei.",
  },
  law: cite("Income Tax Act 2007", incomeTaxAct("DLM1518482")),
  uses: ["income_tax__residence"],
  met: (person) => person.is("income_tax__residence"),
});
