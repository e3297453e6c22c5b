import type { AmountId } from "#workers/amounts/index.ts";
import type { BenefitId } from "../benefits.ts";
import type { Household } from "../request/household.ts";
import type { Area } from "../visit-answers.ts";

/** @property of key of `results/amount/of` */
export interface AmountOf {
  readonly id: AmountId;
  readonly of?:
    | "first"
    | "further"
    | "fourth"
    | "hour"
    | "forATime"
    | "topUp"
    | "youngest"
    | "oldest"
    | "area"
    | "away";
}

const fixed = {
  isBestStart: [{ id: "best_start.weekly" }],
  isPaidParentalLeave: [{ id: "paid_parental_leave.weekly_maximum" }],
  ChildDisabilityAllowance: [{ id: "child_disability_allowance.weekly" }],
  isChildCareSubsidy: [{ id: "childcare_subsidy.hourly.highest", of: "hour" }],
  isSoleParentSupport: [{ id: "sole_parent_support.weekly_net" }],
  isWorkingForFamiliesMinimumFamilyTaxCredit: [{ id: "minimum_family_tax_credit.net_income", of: "topUp" }],
  isOrphansBenefit: [
    { id: "orphans_benefit.weekly.highest", of: "oldest" },
    { id: "orphans_benefit.weekly.lowest", of: "youngest" },
  ],
  isUnsupportedChildsBenefit: [
    { id: "unsupported_childs_benefit.weekly.highest", of: "oldest" },
    { id: "unsupported_childs_benefit.weekly.lowest", of: "youngest" },
  ],
} as const satisfies Partial<Record<BenefitId, readonly AmountOf[]>>;

/** The most this household could be paid, the highest rate first; empty where no amount has a source. */
export function amountsOf(benefit: BenefitId, household: Household, area: Area): readonly AmountOf[] {
  const children = Math.max(1, household.numberOfChildren);
  switch (benefit) {
    case "isWorkingForFamiliesFamilyTaxCredit":
      return [
        { id: "family_tax_credit.first_child", of: "first" },
        ...(children > 1 ? [{ id: "family_tax_credit.other_child", of: "further" } as const] : []),
      ];
    case "isWorkingForFamiliesInWorkTaxCredit":
      return [
        { id: "in_work_tax_credit.weekly" },
        { id: "in_work_tax_credit.temporary_rise", of: "forATime" },
        ...(children > 3 ? [{ id: "in_work_tax_credit.further_child", of: "fourth" } as const] : []),
      ];
    case "isAccommodationSupplement":
      // Area 1 is the highest, so the most it could be in an unknown area.
      return [
        { id: `accommodation_supplement.maximum.area_${areaOf(area)}.${householdOf(household)}`, of: "area" },
      ];
    case "isJobSeekerSupport":
      return [{ id: `jobseeker_support.weekly_net.${rateOf(household)}` }];
    case "isSupportedLivingPayment":
      return [{ id: `supported_living_payment.weekly_net.${disabledRateOf(household)}` }];
    case "isStudentAllowance":
      return !household.hasPartner && household.numberOfChildren === 0 && (age(household) ?? 99) < 24
        ? [{ id: "student_allowance.weekly_net.single_away", of: "away" }]
        : [];
    default:
      return fixed[benefit as keyof typeof fixed] ?? [];
  }
}

const areas = ["1", "2", "3", "4"] as const;
export const areaOf = (area: Area): (typeof areas)[number] =>
  areas.find((each) => area.is === "known" && each === area.area) ?? "1";

const age = (household: Household) => household.number("applicant.age");

/** Social Security Act 2018, Schedule 4 Part 7. */
function householdOf({ hasPartner, numberOfChildren }: Household) {
  if (numberOfChildren > (hasPartner ? 0 : 1)) return "family";
  return hasPartner || numberOfChildren === 1 ? "couple_or_sole_parent_1" : "other";
}

/** Social Security Act 2018, Schedule 4 Part 1; whether someone under 20 lives with a parent is not asked. */
function rateOf(household: Household) {
  if (household.hasPartner) return household.numberOfChildren > 0 ? "couple_with_children" : "couple";
  if (household.numberOfChildren > 0) return "sole_parent";
  return (age(household) ?? 25) < 25 ? "single_under_25" : "single_25";
}

function disabledRateOf(household: Household) {
  if (household.hasPartner || household.numberOfChildren > 0)
    return rateOf(household) as "couple" | "couple_with_children" | "sole_parent";
  return (age(household) ?? 18) < 18 ? "single_under_18" : "single_18";
}
