import { describe, expect, test } from "vitest";
import type { Answers } from "#app/forms/answers.ts";
import { prune } from "#app/forms/conditions/prune.ts";
import { questionnaire } from "../questionnaire/questions.ts";
import { readHousehold } from "./household.ts";

describe("ages of children by example (groups chosen → one age for each child) [financial-help/request/ages]", () => {
  const rows: [number, string[], number[]][] = [
    [3, ["0", "4", "13"], [13, 4, 0]],
    [4, ["4", "13"], [13, 4, 4, 4]],
    [2, ["0", "4", "13"], [13, 4]],
    [1, ["0"], [0]],
    [1, ["0", "18"], [18]],
    [5, ["18", "15", "13", "4", "0"], [18, 15, 13, 4, 0]],
    [3, ["15"], [15, 15, 15]],
    [0, [], []],
  ];
  test.each(rows)("%i children, %j → %j", (count, groups, ages) => {
    const answers = { "applicant.numberOfChildren": String(count), "children.ages": groups };
    expect(readHousehold(answers).childAges).toEqual(ages);
  });

  test("13 becomes 5 with constant care under six, no other age [financial-help/request/ages]", () => {
    const answers = {
      "applicant.numberOfChildren": "4",
      "children.ages": ["4", "13", "15"],
      "child.constantCareUnderSix": "true",
    };
    expect(readHousehold(answers).childAges).toEqual([15, 5, 4, 4]);
  });

  test("13 stays 13 when the care is not for under six", () => {
    const answers = {
      "applicant.numberOfChildren": "1",
      "children.ages": "13",
      "child.constantCareUnderSix": "false",
    };
    expect(readHousehold(answers).childAges).toEqual([13]);
  });
});

const own = (amount: string, frequency?: string): Answers => ({
  "income.applicant.amount": amount,
  ...(frequency ? { "income.applicant.frequency": frequency } : {}),
});

describe("income is annualised: weekly x52, fortnightly x26, monthly x12, annually x1 [financial-help/request/income]", () => {
  const rows: [Answers, number][] = [
    [own("600", "weekly"), 31_200],
    [own("616", "weekly"), 32_032],
    [own("1230", "fortnightly"), 31_980],
    [own("2667", "monthly"), 32_004],
    [own("31999", "annually"), 31_999],
    [own("100"), 5200],
    [own("$1,000", "annually"), 1000],
    [own("99.99", "weekly"), 99 * 52],
    [own("0", "weekly"), 0],
    [{}, 0],
  ];
  test.each(rows)("%j is %i dollars a year", (answers, dollars) => {
    expect(readHousehold(answers).yearlyIncome).toBe(dollars);
  });
});

describe("household income [financial-help/request/household-income]", () => {
  const couple: Answers = {
    "applicant.isNZResident": "true",
    "applicant.relationshipStatus": "notsingle",
    "applicant.isInadequatelySupportedByPartner": "false",
    ...own("100", "weekly"),
    "income.spouse.amount": "50",
    "income.spouse.frequency": "fortnightly",
  };
  const incomeOf = (answers: Answers) => readHousehold(prune(questionnaire, answers).answers).yearlyIncome;

  test("is the applicant plus the spouse", () => expect(incomeOf(couple)).toBe(5200 + 1300));

  test("is the applicant only if single", () => {
    expect(incomeOf({ ...couple, "applicant.relationshipStatus": "single" })).toBe(5200);
  });

  test("is the applicant only if not supported by the partner", () => {
    expect(incomeOf({ ...couple, "applicant.isInadequatelySupportedByPartner": "true" })).toBe(5200);
  });
});

describe("answers as values", () => {
  const household = readHousehold({
    "applicant.isParent": "true",
    "applicant.isPrincipalCarer": "false",
    "applicant.age": "27.9",
    "child.attendsECE": "unknown",
  });

  test("strings 'true' and 'false' become Booleans", () => {
    expect(household.isYes("applicant.isParent")).toBe(true);
    expect(household.isYes("applicant.isPrincipalCarer")).toBe(false);
  });

  test("an answer that was not given is neither", () => {
    expect(household.isYes("applicant.hasSocialHousing")).toBeUndefined();
    expect(household.isYes("child.attendsECE")).toBeUndefined();
    expect(household.isYes("constructor")).toBeUndefined();
  });

  test("numeric strings become whole numbers, decimals cut off", () => {
    expect(household.number("applicant.age")).toBe(27);
    expect(household.number("applicant.worksWeeklyHours")).toBeUndefined();
  });

  test("without answers there are no children, no baby and no partner", () => {
    expect(readHousehold({})).toMatchObject({
      numberOfChildren: 0,
      expectsBaby: false,
      hasPartner: false,
      childAges: [],
    });
  });
});
