import { bornYearsAgo, type Household } from "./household.ts";
import type { RuleValue } from "./situation.ts";

export interface VariableSource {
  /** The question behind the value, named in the reasons. */
  from?: string;
  /** @param firstDay of the request's month, YYYY-MM-01 */
  value: (household: Household, firstDay: string) => RuleValue | undefined;
}

const yesNoAnswer = (from: string): VariableSource => ({ from, value: ({ isYes }) => isYes(from) });
/** Sent only when true. */
const onlyWhen = (from: string, holds: (household: Household) => boolean | undefined): VariableSource => ({
  from,
  value: (household) => holds(household) || undefined,
});

const studies = ({ chosen }: Household) =>
  ["study", "both"].includes(chosen("applicant.workOrStudy")[0] ?? "");
export const hasDisabledChild = ({ isYes }: Household) => isYes("child.hasSeriousDisability") ?? false;

const resident = yesNoAnswer("applicant.isNZResident");
const livesHere = yesNoAnswer("applicant.normallyLivesInNZ");
const partnered: VariableSource = {
  from: "applicant.relationshipStatus",
  value: ({ hasPartner }) => hasPartner,
};
const principalCarer = yesNoAnswer("applicant.isPrincipalCarer");
const parent = yesNoAnswer("applicant.isParent");
const incomeTested = yesNoAnswer("applicant.receivesIncomeTestedBenefit");

/** Variables missing here are computed or not asked. */
export const applicant: Readonly<Record<string, VariableSource>> = {
  age: { from: "applicant.age", value: ({ number }) => number("applicant.age") },
  is_citizen_or_resident: resident,
  social_security__is_ordinarily_resident_in_new_zealand: livesHere,
  has_a_partner: partnered,
  student_allowance__is_married_or_partnered: partnered,
  is_married_or_in_a_civil_union_or_de_facto_relationship: partnered,
  is_adequately_supported_by_partner: {
    from: "applicant.isInadequatelySupportedByPartner",
    value: ({ isYes }) => !isYes("applicant.isInadequatelySupportedByPartner"),
  },
  social_security__has_severely_restricted_capacity_for_work: yesNoAnswer("applicant.hasSeriousDisability"),
  parental_leave__applied_for_leave_or_stopped_working: yesNoAnswer("applicant.isStoppingWorkToCareForChild"),
  student_allowance__is_enrolled_fulltime: yesNoAnswer("applicant.isStudyingFullTime"),
  social_security__is_fulltime_student: yesNoAnswer("applicant.isStudyingFullTime"),
  social_security__is_principal_carer_for_one_year_from_application_date: yesNoAnswer(
    "applicant.isPrincipalCarerForOneYearFromApplicationDate",
  ),
  has_dependent_child: {
    from: "applicant.isPrincipalCarer",
    value: ({ isYes, numberOfChildren }) =>
      numberOfChildren > 0 ? isYes("applicant.isPrincipalCarer") || isYes("applicant.isParent") : undefined,
  },
  social_security__has_dependant_child: principalCarer,
  social_security__is_the_parent_of_dependent_child: parent,
  is_a_parent: parent,
  student_allowance__has_a_supported_child: principalCarer,
  has_community_services_card: yesNoAnswer("applicant.holdsCommunityServicesCard"),
  social_security__has_accomodation_costs: yesNoAnswer("applicant.hasAccommodationCosts"),
  student_allowance__partner_or_person_receiving_certain_allowances: incomeTested,
  social_security__received_income_tested_benefit: incomeTested,
  date_of_birth: {
    from: "applicant.age",
    value: ({ number }, firstDay) => bornYearsAgo(number("applicant.age"), firstDay),
  },
  number_of_years_lived_in_nz: {
    from: "applicant.normallyLivesInNZ",
    value: ({ isYes }) => (isYes("applicant.normallyLivesInNZ") ? 99 : 0),
  },
  is_nz_citizen: resident,
  is_resident: resident,
  social_security__single_young_person_in_exceptional_circumstances: onlyWhen(
    "applicant.relationshipStatus",
    ({ hasPartner }) => !hasPartner,
  ),
  parental_leave__is_primary_carer: yesNoAnswer("applicant.gaveBirthToThisChild"),
  home_help__had_multiple_birth: {
    from: "applicant.needsDomesticSupport",
    value: ({ isYes, numberOfChildren }) =>
      numberOfChildren >= 3 ? isYes("applicant.needsDomesticSupport") : undefined,
  },
  jobseeker_support__is_prepared_for_employment: {
    from: "applicant.employmentStatus",
    value: ({ chosen }) => chosen("applicant.employmentStatus")[0] !== "full-time",
  },
  income_tax__residence: livesHere,
  // Assets are not asked.
  accommodation_supplement__below_cash_threshold: { value: () => true },
  parental_leave__threshold_tests: {
    from: "applicant.meetsPaidParentalLeaveEmployedRequirements",
    value: ({ isYes }) => (isYes("applicant.meetsPaidParentalLeaveEmployedRequirements") ? 6 : 0),
  },
  hours_per_week_employed: {
    from: "applicant.worksWeeklyHours",
    value: ({ number }) => number("applicant.worksWeeklyHours"),
  },
  social_security__is_required_to_give_fulltime_care: onlyWhen(
    "child.hasSeriousDisability",
    (household) => hasDisabledChild(household) && household.isYes("applicant.isPrincipalCarer"),
  ),
  student_allowance__is_secondary_student: onlyWhen("applicant.workOrStudy", studies),
  student_allowance__is_tertiary_student: onlyWhen("applicant.workOrStudy", studies),
  student_allowance__meets_attendance_and_performance_requirements: onlyWhen(
    "applicant.isStudyingFullTime",
    ({ isYes }) => isYes("applicant.isStudyingFullTime"),
  ),
  eligible_for_social_housing: yesNoAnswer("applicant.hasSocialHousing"),
};
