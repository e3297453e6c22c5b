import { describe, expect, test } from "vitest";
import type { Answers } from "#app/forms/answers.ts";
import { amountAt } from "../../../../workers/amounts/index.ts";
import { type BenefitId, benefitIds } from "../benefits.ts";
import { readHousehold } from "../request/household.ts";
import type { Area } from "../visit-answers.ts";
import { amountsOf } from "./amounts-of.ts";

const single = { "applicant.relationshipStatus": "single" };
const couple = { "applicant.relationshipStatus": "notsingle" };
const withChildren = (count: number) => ({
  "applicant.numberOfChildren": String(count),
  "children.ages": Array.from({ length: count }, () => "4"),
});
const aged = (age: number) => ({ "applicant.age": String(age) });
const inArea = (area: string) => ({ is: "known", area }) as Area;
const unknown = { is: "not-found" } as Area;

const valuesOf = (id: BenefitId, answers: object, area: Area = unknown) =>
  amountsOf(id, readHousehold(answers as Answers), area).map(({ id }) => amountAt(id, "2026-11-22")?.value);

describe("The most a household could get, by the table of amounts [financial-help/results/amounts]", () => {
  test.each<[string, BenefitId, object, Area, number[]]>([
    ["a single person in Area 4", "isAccommodationSupplement", single, inArea("4"), [70]],
    ["a single person in Area 1", "isAccommodationSupplement", single, inArea("1"), [165]],
    [
      "a sole parent of one in Area 2",
      "isAccommodationSupplement",
      { ...single, ...withChildren(1) },
      inArea("2"),
      [155],
    ],
    [
      "a sole parent of two in Area 2",
      "isAccommodationSupplement",
      { ...single, ...withChildren(2) },
      inArea("2"),
      [220],
    ],
    ["a couple without children in Area 3", "isAccommodationSupplement", couple, inArea("3"), [105]],
    [
      "a couple with a child in Area 3",
      "isAccommodationSupplement",
      { ...couple, ...withChildren(1) },
      inArea("3"),
      [160],
    ],
    [
      "the area is not known: the highest",
      "isAccommodationSupplement",
      { ...couple, ...withChildren(1) },
      unknown,
      [305],
    ],
    ["a single person of 30", "isJobSeekerSupport", { ...single, ...aged(30) }, unknown, [361.31]],
    ["a single person of 24", "isJobSeekerSupport", { ...single, ...aged(24) }, unknown, [307.87]],
    ["a sole parent", "isJobSeekerSupport", { ...single, ...aged(24), ...withChildren(1) }, unknown, [505.8]],
    ["a couple with a child", "isJobSeekerSupport", { ...couple, ...withChildren(1) }, unknown, [649.22]],
    ["one child", "isWorkingForFamiliesFamilyTaxCredit", withChildren(1), unknown, [144]],
    ["two children", "isWorkingForFamiliesFamilyTaxCredit", withChildren(2), unknown, [144, 117]],
    ["expecting the first", "isWorkingForFamiliesFamilyTaxCredit", {}, unknown, [144]],
    ["a student of 22", "isStudentAllowance", { ...single, ...aged(22) }, unknown, [314.15]],
    ["a student of 30: no rate was found", "isStudentAllowance", { ...single, ...aged(30) }, unknown, []],
    ["no rate was found", "isYoungParentPayment", single, unknown, []],
  ])("%s: %s", (_, id, answers, area, expected) => {
    expect(valuesOf(id, answers, area)).toEqual(expected);
  });

  test("every amount named has a value today", () => {
    for (const area of [unknown, inArea("1"), inArea("2"), inArea("3"), inArea("4")])
      for (const answers of [
        single,
        couple,
        { ...single, ...withChildren(4) },
        { ...couple, ...withChildren(4) },
      ])
        for (const age of [17, 22, 40])
          for (const id of benefitIds)
            expect(valuesOf(id, { ...answers, ...aged(age) }, area)).not.toContain(undefined);
  });
});
