import { expect, test } from "vitest";
import type { Answers } from "#app/forms/answers.ts";
import { payloadSent } from "../../../../tests/support/birth-payload.ts";
import { birthAnswers } from "../../../../tests/support/births.ts";
import { faultsIn } from "../../../../tests/support/registration-steps.ts";
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
