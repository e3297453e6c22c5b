import { describe } from "vitest";
import type { Answers } from "#app/forms/answers.ts";
import { type Asking, testAsking } from "../../../../tests/support/asking.ts";

const withChildren: Answers = { "applicant.isNZResident": "true", "applicant.numberOfChildren": "2" };
const inCare = ["child.eceHours", "child.eceFees", "child.eceFreeHours"];
const attends: Answers = { ...withChildren, "children.ages": "4", "child.attendsECE": "true" };

const rows: readonly Asking[] = [
  {
    sentence:
      "fees and free hours are asked of early learning of 3 hours a week or more [financial-help/questions/fees]",
    answers: { ...attends, "child.weeklyECEHours": "true" },
    shows: inCare,
  },
  {
    sentence: "and of no fewer",
    answers: { ...attends, "child.weeklyECEHours": "false" },
    hides: inCare,
  },
  {
    sentence: "free hours begin at 3: under 1 they are not asked",
    answers: { ...attends, "children.ages": "0", "child.weeklyECEHours": "true" },
    shows: ["child.eceHours", "child.eceFees"],
    hides: ["child.eceFreeHours"],
  },
  {
    sentence: "a programme before or after school is asked of a child from 5 to 13, its fees when one goes",
    answers: { ...withChildren, "children.ages": "13", "child.attendsOSCAR": "true" },
    shows: ["child.attendsOSCAR", "child.oscarHours", "child.oscarFees"],
  },
  {
    sentence: "and of no other",
    answers: { ...withChildren, "children.ages": ["4", "15"], "child.attendsOSCAR": "true" },
    hides: ["child.attendsOSCAR", "child.oscarHours", "child.oscarFees"],
  },
  {
    sentence:
      "but with a child who is a citizen or resident here everything else is asked, without the years of one's own [financial-help/questions/child-here]",
    answers: { "applicant.isNZResident": "false", "applicant.childIsNZResident": "true" },
    shows: ["applicant.normallyLivesInNZ", "applicant.age", "applicant.numberOfChildren", "income.applicant"],
    hides: ["applicant.livedHereTwoYears"],
  },
  ...(
    [
      ["2", ["4"], 2],
      ["2", ["0", "4"], 2],
      ["2", ["4", "13"], 1],
      ["3", ["4", "13"], 2],
      ["3", ["4"], 3],
      ["3", ["4", "13", "15"], 1],
      ["4", ["0", "13", "18"], 2],
      ["5", ["4", "13", "15", "18"], 2],
      ["6", ["4", "13", "15", "18"], 3],
    ] as const
  ).map(([count, ages, births]): Asking => {
    const asked = ["youngest", "next", "third"].map((child) => `children.${child}DateOfBirth`);
    return {
      sentence: `of ${count} children in the groups ${ages.join()}, ${births} may be under 5: so many births are asked [financial-help/questions/births]`,
      answers: { ...withChildren, "applicant.numberOfChildren": count, "children.ages": ages },
      shows: asked.slice(0, births),
      hides: asked.slice(births),
    };
  }),
];

describe("what is asked of care that is paid for, and of a child who is here", () => testAsking(rows));
