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

  test("while a baby is expected, and once it is there, the others are still not known", () => {
    const answers = { ...children(["4"]), ...expecting };
    expect(birthsOf(answers)).toHaveLength(2);
    const later = afterBirth(readHousehold(answers), firstDay);
    expect(withPossibleBirths(later, firstDay).map(({ births }) => births)).toEqual([
      ["2024-11-01", "2026-11-01"],
      ["2022-11-01", "2026-11-01"],
    ]);
  });
});
