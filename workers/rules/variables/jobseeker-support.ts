import { benefit, criterion } from "../criteria.ts";
import { personRule, yesNo } from "../declare.ts";
import { cite, socialSecurityAct1964, socialSecurityAct2018 } from "../law.ts";
import { incomeBelow } from "./income.ts";
import { residenceTest } from "./residence.ts";

const node = "entitlements.social_security.jobseeker_support";
const law = cite(
  "Social Security Act 2018 (formerly Social Security Act 1964, s 88B)",
  socialSecurityAct2018("DLM6783144"),
  socialSecurityAct1964("DLM5478527"),
);

export const jobseekerSupport = [
  yesNo("jobseeker_support__meets_age_threshold", "Is old enough for Job Seeker Support", {
    default: true,
    law: [socialSecurityAct1964("DLM5478527")],
    rule: personRule({
      uses: ["age", "social_security__has_dependant_child"],
      parameters: { alone: `${node}.age_threshold`, withChild: `${node}.age_threshold_with_dependent_child` },
      // The model joins the two ages with "or", so the higher one never decides.
      value: (person, { alone, withChild }) =>
        person.number("age") >= alone ||
        (person.is("social_security__has_dependant_child") && person.number("age") >= withChild),
    }),
  }),
  benefit("social_security__eligible_for_jobseeker_support", "Can get Job Seeker Support", law, [
    criterion({
      id: "age",
      en: ({ minimum }) => `You are ${minimum} or older`,
      mi: ({ minimum }) => `Kua eke koe ki te ${minimum} tau, neke atu rānei`,
      unmet: {
        en: ({ minimum }) => `It is for people aged ${minimum} or older.`,
        mi: ({ minimum }) => `Mō te hunga kua eke ki te ${minimum} tau, neke atu rānei, tēnei.`,
      },
      uses: ["jobseeker_support__meets_age_threshold"],
      parameters: { minimum: `${node}.age_threshold` },
      met: (person) => person.is("jobseeker_support__meets_age_threshold"),
    }),
    residenceTest,
    criterion({
      id: "available-for-work",
      en: "You are not already in full-time work, and are ready to work",
      mi: "Kāore koe i te mahi wā kikī, ā, kua rite koe ki te mahi",
      unmet: {
        en: "It is for people who are not in full-time work and are ready to work.",
        mi: "Mō te hunga kāore i te mahi wā kikī, kua rite hoki ki te mahi, tēnei.",
      },
      uses: ["jobseeker_support__is_prepared_for_employment"],
      met: (person) => person.is("jobseeker_support__is_prepared_for_employment"),
    }),
    incomeBelow("jobseeker_support__below_income_threshold"),
  ]),
];
