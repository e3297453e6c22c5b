import { describe, expect, test } from "vitest";
import type { Answers } from "#app/forms/answers.ts";
import { readHousehold } from "./household.ts";
import { areReadable, isBelow, limitOf, type Threshold } from "./thresholds.ts";

const limit = (IncomeThreshold: string, fits: Partial<Threshold> = {}): Threshold => ({
  id: "isJobSeekerSupport",
  NumberOfChildren: "",
  RelationshipType: "",
  Area: "",
  ...fits,
  IncomeThreshold,
});

const earning = (amount: string, frequency: string, rest: Answers = {}) =>
  readHousehold({ "income.applicant.amount": amount, "income.applicant.frequency": frequency, ...rest });

describe("the test is below, never equal; with a Job Seeker threshold of 32,000 [financial-help/request/thresholds]", () => {
  test.each([
    ["600", "weekly", true],
    ["616", "weekly", false],
    ["1230", "fortnightly", true],
    ["2667", "monthly", false],
    ["31999", "annually", true],
    ["32000", "annually", false],
  ])("%s %s: %s", (amount, frequency, expected) => {
    const household = earning(amount, frequency);
    expect(isBelow(limitOf("isJobSeekerSupport", household, undefined, [limit("32000")]), household)).toBe(
      expected,
    );
  });

  test("no matching record = 0 = refused, even without any income", () => {
    const household = earning("0", "weekly");
    expect(isBelow(limitOf("isJobSeekerSupport", household, undefined, []), household)).toBe(false);
  });

  test.each(["$32,000", "32,000", " 32000.00 "])("'%s' is read", (said) => {
    expect(isBelow(limit(said), earning("600", "weekly"))).toBe(true);
    expect(areReadable([limit(said)])).toBe(true);
  });

  test.each([
    ["NaN", [limit("NaN")]],
    ["a minus", [limit("-5")]],
    ["words", [limit("32000"), limit("none")]],
    ["a missing column", [{ id: "isJobSeekerSupport" }]],
    ["no record", []],
  ])("%s makes the source a failed one", (_, records) => expect(areReadable(records)).toBe(false));

  test.each(["", "none", "0"])("a record that says '%s' refuses", (said) => {
    expect(isBelow(limit(said), earning("0", "weekly"))).toBe(false);
  });

  test("a limit may have cents", () => {
    expect(isBelow(limit("11143.60"), earning("11143", "annually"))).toBe(true);
    expect(isBelow(limit("11143.60"), earning("11144", "annually"))).toBe(false);
  });
});

const household = (children: number, relationship = "single") =>
  earning("0", "weekly", {
    "applicant.numberOfChildren": String(children),
    "applicant.relationshipStatus": relationship,
  });
const found = (records: Threshold[], of: ReturnType<typeof household>, area?: string) =>
  limitOf("isJobSeekerSupport", of, area, records)?.IncomeThreshold;

describe("which record matches [financial-help/request/thresholds]", () => {
  test("the benefit's own", () => {
    expect(found([limit("1", { id: "isSoleParentSupport" }), limit("2")], household(0))).toBe("2");
  });

  test.each([
    ["2", 2, true],
    ["2", 1, false],
    ["2", 3, false],
    ["3+", 2, false],
    ["3+", 3, true],
    ["3+", 16, true],
    ["0+", 0, true],
    ["6+", 5, false],
    ["", 0, true],
    ["", 9, true],
  ])("NumberOfChildren %j with %i children: %s", (NumberOfChildren, children, matches) => {
    expect(found([limit("1", { NumberOfChildren })], household(children)) !== undefined).toBe(matches);
  });

  test.each([
    ["single", "single", true],
    ["single", "notsingle", false],
    ["notsingle", "notsingle", true],
    ["", "notsingle", true],
  ])("RelationshipType %j for %s: %s", (RelationshipType, relationship, matches) => {
    expect(found([limit("1", { RelationshipType })], household(0, relationship)) !== undefined).toBe(matches);
  });

  test.each([
    ["1", "1", true],
    ["2", "1", false],
    ["1", undefined, false],
    ["", undefined, true],
  ])("Area %j where the area is %s: %s (no area means no record)", (Area, area, matches) => {
    expect(found([limit("1", { Area })], household(0), area) !== undefined).toBe(matches);
  });

  test("area is compared as text or number", () => {
    const asNumber = limit("1", { Area: 3 as unknown as string });
    expect(found([asNumber], household(0), "3")).toBe("1");
  });

  test("all of them together, and the first match in the resource's order counts", () => {
    const records = [
      limit("1", { NumberOfChildren: "1", RelationshipType: "single", Area: "1" }),
      limit("2", { NumberOfChildren: "1+", RelationshipType: "single", Area: "2" }),
      limit("3", { RelationshipType: "single", Area: "2" }),
    ];
    expect(found(records, household(2), "2")).toBe("2");
    expect(found(records, household(0), "2")).toBe("3");
    expect(found(records, household(1), "1")).toBe("1");
    expect(found(records, household(1, "notsingle"), "1")).toBeUndefined();
  });
});
