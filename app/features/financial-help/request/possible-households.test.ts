import { describe, expect, test } from "vitest";
import { children, expecting, youngestBorn } from "../../../../tests/support/household-answers.ts";
import { readHousehold } from "./household.ts";
import { afterBirth, withPossibleBirths } from "./possible-households.ts";

const firstDay = "2026-11-01";
const birthsOf = (...answers: Parameters<typeof readHousehold>) =>
  withPossibleBirths(readHousehold(...answers), firstDay).map(({ births }) => births);

describe("what an age group cannot tell of Best Start is tried both ways, for the most and the least of it", () => {
  test.each([
    ["under 1: before or after 1 April 2026", ["0"], [["2025-12-01"], ["2026-11-01"]]],
    ["1 to 4: under 3 or not", ["4"], [["2024-11-01"], ["2022-11-01"]]],
    [
      "both",
      ["4", "0"],
      [
        ["2024-11-01", "2025-12-01"],
        ["2022-11-01", "2026-11-01"],
      ],
    ],
    ["5 to 13", ["13"], [[undefined]]],
  ])("%s", (_, ages, births) => {
    expect(birthsOf(children(ages))).toEqual(births);
  });

  test("nobody is younger than the youngest, whose date was told", () => {
    const two = { ...children(["4"]), "applicant.numberOfChildren": "2" };
    expect(birthsOf({ ...two, ...youngestBorn(2, 6, 2023) })).toEqual([
      ["2023-06-02", "2023-06-02"],
      ["2022-11-01", "2023-06-02"],
    ]);
  });

  test.each([
    ["no twins: one baby", "false", [[13, 13, 13, 0]]],
    [
      "twins: perhaps three",
      "true",
      [
        [13, 0, 0, 0],
        [13, 13, 13, 0],
      ],
    ],
  ])("of four children in two groups, %s [financial-help/results/no-children-invented]", (_, twins, ages) => {
    const answers = {
      ...children(["0", "13"]),
      "applicant.numberOfChildren": "4",
      "applicant.needsDomesticSupport": twins,
      ...youngestBorn(5, 5, 2026),
    };
    const asked = withPossibleBirths(readHousehold(answers), firstDay);
    expect(asked.map(({ childAges }) => childAges)).toEqual(ages);
    expect(asked.every(({ births }) => births.at(-1) === "2026-05-05")).toBe(true);
  });

  test.each([
    ["the second is at school: nothing is open", "2018", [[13, 13, 4]]],
    ["the second is under 5: only the eldest is older", "2023", [[13, 4, 4]]],
  ])(
    "of three children in two groups with two births told, %s [financial-help/request/births]",
    (_, year, ages) => {
      const answers = {
        ...children(["4", "13"]),
        "applicant.numberOfChildren": "3",
        ...youngestBorn(1, 11, 2024),
        "children.nextDateOfBirth.day": "4",
        "children.nextDateOfBirth.month": "6",
        "children.nextDateOfBirth.year": year,
      };
      const asked = withPossibleBirths(readHousehold(answers), firstDay);
      expect(asked.map(({ childAges }) => childAges)).toEqual(ages);
      expect(asked[0]?.births).toEqual([undefined, `${year}-06-04`, "2024-11-01"]);
    },
  );

  test("while a baby is expected, and once it is there, the others are still not known", () => {
    const answers = { ...children(["4"]), ...expecting };
    expect(birthsOf(answers)).toHaveLength(2);
    const later = withPossibleBirths(readHousehold(answers), firstDay, afterBirth);
    expect(later.map(({ births }) => births)).toEqual([
      ["2024-11-01", "2026-11-01"],
      ["2022-11-01", "2026-11-01"],
    ]);
  });
});
