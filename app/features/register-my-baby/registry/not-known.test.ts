import { expect, test } from "vitest";
import type { Answers } from "#app/forms/answers.ts";
import { questionTexts } from "#app/wizard/texts.ts";
import { payloadSent } from "../../../../tests/support/birth-payload.ts";
import { birthAnswers } from "../../../../tests/support/births.ts";
import { faultsIn } from "../../../../tests/support/registration-steps.ts";
import { birthRegistration } from "../service.ts";
import { payloadSchema } from "./table.ts";

const alone: Answers = {
  "fillingIn.who": "alone",
  "fillingIn.parent": "mother",
  "fillingIn.reason": "overseas",
};
const namesOnly = Object.fromEntries(
  Object.entries({ ...birthAnswers, ...alone }).filter(
    ([name]) => !name.startsWith("father.") || /(firstNames|surname)$/.test(name),
  ),
);
const filledIn = "Filled in by the mother alone, as the father is overseas and cannot be reached.";

test("about an absent parent only the names are required [birth/parents/absent]", () => {
  expect(faultsIn("other-parent-details", namesOnly)).toEqual({});
  const nameless = { ...namesOnly, "father.surname": [] };
  expect(Object.keys(faultsIn("other-parent-details", nameless))).toEqual(["father.surname"]);
  const together = { ...namesOnly, "fillingIn.who": "together" };
  expect(Object.keys(faultsIn("other-parent-details", together))).toHaveLength(7);
});

const withoutMother = {
  ...Object.fromEntries(
    Object.entries(birthAnswers).filter(
      ([name]) => !name.startsWith("mother.") || /(firstNames|surname)$/.test(name),
    ),
  ),
  "mother.absence": "dead",
};

test("of a mother who has died only the names are required, and nobody is asked who fills it in [birth/parents/absent]", () => {
  expect(faultsIn("mother-details", withoutMother)).toEqual({});
  expect(faultsIn("other-parent-details", { ...withoutMother, "fillingIn.who": [] })).toEqual({});
  expect(Object.keys(faultsIn("mother-details", { ...withoutMother, "mother.absence": [] }))).toHaveLength(7);
  const payload = payloadSent(withoutMother);
  expect(payload.otherInformation).toBe(
    "Filled in by the father alone, as the mother has died.\nNot known about the mother, occupation, date of birth, town of birth, home address, Māori descent, ethnic groups, citizenship.",
  );
  expect(payloadSchema.safeParse(payload).error?.issues ?? []).toEqual([]);
});

test("without either parent somebody has to be called [birth/parents/absent]", () => {
  const nobody = { ...withoutMother, fatherKnown: "no" };
  expect(faultsIn("other-parent-details", nobody).fatherKnown?.join()).toContain("0800 22 52 52");
});

test.each([
  [
    "mother-details",
    "mother.isCitizen",
    { "mother.absence": "dead" },
    "Was the mother a New Zealand citizen?",
  ],
  ["mother-details", "mother.isCitizen", {}, "Is the mother a New Zealand citizen?"],
  [
    "other-parent-details",
    "father.ethnicGroups",
    { ...alone, "fillingIn.reason": "dead" },
    "Which ethnic groups did the father belong to?",
  ],
  ["other-parent-details", "father.ethnicGroups", alone, "Which ethnic groups does the father belong to?"],
] as const)("%s asks %s in the tense that fits [birth/parents/past]", (_, question, more, label) => {
  expect(questionTexts(birthRegistration, "en", { ...birthAnswers, ...more })[question]?.label).toBe(label);
});

test.each<[string, Answers, string]>([
  [
    "all of it",
    {},
    `${filledIn}\nNot known about the other parent, occupation, date of birth, town of birth, home address, Māori descent, ethnic groups, citizenship.`,
  ],
  [
    "what is left of it",
    { "father.occupation": "Baker", "father.maoriDescendant": "unknown", "father.isCitizen": "no" },
    `${filledIn}\nNot known about the other parent, date of birth, town of birth, home address, ethnic groups.`,
  ],
  [
    "nothing, of those who fill it in together",
    { "fillingIn.who": "together", otherInformation: "Kia ora." },
    "Kia ora.",
  ],
])("the registrar reads what is not known: %s [birth/parents/absent]", (_, more, information) => {
  const payload = payloadSent({ ...namesOnly, ...more });
  expect(payload.otherInformation).toBe(information);
  expect(payloadSchema.safeParse(payload).error?.issues ?? []).toEqual([]);
});
