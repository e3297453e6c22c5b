// Test support: a row for each change, on the last month before its day and the first month after.

import { aged, type TestedBenefit, type TestHousehold } from "./households-for-tests.ts";

type Verdict = boolean | null;
export interface ChangeRow {
  change: string;
  benefit: TestedBenefit;
  household: TestHousehold;
  /** Dollars a year. */
  income?: number;
  before: [month: string, verdict: Verdict, household?: TestHousehold];
  after: [month: string, verdict: Verdict];
}

export const worker = { hours_per_week_employed: 40 };
const oneChild = { applicant: worker, children: [aged(6)] };
export const expecting = (due: string) => aged(0, { date_of_birth: "1970-01-01", due_date_of_birth: due });
export const scheme = { family_scheme__has_dependent_children: true };
const caring = {
  applicant: {
    social_security__is_the_parent_of_dependent_child: false,
    social_security__is_principal_carer_for_one_year_from_application_date: false,
  },
  children: [
    aged(6, {
      social_security__is_orphaned: true,
      social_security__parents_unable_to_provide_sufficient_care: true,
    }),
  ],
};
const leave = {
  parental_leave__is_primary_carer: true,
  parental_leave__applied_for_leave_or_stopped_working: true,
  parental_leave__threshold_tests: 6,
};
const renting = { social_security__has_accomodation_costs: true, eligible_for_social_housing: false };

export const rows: readonly ChangeRow[] = [
  {
    change: "paid-parental-leave-residence",
    benefit: "paidParentalLeave",
    household: { applicant: { ...leave, is_nz_citizen: false, is_citizen_or_resident: false } },
    before: ["2016-03", false],
    after: ["2016-04", true],
  },
  {
    change: "community-services-card-limits",
    benefit: "communityServicesCard",
    household: { partner: {}, children: [aged(6), aged(9)] },
    income: 150_000,
    before: ["2018-03", true],
    after: ["2018-04", false],
  },
  {
    change: "best-start-children",
    benefit: "bestStart",
    // The baby is due before the launch; the partner, whose age is not told, is no child.
    household: { partner: { due_date_of_birth: "2018-07-20" }, children: [aged(4)], family: scheme },
    before: ["2018-06", true],
    after: ["2018-07", false],
  },
  {
    change: "best-start-income",
    benefit: "bestStart",
    household: { children: [aged(1, { date_of_birth: "2018-07-15" })] },
    income: 95_000,
    before: ["2018-06", true],
    after: ["2019-08", false],
  },
  {
    change: "working-for-families-2018",
    benefit: "familyTaxCredit",
    household: oneChild,
    income: 60_000,
    before: ["2018-06", false],
    after: ["2018-07", true],
  },
  {
    change: "minimum-family-tax-credit-limit",
    benefit: "minimumFamilyTaxCredit",
    household: oneChild,
    income: 270_000,
    before: ["2018-06", true],
    after: ["2018-07", false],
  },
  {
    change: "main-benefits-income",
    benefit: "soleParentSupport",
    household: oneChild,
    income: 70_000,
    before: ["2018-11", true],
    after: ["2018-12", false],
  },
  {
    change: "young-parent-payment-income",
    benefit: "youngParentPayment",
    household: {
      applicant: {
        age: 19,
        is_a_parent: true,
        monthly_income: 1500,
        family_scheme__assessable_income: 18_000,
      },
      children: [aged(1)],
    },
    income: 18_000,
    before: ["2018-11", false],
    after: ["2018-12", null],
  },
  {
    change: "jobseeker-support-age",
    benefit: "jobseekerSupport",
    household: { applicant: { age: 18 }, children: [aged(1)] },
    income: 0,
    before: ["2018-11", true],
    after: ["2018-12", false],
  },
  {
    change: "sole-parent-support-child",
    benefit: "soleParentSupport",
    household: { children: [expecting("2019-01-10")] },
    income: 0,
    before: ["2018-11", true],
    after: ["2018-12", false],
  },
  {
    change: "main-benefits-two-years",
    benefit: "jobseekerSupport",
    household: { applicant: { number_of_years_lived_in_nz: 1 } },
    income: 0,
    before: ["2018-11", true],
    after: ["2018-12", false],
  },
  {
    change: "main-benefits-superannuation",
    benefit: "jobseekerSupport",
    household: { applicant: { age: 70 } },
    income: 0,
    before: ["2018-11", true],
    after: ["2018-12", null],
  },
  {
    change: "jobseeker-support-students",
    benefit: "jobseekerSupport",
    household: { applicant: { social_security__is_fulltime_student: true } },
    income: 0,
    before: ["2018-11", true],
    after: ["2018-12", null],
  },
  {
    change: "childcare-subsidy-limits",
    benefit: "childcareSubsidy",
    household: { children: [aged(3, { early_childcare_hours_participation_per_week: 20 })] },
    income: 100_000,
    before: ["2018-11", true],
    after: ["2018-12", false],
  },
  {
    change: "childcare-subsidy-limits",
    benefit: "childcareSubsidy",
    household: { children: [aged(3, { early_childcare_hours_participation_per_week: 20 })] },
    income: 112_000,
    before: ["2024-03", false],
    after: ["2024-04", true],
  },
  {
    change: "accommodation-supplement-areas",
    benefit: "accommodationSupplement",
    household: { applicant: { ...renting, accommodation_supplement__area: 1 } },
    income: 70_000,
    before: ["2018-11", true],
    after: ["2018-12", false],
  },
  {
    change: "community-services-card-for-more",
    benefit: "communityServicesCard",
    household: {
      applicant: { social_security__has_accomodation_costs: true, eligible_for_social_housing: true },
    },
    income: 150_000,
    before: ["2018-11", false],
    after: ["2018-12", true],
  },
  {
    change: "main-benefits-income-2020",
    benefit: "jobseekerSupport",
    household: { applicant: { age: 30 } },
    income: 21_500,
    before: ["2020-03", false],
    after: ["2020-04", true],
  },
  {
    change: "in-work-hours",
    benefit: "inWorkTaxCredit",
    household: { applicant: { hours_per_week_employed: 15 }, children: [aged(1)] },
    income: 25_000,
    before: ["2020-06", false],
    after: ["2020-07", true],
  },
  {
    change: "in-work-exclusions",
    benefit: "inWorkTaxCredit",
    household: {
      applicant: { hours_per_week_employed: 25, social_security__in_receipt_of_basic_grant: true },
      children: [aged(1)],
    },
    income: 25_000,
    before: ["2020-12", true],
    after: ["2021-01", false],
  },
  {
    change: "main-benefits-income-2021",
    benefit: "jobseekerSupport",
    household: { applicant: { age: 30 } },
    income: 25_500,
    before: ["2021-03", false],
    after: ["2021-04", true],
  },
  {
    change: "orphans-benefit-year",
    benefit: "orphansBenefit",
    household: caring,
    before: ["2021-06", false],
    after: ["2021-07", true],
  },
  {
    change: "unsupported-childs-benefit-year",
    benefit: "unsupportedChildsBenefit",
    household: caring,
    before: ["2021-06", false],
    after: ["2021-07", true],
  },
  {
    change: "working-for-families-2022",
    benefit: "familyTaxCredit",
    household: { ...oneChild, children: [aged(6), aged(8)] },
    // The credits rose on the same day, by more than the rate.
    income: 86_000,
    before: ["2022-03", false],
    after: ["2022-04", true],
  },
  {
    change: "in-work-amount-2024",
    benefit: "inWorkTaxCredit",
    household: oneChild,
    income: 87_000,
    before: ["2024-07", false],
    after: ["2024-08", true],
  },
  {
    change: "best-start-first-year",
    benefit: "bestStart",
    household: { children: [aged(0, { date_of_birth: "2026-04-01" })] },
    income: 150_000,
    // The day of birth decides, not the month that is asked about.
    before: ["2026-05", true, { children: [aged(0, { date_of_birth: "2026-03-31" })] }],
    after: ["2026-05", false],
  },
  {
    change: "working-for-families-2026",
    benefit: "familyTaxCredit",
    household: oneChild,
    income: 71_000,
    before: ["2026-03", false],
    after: ["2026-04", true],
  },
  {
    change: "in-work-amount-2026",
    benefit: "inWorkTaxCredit",
    household: oneChild,
    income: 98_000,
    before: ["2026-04", false],
    after: ["2026-05", null],
  },
  {
    change: "parental-assistance-test",
    benefit: "jobseekerSupport",
    household: { applicant: { age: 19 } },
    income: 0,
    before: ["2026-10", true],
    after: ["2026-11", null],
  },
];
