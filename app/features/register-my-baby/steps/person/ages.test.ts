import { expect, test } from "vitest";
import type { Answers } from "#app/forms/answers.ts";
import { birthAnswers, byConsent, dayAnswers } from "../../../../../tests/support/births.ts";
import { faultsIn } from "../../../../../tests/support/registration-steps.ts";
import type { RegistrationStep as StepName } from "../../service.ts";

const born = (who: "mother" | "father", day: string) => dayAnswers(`${who}.dateOfBirth`, day);
const child = (day: string) => dayAnswers("child.birthDate", day);
const married = (day: string): Answers => ({
  parentRelationship: "marriage",
  ...dayAnswers("parentRelationshipDate", day),
  parentRelationshipPlace: "Nelson",
});

const motherTooYoung =
  "The mother must be at least 10 years older than the child. Please check the date of birth.";
const parentTooYoung =
  "The parent must be at least 10 years older than the child. Please check the date of birth.";
const tooOld = "A parent cannot be more than 100 years old. Please check the date of birth.";
const tooEarly = "Date of event must be at least sixteen years after parent's dates of birth.";

type Row = [sentence: string, step: StepName, answers: Answers, name: string, message: string | undefined];

/** On 20 November 2026. */
const rows: Row[] = [
  [
    "mother must be at least 10 years older than the child [birth/parents/mother-ten]",
    "mother-details",
    { ...child("2026-10-01"), ...born("mother", "2016-10-02") },
    "mother.dateOfBirth",
    motherTooYoung,
  ],
  [
    "exactly 10 is enough [birth/parents/mother-ten]",
    "mother-details",
    { ...child("2026-10-01"), ...born("mother", "2016-10-01") },
    "mother.dateOfBirth",
    undefined,
  ],
  [
    "born on 29 February, she is not 10 on the 28th",
    "mother-details",
    { ...child("2026-02-28"), ...born("mother", "2016-02-29") },
    "mother.dateOfBirth",
    motherTooYoung,
  ],
  [
    "… but on 1 March",
    "mother-details",
    { ...child("2026-03-01"), ...born("mother", "2016-02-29") },
    "mother.dateOfBirth",
    undefined,
  ],
  [
    "the other parent likewise [birth/parents/mother-ten]",
    "other-parent-details",
    { ...child("2026-10-01"), ...born("father", "2016-10-02") },
    "father.dateOfBirth",
    parentTooYoung,
  ],
  [
    "exactly 10 is enough for the other parent",
    "other-parent-details",
    { ...child("2026-10-01"), ...born("father", "2016-10-01") },
    "father.dateOfBirth",
    undefined,
  ],
  [
    "a parent who is not asked about has no age",
    "other-parent-details",
    { ...byConsent("SpermDonor"), ...born("father", "2016-10-02") },
    "father.dateOfBirth",
    undefined,
  ],
  [
    "max age 100 years [birth/parents/hundred]",
    "mother-details",
    born("mother", "1925-11-20"),
    "mother.dateOfBirth",
    tooOld,
  ],
  [
    "exactly 100 allowed [birth/parents/hundred]",
    "mother-details",
    born("mother", "1926-11-20"),
    "mother.dateOfBirth",
    undefined,
  ],
  [
    "100 until the day before the 101st birthday",
    "mother-details",
    born("mother", "1925-11-21"),
    "mother.dateOfBirth",
    undefined,
  ],
  [
    "the other parent's too [birth/parents/hundred]",
    "other-parent-details",
    born("father", "1925-11-20"),
    "father.dateOfBirth",
    tooOld,
  ],
  [
    "… and exactly 100",
    "other-parent-details",
    born("father", "1926-11-20"),
    "father.dateOfBirth",
    undefined,
  ],
  [
    "relationship date must be at least sixteen years after the mother's birth [birth/relationship/sixteen]",
    "parents-relationship",
    { ...born("mother", "2000-05-06"), ...married("2016-05-05") },
    "parentRelationshipDate",
    tooEarly,
  ],
  [
    "exactly 16 allowed",
    "parents-relationship",
    { ...born("mother", "2000-05-06"), ...born("father", "2000-05-06"), ...married("2016-05-06") },
    "parentRelationshipDate",
    undefined,
  ],
  [
    "… after the other parent's birth [birth/relationship/sixteen]",
    "parents-relationship",
    { ...born("father", "2000-05-06"), ...married("2016-05-05") },
    "parentRelationshipDate",
    tooEarly,
  ],
  [
    "born on 29 February, not 16 on the 28th",
    "parents-relationship",
    { ...born("mother", "2000-02-29"), ...married("2016-02-28") },
    "parentRelationshipDate",
    tooEarly,
  ],
  [
    "… but on the 29th",
    "parents-relationship",
    { ...born("mother", "2000-02-29"), ...born("father", "1990-01-01"), ...married("2016-02-29") },
    "parentRelationshipDate",
    undefined,
  ],
  [
    "a civil union counts as well",
    "parents-relationship",
    { ...born("mother", "2004-02-29"), ...married("2016-02-28"), parentRelationship: "civilUnion" },
    "parentRelationshipDate",
    tooEarly,
  ],
  [
    "no date is asked of other relationships",
    "parents-relationship",
    { ...born("mother", "2004-02-29"), ...married("2016-02-28"), parentRelationship: "deFacto" },
    "parentRelationshipDate",
    undefined,
  ],
  [
    "checked only when all three dates are known",
    "parents-relationship",
    { ...born("mother", "2004-02-29"), ...married("2016-02-28"), "father.dateOfBirth.day": "" },
    "parentRelationshipDate",
    undefined,
  ],
  [
    "a ceremony is not in the future",
    "parents-relationship",
    married("2026-11-21"),
    "parentRelationshipDate",
    "This date is in the future, please provide a valid date.",
  ],
];

test.each(rows)("Ages: %s", (_, step, answers, name, message) => {
  expect(faultsIn(step, { ...birthAnswers, ...answers })[name]).toEqual(message && [message]);
});

test.each([
  [
    "mother-details",
    born("mother", "2016-10-02"),
    "mother.dateOfBirth",
    "Kia 10 tau, neke atu rānei, te pakeke ake o te whaea i te tamaiti. Tēnā tirohia te rā whānau.",
  ],
  [
    "other-parent-details",
    born("father", "1925-11-20"),
    "father.dateOfBirth",
    "E kore te matua e neke atu i te 100 tau te pakeke. Tēnā tirohia te rā whānau.",
  ],
  [
    "parents-relationship",
    { ...born("mother", "2000-05-06"), ...married("2016-05-05") },
    "parentRelationshipDate",
    "Kia tekau mā ono tau, neke atu rānei, te pakeke o ngā mātua i taua rā.",
  ],
] as [StepName, Answers, string, string][])("Ages, in te reo Māori: %s", (step, answers, name, message) => {
  expect(faultsIn(step, { ...birthAnswers, ...answers }, "mi")[name]).toEqual([message]);
});
