import { personRule, whole, yesNo } from "../declare.ts";
import {
  childcareAssistanceRegulations as childcare,
  studentAllowancesRegulations as regulations,
  socialSecurityAct1964,
} from "../law.ts";

const certainAllowances = [regulations("DLM260337")];

export const study = [
  whole("early_childcare_hours_participation_per_week", "Hours of early childhood education a week", {
    law: [childcare("DLM282547")],
  }),
  yesNo("is_attending_school", "Goes to school", { law: [childcare("DLM282545")] }),
  yesNo("will_be_enrolled_in_school", "Will be enrolled in school", { law: [childcare("DLM282545")] }),
  yesNo("social_security__is_fulltime_student", "Studies full time", {
    law: [socialSecurityAct1964("DLM359124")],
  }),
  yesNo("student_allowance__is_enrolled_fulltime", "Is enrolled full time", { law: certainAllowances }),
  yesNo(
    "student_allowance__meets_attendance_and_performance_requirements",
    "Attends and performs as the school or provider requires",
    { law: certainAllowances },
  ),
  yesNo("student_allowance__approved_to_study_overseas", "Is approved to study overseas", {
    law: certainAllowances,
  }),
  yesNo("student_allowance__approved_to_study_parttime", "Is approved to study part time", {
    law: certainAllowances,
  }),
  yesNo("student_allowance__is_secondary_student", "Is a secondary student", {
    law: [regulations("DLM259943")],
  }),
  yesNo("student_allowance__is_tertiary_student", "Is a tertiary student", {
    law: [regulations("DLM259980")],
  }),
  yesNo("student_allowance__has_a_supported_child", "Supports a child", { law: [regulations("DLM259968")] }),
  yesNo("student_allowance__partner_has_a_supported_child", "Has a partner who supports a child", {
    law: [regulations("DLM6530648")],
  }),
  yesNo(
    "student_allowance__partner_or_person_receiving_certain_allowances",
    "Receives certain other allowances, or the partner does",
    { law: [regulations("DLM260340")] },
  ),
  yesNo("student_allowance__has_a_spouse", "Has a spouse, as the regulations mean it", {
    law: [regulations("DLM259958")],
    rule: personRule({
      uses: [
        "age",
        "age_of_partner",
        "student_allowance__has_a_supported_child",
        "student_allowance__partner_has_a_supported_child",
      ],
      value: (person) => {
        const areOfAge = [person.number("age"), person.number("age_of_partner")].filter(
          (age) => age >= 24,
        ).length;
        const isChildSupported =
          person.is("student_allowance__has_a_supported_child") ||
          person.is("student_allowance__partner_has_a_supported_child");
        return areOfAge === 2 || (areOfAge === 1 && isChildSupported);
      },
    }),
  }),
  yesNo("student_allowance__is_married_or_partnered", "Is married or partnered, as the regulations mean it", {
    law: [regulations("DLM259902")],
    rule: personRule({
      uses: ["student_allowance__has_a_spouse"],
      value: (person) => person.is("student_allowance__has_a_spouse"),
    }),
  }),
];
