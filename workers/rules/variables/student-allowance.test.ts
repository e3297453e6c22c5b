import { describe, expect, it } from "vitest";
import { alone, ask } from "./household-for-tests.ts";

describe("Student Allowance", () => {
  const id = "student_allowance__eligible_for_basic_grant";
  const enrolled = {
    student_allowance__is_enrolled_fulltime: true,
    student_allowance__meets_attendance_and_performance_requirements: true,
  };
  const tertiary = { ...enrolled, student_allowance__is_tertiary_student: true };
  const secondary = { ...enrolled, student_allowance__is_secondary_student: true };
  const seventeen = { date_of_birth: "2008-05-01" };
  const sixteen = { date_of_birth: "2010-03-01" };
  const fifteen = { date_of_birth: "2010-07-01" };
  const partneredParent = {
    student_allowance__is_married_or_partnered: true,
    student_allowance__has_a_supported_child: true,
  };
  it.each([
    ["tertiary, 18 or more", tertiary, true],
    ["not at 65", { ...tertiary, date_of_birth: "1961-04-01" }, false],
    [
      "tertiary, 17, with a supported child",
      { ...tertiary, ...seventeen, student_allowance__has_a_supported_child: true },
      true,
    ],
    ["not tertiary, 17, without", { ...tertiary, ...seventeen }, false],
    [
      "secondary, 17, partnered, with a supported child",
      { ...secondary, ...seventeen, ...partneredParent },
      true,
    ],
    ["secondary, just 16, likewise", { ...secondary, ...sixteen, ...partneredParent }, true],
    ["not secondary, 15", { ...secondary, ...fifteen, ...partneredParent }, false],
    ["tertiary, just 16, with a child", { ...tertiary, ...sixteen, ...partneredParent }, true],
    ["not tertiary, 15", { ...tertiary, ...fifteen, ...partneredParent }, false],
    [
      "not secondary, 17, with a child but no partner",
      { ...secondary, ...seventeen, student_allowance__has_a_supported_child: true },
      false,
    ],
    [
      "not when certain allowances are received",
      { ...tertiary, student_allowance__partner_or_person_receiving_certain_allowances: true },
      false,
    ],
    [
      "not when enrolled without attending",
      { ...tertiary, student_allowance__meets_attendance_and_performance_requirements: false },
      false,
    ],
    [
      "approved to study part time",
      { student_allowance__is_tertiary_student: true, student_allowance__approved_to_study_parttime: true },
      true,
    ],
    [
      "no citizen: 3 years and living here",
      { ...tertiary, is_nz_citizen: false, number_of_years_lived_in_nz: 3 },
      true,
    ],
    [
      "no citizen: not with 2 years",
      { ...tertiary, is_nz_citizen: false, number_of_years_lived_in_nz: 2 },
      false,
    ],
  ])("%s", (_, facts, expected) => expect(ask(id, ...alone(facts))).toBe(expected));

  it.each([
    ["2002-04-01", true],
    ["2002-04-02", false],
  ])("married or partnered, when not sent, means 24 or older: born %s", (date_of_birth, expected) =>
    expect(ask("student_allowance__is_married_or_partnered", ...alone({ date_of_birth }))).toBe(expected),
  );
});
