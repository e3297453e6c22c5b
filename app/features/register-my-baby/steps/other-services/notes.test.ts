import { describe, expect, test } from "vitest";
import type { Answers } from "#app/forms/answers.ts";
import {
  birthAnswers,
  bornEarly,
  claimAnswers,
  dayAnswers,
  due,
  lived,
  mother,
  mothersNoResidence,
  ofCaregiver,
  wanted,
} from "../../../../../tests/support/births.ts";
import { notesIn, placeOf } from "../../../../../tests/support/registration-steps.ts";
import { stepText } from "../../step-texts.ts";
import { titlesOf } from "../person/titles.ts";
import { bestStartAmounts } from "./amounts.ts";

const newClaim = { ...claimAnswers.newClaim, ...ofCaregiver({ hasPartner: "yes" }) };
const caregiver = (type: string) => ({ ...wanted, ...ofCaregiver({ type }) });
const text = (language: "en" | "mi") => stepText("other-services", language, titlesOf(birthAnswers));

const rows: [string, Answers, string[]][] = [
  ["a good claim of somebody with a partner: nothing is warned of", newClaim, ["with-claim"]],
  ["due date before the cutoff", { ...wanted, ...bornEarly, ...due("2018-06-30") }, ["too-early"]],
  ["due date on the cutoff: no warning", { ...wanted, ...bornEarly, ...due("2018-07-01") }, []],
  [
    "caregiver other: a warning, and a thank-you that the tax agency will call",
    caregiver("other"),
    ["other-caregiver", "will-call"],
  ],
  ["unknown caregiver", caregiver("unknown"), ["unknown-caregiver"]],
  ["caregiver under 16", { ...mother, ...dayAnswers("mother.dateOfBirth", "2010-11-21") }, ["too-young"]],
  ["caregiver of 16 today: no warning", { ...mother, ...dayAnswers("mother.dateOfBirth", "2010-11-20") }, []],
  ["caregiver not resident", { ...mother, ...mothersNoResidence }, ["not-resident"]],
  ["tax resident: all answers no", lived("no", "no"), ["not-tax-resident"]],
  ["no partner", { ...newClaim, ...ofCaregiver({ hasPartner: "no" }) }, ["no-partner", "with-claim"]],
  [
    "the lump sum is paid after the year's end",
    { ...newClaim, ...ofCaregiver({ "bankAccount.paymentFrequency": "B" }) },
    ["lump-sum", "with-claim"],
  ],
  ["a child not alive: nothing", { ...newClaim, "child.aliveAtBirth": "no" }, []],
];

describe("Warnings that do not block", () => {
  test.each(rows)("%s", (_, answers, expected) => {
    expect(notesIn("other-services", { ...birthAnswers, ...answers })).toEqual(expected);
  });

  test("each has its words in both languages and stands after a question or section of the page", () => {
    const { step } = placeOf("other-services", { ...birthAnswers, ...newClaim });
    for (const { id } of step.notes ?? []) {
      expect(text("en").notes[id], id).toBeTruthy();
      expect(text("mi").notes[id], id).toBeTruthy();
    }
  });
});

describe("What Best Start comes to", () => {
  const words = (language: "en" | "mi") => JSON.stringify(text(language));

  test.each([
    ["$73 per week", bestStartAmounts.weekly, "$73"],
    ["up to $138 per fortnight", bestStartAmounts.fortnightly, "$138"],
    ["up to $3,632 as a lump sum", bestStartAmounts.lumpSum, "$3,632"],
    ["full amount under $79,000", bestStartAmounts.fullBelow, "$79,000"],
    ["no payments after age 1 above $97,276", bestStartAmounts.nothingAfterOneAbove, "$97,276"],
  ])("%s is said in both languages", (_, amount, expected) => {
    expect(amount).toBe(expected);
    expect(words("en")).toContain(expected);
    expect(words("mi")).toContain(expected);
  });

  test.each(["183", "31", "15", "12", "1 July 2018"])("so is the limit %s", (limit) => {
    expect(words("en")).toContain(limit);
  });
});
