import { any, benefit, criterion } from "../criteria.ts";
import { cite, healthEntitlementCardsRegulations } from "../law.ts";

const law = cite("Health Entitlement Cards Regulations 1993", healthEntitlementCardsRegulations("DLM176710"));
const lowIncome = "community_services_card__below_income_threshold";

const alreadyReceives = [
  criterion({
    id: "income-tested-benefit",
    en: "You get a benefit that depends on your income",
    mi: "Kei te whiwhi koe i tētahi takuhe e whirinaki ana ki tō moni whiwhi",
    uses: ["social_security__received_income_tested_benefit"],
    met: (person) => person.is("social_security__received_income_tested_benefit"),
  }),
  criterion({
    id: "residential-care",
    en: "You get a residential care subsidy",
    mi: "Kei te whiwhi koe i te tautoko mō te noho whare tiaki",
    uses: ["social_security__received_residential_care_subsidy"],
    quiet: true,
    met: (person) => person.is("social_security__received_residential_care_subsidy"),
  }),
  criterion({
    id: "veterans",
    en: "You get a veteran’s pension or compensation",
    mi: "Kei te whiwhi koe i te takuhe, i te paremata rānei mō ngā hōia o mua",
    uses: [
      "veterans_support__received_veterans_pension",
      "veterans_support__received_weekly_income_compensation",
      "veterans_support__received_weekly_compensation",
    ],
    quiet: true,
    met: (person) =>
      person.is("veterans_support__received_veterans_pension") ||
      person.is("veterans_support__received_weekly_income_compensation") ||
      person.is("veterans_support__received_weekly_compensation"),
  }),
  criterion({
    id: "childrens-benefit",
    en: "You get Orphans Benefit, Unsupported Child’s Benefit or Child Disability Allowance",
    mi: "Kei te whiwhi koe i te <en>Orphans Benefit</en>, i te <en>Unsupported Child’s Benefit</en>, i te <en>Child Disability Allowance</en> rānei",
    uses: [
      "social_security__received_orphans_benefit",
      "social_security__received_unsupported_childs_benefit",
      "social_security__received_child_disability_allowance",
    ],
    quiet: true,
    met: (person) =>
      person.is("social_security__received_orphans_benefit") ||
      person.is("social_security__received_unsupported_childs_benefit") ||
      person.is("social_security__received_child_disability_allowance"),
  }),
];

const onLowIncome = [
  criterion({
    id: "superannuation",
    en: "You get New Zealand Superannuation, and your income is below the limit",
    mi: "Kei te whiwhi koe i te Penihana Kaumātua o Aotearoa, ā, kei raro iho tō moni whiwhi i te tepe",
    uses: ["social_security__received_superannuation", lowIncome],
    quiet: true,
    met: (person) => person.is("social_security__received_superannuation") && person.is(lowIncome),
  }),
  criterion({
    id: "student",
    en: "You study full time, and your income is below the limit",
    mi: "E ako ana koe i te wā kikī, ā, kei raro iho tō moni whiwhi i te tepe",
    uses: ["social_security__is_fulltime_student", lowIncome],
    met: (person) => person.is("social_security__is_fulltime_student") && person.is(lowIncome),
  }),
  // Those who qualify for Working for Families pass too, without being a citizen or resident.
  criterion({
    id: "with-children",
    en: "A child depends on you, you are a New Zealand citizen or resident, and your family’s income is below the limit",
    mi: "E whirinaki ana tētahi tamaiti ki a koe, he kirirarau koe, he kainoho rānei nō Aotearoa, ā, kei raro iho te moni whiwhi o tō whānau i te tepe",
    uses: [
      "social_security__has_dependant_child",
      "is_citizen_or_resident",
      "family_scheme__qualifies_for_working_for_families",
      lowIncome,
    ],
    met: (person) =>
      person.is("social_security__has_dependant_child") &&
      (person.is("is_citizen_or_resident") ||
        person.is("family_scheme__qualifies_for_working_for_families")) &&
      person.is(lowIncome),
  }),
  criterion({
    id: "without-children",
    en: ({ minimum }) =>
      `No child depends on you, you are ${minimum} or older, a New Zealand citizen or resident who normally lives here, and your income is below the limit`,
    mi: ({ minimum }) =>
      `Kāore he tamaiti e whirinaki ana ki a koe, kua eke koe ki te ${minimum} tau, neke atu rānei, he kirirarau koe, he kainoho rānei nō Aotearoa e noho ana ki konei i te nuinga o te wā, ā, kei raro iho tō moni whiwhi i te tepe`,
    uses: [
      "social_security__has_dependant_child",
      "is_citizen_or_resident",
      "age",
      "social_security__is_ordinarily_resident_in_new_zealand",
      lowIncome,
    ],
    parameters: { minimum: "entitlements.social_security.community_services_card.age_threshold" },
    met: (person, { minimum }) =>
      !person.is("social_security__has_dependant_child") &&
      person.is("is_citizen_or_resident") &&
      person.number("age") >= minimum &&
      person.is("social_security__is_ordinarily_resident_in_new_zealand") &&
      person.is(lowIncome),
  }),
];

export const communityServicesCard = [
  benefit("social_security__eligible_for_community_services_card", "Can get a Community Services Card", law, [
    any(
      "ways",
      {
        en: "It is for people on a low income, or with an income-tested benefit.",
        mi: "Mō te hunga he iti ō rātou moni whiwhi, e whiwhi ana rānei i tētahi takuhe e herea ana ki te moni whiwhi, tēnei.",
      },
      ...alreadyReceives,
      ...onLowIncome,
    ),
  ]),
];
