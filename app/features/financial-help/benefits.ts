import type { OpenDataRecord } from "#app/server/neighbours/open-data.ts";

/** Each benefit's id is that of its open-data record; the value is the rules engine's variable. */
export const benefits = {
  isAccommodationSupplement: "social_security__eligible_for_accommodation_supplement",
  isBestStart: "best_start__eligibility",
  ChildDisabilityAllowance: "social_security__eligible_for_child_disability_allowance",
  isChildCareSubsidy: "social_security_regulation__eligible_for_childcare_subsidy",
  isCommunityServicesCard: "social_security__eligible_for_community_services_card",
  isHomeHelp: "home_help__eligible_for_home_help",
  isJobSeekerSupport: "social_security__eligible_for_jobseeker_support",
  isOrphansBenefit: "social_security__eligible_for_orphans_benefit",
  isPaidParentalLeave: "parental_leave__eligible_employee",
  isSoleParentSupport: "social_security__eligible_for_sole_parent_support",
  isStudentAllowance: "student_allowance__eligible_for_basic_grant",
  isSupportedLivingPayment: "social_security__eligible_for_supported_living_payment",
  isUnsupportedChildsBenefit: "social_security__eligible_for_unsupported_childs_benefit",
  isWorkingForFamiliesMinimumFamilyTaxCredit: "family_scheme__qualifies_for_minimum_family_tax_credit",
  isWorkingForFamiliesFamilyTaxCredit: "family_scheme__qualifies_for_family_tax_credit",
  isWorkingForFamiliesInWorkTaxCredit: "family_scheme__qualifies_for_in_work_tax_credit",
  isYoungParentPayment: "social_security__eligible_for_young_parent_payment",
} as const;

export type BenefitId = keyof typeof benefits;

export const benefitIds = Object.keys(benefits) as BenefitId[];

export const recordOf = (id: BenefitId, records: readonly OpenDataRecord[]): OpenDataRecord | undefined =>
  records.find((record) => record.id === id);
