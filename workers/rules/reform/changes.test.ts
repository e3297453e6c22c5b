// Each change of the reform on the last month before its day, and on the first month after (issue 14, point 1).

import { describe, expect, it, test } from "vitest";
import { base } from "../base.ts";
import {
  aged,
  calculated,
  criterionOf,
  explained,
  type TestedBenefit,
  type TestHousehold,
} from "./households.ts";
import { changes, currentRules } from "./index.ts";

type Verdict = boolean | null;
interface Row {
  change: string;
  benefit: TestedBenefit;
  household: TestHousehold;
  /** Dollars a year. */
  income?: number;
  before: [month: string, verdict: Verdict, household?: TestHousehold];
  after: [month: string, verdict: Verdict];
}

const worker = { hours_per_week_employed: 40 };
const oneChild = { applicant: worker, children: [aged(6)] };
const expecting = (due: string) => aged(0, { date_of_birth: "1970-01-01", due_date_of_birth: due });
const scheme = { family_scheme__has_dependent_children: true };
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

const rows: Row[] = [
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
    after: ["2021-02", false],
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
    income: 95_000,
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

describe("what a change makes different, from its day on", () => {
  test.each(rows)("$change: $benefit", ({ benefit, household, income, before, after }) => {
    const verdict = (month: string, whose = household) => explained(month, benefit, whose, income).verdict;
    expect([verdict(before[0], before[2]), verdict(after[0])]).toEqual([before[1], after[1]]);
  });

  const withoutDay = ["sections-of-other-acts", "student-allowance-parents", "tax-credits-from-birth"];

  it("has a row for each change, apart from those without a day and the Act that moved", () => {
    const known = changes.map(({ id }) => id).sort();
    const tested = rows.map(({ change }) => change);
    expect([...new Set([...tested, ...withoutDay, "social-security-act-2018"])].sort()).toEqual(known);
    expect(
      changes
        .filter(({ since }) => since === null)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(withoutDay);
  });
});

describe("a correction without a day, against the base", () => {
  it("tax credits begin with the birth: a baby on the way is no child yet", () => {
    const household = { applicant: worker, children: [expecting("2026-11-01")], family: scheme };
    const born = { ...household, children: [aged(0, { date_of_birth: "2026-11-01" })] };
    for (const benefit of ["familyTaxCredit", "inWorkTaxCredit", "minimumFamilyTaxCredit"] as const) {
      const before = explained("2026-11", benefit, household, 30_000);
      expect([benefit, before.verdict, criterionOf(before, "child-born")?.status]).toEqual([
        benefit,
        false,
        "not-met",
      ]);
      expect([benefit, explained("2026-11", benefit, born, 30_000).verdict]).toEqual([benefit, true]);
    }
    expect(calculated("2026-11", "minimumFamilyTaxCredit", household, undefined, base)).toBe(true);
  });

  it("F23: Student Allowance under 24 is only possible, for the parents' income is not asked", () => {
    const student = (age: number) => ({
      applicant: {
        age,
        student_allowance__is_enrolled_fulltime: true,
        student_allowance__meets_attendance_and_performance_requirements: true,
        student_allowance__is_tertiary_student: true,
      },
    });
    expect(explained("2026-11", "studentAllowance", student(23)).verdict).toBeNull();
    expect(explained("2026-11", "studentAllowance", student(24)).verdict).toBe(true);
    expect(calculated("2026-11", "studentAllowance", student(23), undefined, base)).toBe(true);
  });

  it("F12, F14: the law is cited as it stands today, by section and day", () => {
    const [age] = explained("2018-11", "jobseekerSupport", {}, 0).criteria;
    expect(age!.law.text).toContain("1964");
    const today = explained("2026-11", "jobseekerSupport", {}, 0).criteria;
    expect(today.map(({ id, law, inForceFrom }) => [id, law.text, inForceFrom])).toEqual([
      ["age", "Social Security Act 2018, s 23", "2018-11-26"],
      ["residence-test", "Social Security Act 2018, s 16", "2018-11-26"],
      ["available-for-work", "Social Security Act 2018, s 22", "2018-11-26"],
      ["income", "Social Security Act 2018, s 24", "2018-11-26"],
    ]);
  });
});

it("a change says of itself what, since when, and by which source", () => {
  for (const { id, en, mi, since, act, source, checked, changes: changed } of currentRules().reform!) {
    expect([id, en, mi].every((text) => text.length > 3 && !text.endsWith("."))).toBe(true);
    expect(mi).not.toBe(en);
    expect(since ?? "2000").toMatch(/^\d{4}(-\d\d){0,2}$/);
    expect(act.length).toBeGreaterThan(10);
    expect(source.length).toBeGreaterThan(0);
    expect(checked).toBe("2026-11-22");
    expect([id, changed.filter((one) => !currentRules().variables.has(one))]).toEqual([id, []]);
    expect(changed.length).toBeGreaterThan(0);
  }
});
