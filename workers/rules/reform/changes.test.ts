// Each change of the reform on the last month before its day, and on the first month after.

import { describe, expect, it, test } from "vitest";
import { base } from "../base.ts";
import { expecting, rows, scheme, worker } from "./changes-for-tests.ts";
import { aged, calculated, criterionOf, explained } from "./households-for-tests.ts";
import { changes, currentRules } from "./index.ts";

describe("what a change makes different, from its day on", () => {
  test.each(rows)("$change: $benefit", ({ benefit, household, income, before, after }) => {
    const verdict = (month: string, whose = household) => explained(month, benefit, whose, income).verdict;
    expect([verdict(before[0], before[2]), verdict(after[0])]).toEqual([before[1], after[1]]);
  });

  const withoutDay = [
    "home-help-twins",
    "sections-of-other-acts",
    "student-allowance-parents",
    "tax-credits-from-birth",
  ];

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

  it("Student Allowance under 24 is only possible, for the parents' income is not asked", () => {
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

  it.each([
    ["new twins and a child of 3", [0, 0, 3], true],
    ["new twins and a child of 8", [0, 0, 8], false],
    ["three schoolchildren, two of them twins", [7, 7, 10], false],
    ["twins of 1 and a child of 3: the year is over", [1, 1, 3], false],
    ["triplets of 1", [1, 1, 1], true],
  ])("Home Help for %s", (_, ages, verdict) => {
    const household = {
      applicant: { home_help__had_multiple_birth: true },
      children: ages.map((age) => aged(age)),
    };
    expect(explained("2026-11", "homeHelp", household).verdict).toBe(verdict);
    expect(calculated("2026-11", "homeHelp", household, undefined, base)).toBe(true);
  });

  it("the two years are asked of residents, and of no refugee", () => {
    const refugee = {
      applicant: {
        is_nz_citizen: false,
        is_citizen_or_resident: false,
        immigration__is_recognised_refugee: true,
        number_of_years_lived_in_nz: 1,
      },
    };
    expect(explained("2026-11", "jobseekerSupport", refugee, 0).verdict).toBe(true);
    expect(calculated("2026-11", "jobseekerSupport", refugee, 0, base)).toBe(false);
  });

  it.each(["jobseekerSupport", "youngParentPayment"] as const)("the words of %s name the two years", (id) => {
    const { criteria } = explained("2026-11", id, { applicant: { age: 18 }, children: [aged(1)] });
    expect(criteria.filter(({ en }) => en.includes("lived here for two years"))).toHaveLength(1);
  });

  it("Paid Parental Leave asks for no citizenship or residence", () => {
    const visitor = rows.find(({ change }) => change === "paid-parental-leave-residence")!.household;
    const { verdict, criteria } = explained("2026-11", "paidParentalLeave", visitor);
    expect(verdict).toBe(true);
    expect(criteria.filter(({ en, law }) => /citizen|resident/i.test(en + law.text))).toEqual([]);
    expect(explained("2016-03", "paidParentalLeave", visitor).verdict).toBe(false);
  });

  it("the In-Work Tax Credit asks for paid work and for no number of hours", () => {
    const employed = (hours: number) => ({
      applicant: { hours_per_week_employed: hours },
      children: [aged(1)],
    });
    const { verdict, criteria } = explained("2026-11", "inWorkTaxCredit", employed(1), 25_000);
    expect(verdict).toBe(true);
    expect(criteria.filter(({ en }) => /\bhours\b/.test(en))).toEqual([]);
    expect(explained("2026-11", "inWorkTaxCredit", employed(0), 25_000).verdict).toBe(false);
    expect(explained("2020-06", "inWorkTaxCredit", employed(15), 25_000).verdict).toBe(false);
  });

  it("the law is cited as it stands today, by section and day", () => {
    const cited = (month: string) =>
      explained(month, "jobseekerSupport", {}, 0).criteria.map(({ law }) => law.text);
    expect(cited("2018-11").every((text) => text.includes("1964"))).toBe(true);
    expect(cited("2018-12").every((text) => text.startsWith("Social Security Act 2018, s "))).toBe(true);
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
