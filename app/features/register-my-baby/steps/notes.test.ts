import { expect, test } from "vitest";
import type { Answers } from "#app/forms/answers.ts";
import { languages } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { stepText } from "#app/wizard/texts.ts";
import { birthAnswers, byConsent, dayAnswers } from "../../../../tests/support/births.ts";
import { faultsIn, notesIn, registrationFacts } from "../../../../tests/support/registration-steps.ts";
import { birthRegistration, type RegistrationStep as StepName } from "../service.ts";
import { birthOrders } from "./child/step.ts";

const shellWords = wordsOf("i18n");

const otherSurname = { "mother.surname": "Smith" };
const bornOtherwise = { "mother.surnameAtBirth": "Smith", "father.surnameAtBirth": "Jones" };
const alone = (reason: string) => ({
  ...bornOtherwise,
  "fillingIn.who": "alone",
  "fillingIn.parent": "mother",
  "fillingIn.reason": reason,
});
const twinCounted = (born: string): Answers => ({
  "child.oneOfMultiple": "yes",
  "child.multipleBirthOrder": "1 of 2",
  otherChildren: "1",
  "siblings[0].sex": "female",
  "siblings[0].statusOfChild": "born-alive",
  ...dayAnswers("siblings[0].dateOfBirth", born),
});
const longName = (length: number) => ({
  "child.firstNames": "Ā".repeat(length - 5),
  "child.surname": "Tāne",
});

const rows: [sentence: string, step: StepName, answers: Answers, notes: string[]][] = [
  ["Nothing is noted of the usual child", "child-details", {}, []],
  [
    "step 2 says first who is meant by the mother [birth/parents/who-is-mother]",
    "mother-details",
    {},
    ["gave-birth"],
  ],
  [
    "A child not alive at birth [birth/child/stillborn-words]",
    "child-details",
    { "child.aliveAtBirth": "no" },
    ["stillborn"],
  ],
  [
    "names under 70 characters including spaces is guidance [birth/names/guidance]",
    "child-details",
    longName(70),
    ["long-name"],
  ],
  [
    "a child of two years is registered after a call [birth/child/late]",
    "child-details",
    dayAnswers("child.birthDate", "2024-11-20"),
    ["late"],
  ],
  ["… not the day before", "child-details", dayAnswers("child.birthDate", "2024-11-21"), []],
  [
    "at home without a midwife: who tells the registry [birth/child/without-midwife]",
    "child-details",
    {
      "birthPlace.category": "home",
      "birthPlace.home.line1": "1 Bay Road",
      "birthPlace.home.suburb": "Aro Valley",
      "birthPlace.home.line2": "Wellington 6021",
    },
    ["without-midwife"],
  ],
  ["… 69 are under 70", "child-details", longName(69), []],
  [
    "father surname same as mother with no surname at birth [birth/parents/same-surname]",
    "other-parent-details",
    {},
    ["same-surname"],
  ],
  [
    "… compared without regard to capitals",
    "other-parent-details",
    { "mother.surname": "TĀNE" },
    ["same-surname"],
  ],
  ["… not when the surnames differ", "other-parent-details", otherSurname, []],
  [
    "… not when the mother gave a surname at birth",
    "other-parent-details",
    { "mother.surnameAtBirth": "Smith" },
    [],
  ],
  ["… not when both gave a surname at birth", "other-parent-details", bornOtherwise, []],
  [
    "… the mother's is missing still",
    "other-parent-details",
    { "father.surnameAtBirth": "Jones" },
    ["same-surname"],
  ],
  ["the father is unknown", "other-parent-details", { fatherKnown: "no" }, ["father-unknown"]],
  ["a sperm donor", "other-parent-details", byConsent("SpermDonor"), ["donor"]],
  ["a parent who has died", "other-parent-details", alone("dead"), ["dead", "not-known"]],
  ["a parent who is a danger", "other-parent-details", alone("danger"), ["danger", "not-known"]],
  ["a parent who is missing", "other-parent-details", alone("missing"), ["not-known"]],
  [
    "a twin among the other children [birth/relationship/twin]",
    "parents-relationship",
    twinCounted("2026-10-02"),
    ["twin-counted"],
  ],
  ["… not a child born before", "parents-relationship", twinCounted("2025-10-02"), []],
  [
    "… nor beside a child born alone",
    "parents-relationship",
    { ...twinCounted("2026-10-01"), "child.oneOfMultiple": "no" },
    [],
  ],
];

test.each(rows)("Noted: %s", (_, step, answers, notes) => {
  const all = { ...birthAnswers, ...answers };
  expect(notesIn(step, all)).toEqual(notes);
  expect(faultsIn(step, all)).toEqual({});
});

test.each(languages)(
  "who is in danger reads whom to call, and of quick exit: %s [birth/parents/danger]",
  (language) => {
    const { danger = "", dead = "" } = stepText(
      birthRegistration,
      "other-parent-details",
      language,
      {},
    ).notes;
    for (const number of ["tel:111", "tel:0800733843"]) expect(danger).toContain(number);
    expect(danger).toContain(shellWords(language)("quickExit/link"));
    expect(dead).toContain({ en: "We are very sorry", mi: "E tangi ana te ngākau" }[language]);
  },
);

test("one parent alone reads that it is paper, unless the registry takes it online [birth/ways/published]", () => {
  const missing = { ...birthAnswers, ...alone("missing") };
  const notes = (...takenOnline: string[]) => notesIn("other-parent-details", missing, { takenOnline });
  expect([notes(), notes("dead"), notes("dead", "missing")]).toEqual([
    ["on-paper", "not-known"],
    ["on-paper", "not-known"],
    ["not-known"],
  ]);
});

test("one person as both parents is a warning [birth/parents/same-person]", () => {
  const mothers = { "father.firstNames": "MERE", "father.surname": "Tāne", "mother.surnameAtBirth": "Rua" };
  const notes = (more: Answers) => notesIn("other-parent-details", { ...birthAnswers, ...mothers, ...more });
  expect(notes({})).toEqual(["same-person"]);
  expect(notes({ "father.dateOfBirth.day": "7" })).toEqual([]);
});

test("A list of hospitals that is not the registry's own says so [birth/child/hospital-sample]", () => {
  const facilities = { ...registrationFacts.facilities, isSample: true };
  expect(notesIn("child-details", birthAnswers, { facilities })).toEqual(["sample-facilities"]);
  const atHome = { ...birthAnswers, "birthPlace.category": "home" };
  expect(notesIn("child-details", atHome, { facilities })).toEqual(["without-midwife"]);
});

test("Multiple birth: first number not above second; options 1 to 6, second at least 2 [birth/child/order]", () => {
  const numbers = birthOrders.map((order) => order.split(" of ").map(Number));
  expect(numbers).toHaveLength(20);
  expect(numbers.every(([first = 9, second = 0]) => first >= 1 && first <= second && second >= 2)).toBe(true);
  expect(Math.max(...numbers.flat())).toBe(6);
});
