import { benefit, criterion } from "../criteria.ts";
import { cite, socialSecurityAct1964, socialSecurityAct2018 } from "../law.ts";
import { incomeBelow } from "./income.ts";
import { normallyLivesHere } from "./residence.ts";

const law = cite(
  "Social Security Act 2018 (formerly Social Security Act 1964, ss 61DH to 61EC)",
  socialSecurityAct2018("DLM6783241"),
  socialSecurityAct1964("DLM362802"),
  socialSecurityAct1964("DLM362856"),
);

export const accommodationSupplement = [
  benefit("social_security__eligible_for_accommodation_supplement", "Can get Accommodation Supplement", law, [
    criterion({
      id: "age",
      en: ({ minimum }) => `You are ${minimum} or older`,
      mi: ({ minimum }) => `Kua eke koe ki te ${minimum} tau, neke atu rānei`,
      unmet: {
        en: ({ minimum }) => `It is for people aged ${minimum} or older.`,
        mi: ({ minimum }) => `Mō te hunga kua eke ki te ${minimum} tau, neke atu rānei, tēnei.`,
      },
      uses: ["age"],
      parameters: { minimum: "entitlements.social_security.accommodation_supplement.age_threshold" },
      met: (person, { minimum }) => person.number("age") >= minimum,
    }),
    criterion({
      id: "citizen-or-resident",
      en: "You are a New Zealand citizen or resident",
      mi: "He kirirarau koe nō Aotearoa, he kainoho rānei",
      unmet: {
        en: "It is for New Zealand citizens and residents.",
        mi: "Mō ngā kirirarau me ngā kainoho o Aotearoa tēnei.",
      },
      // Not is_citizen_or_resident: here the model asks for the three statuses itself.
      uses: ["is_resident", "is_permanent_resident", "is_nz_citizen"],
      met: (person) =>
        person.is("is_resident") || person.is("is_permanent_resident") || person.is("is_nz_citizen"),
    }),
    normallyLivesHere,
    criterion({
      id: "accommodation-costs",
      en: "You pay rent, board or the costs of your own home, and do not live in social housing",
      mi: "E utu ana koe i te rēti, i te utu noho, i ngā utu rānei o tō ake whare, ā, kāore koe i te noho ki tētahi whare pāpori",
      unmet: {
        en: "It is for people who pay for their home and do not live in social housing.",
        mi: "Mō te hunga e utu ana mō tō rātou kāinga, kāore hoki e noho ana ki tētahi whare pāpori, tēnei.",
      },
      uses: ["social_security__has_accomodation_costs", "eligible_for_social_housing"],
      met: (person) =>
        person.is("social_security__has_accomodation_costs") && !person.is("eligible_for_social_housing"),
    }),
    incomeBelow("accommodation_supplement__below_income_threshold"),
    criterion({
      id: "savings",
      en: "Your savings are below the limit",
      mi: "Kei raro iho ō penapena i te tepe",
      uses: ["accommodation_supplement__below_cash_threshold"],
      // The questionnaire does not ask about savings and always sends yes.
      quiet: true,
      met: (person) => person.is("accommodation_supplement__below_cash_threshold"),
    }),
  ]),
];
