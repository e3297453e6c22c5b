import { expect, test } from "vitest";
import type { Answers } from "#app/forms/answers.ts";
import { at, payloadSent } from "../../../../tests/support/birth-payload.ts";
import { birthAnswers, byConsent, dayAnswers } from "../../../../tests/support/births.ts";
import { type Activity, payloadSchema } from "./table.ts";

function sent(answers: Answers, activity: Activity = "fullSubmission") {
  const payload = payloadSent({ ...birthAnswers, ...answers }, activity);
  expect(payloadSchema.safeParse(payload).error?.issues ?? []).toEqual([]);
  return payload;
}

const absent = undefined;
const woman = byConsent("WomanConsented");
const man = byConsent("ManConsented");
const donor = byConsent("SpermDonor");
const mothers = { ...woman, "secondParent.preferedTitle": "mother" };
const married = {
  parentRelationship: "marriage",
  ...dayAnswers("parentRelationshipDate", "2015-02-07"),
  parentRelationshipPlace: "Nelson",
};

const rows: [sentence: string, answers: Answers, path: string, value: unknown][] = [
  ["man consented: fatherKnown [birth/sent/reproduction]", man, "fatherKnown", true],
  ["man consented: not two women", man, "assistedReproductionFemaleParents", false],
  ["woman consented: fatherKnown", woman, "fatherKnown", true],
  ["woman consented: two women [birth/sent/reproduction]", woman, "assistedReproductionFemaleParents", true],
  ["sperm donor: fatherKnown false [birth/sent/reproduction]", donor, "fatherKnown", false],
  ["sperm donor: not two women", donor, "assistedReproductionFemaleParents", false],
  ["not assisted: nothing of two women", {}, "assistedReproductionFemaleParents", absent],
  [
    "two mothers: a line in front of other information [birth/sent/two-mothers]",
    { ...mothers, otherInformation: "Twins run in the family." },
    "otherInformation",
    "Mother/Mother\nTwins run in the family.",
  ],
  ["two mothers: alone where nothing else was written", mothers, "otherInformation", "Mother/Mother"],
  ["two mothers: secondParent is left out", mothers, "secondParent", absent],
  [
    "another title stays",
    { ...woman, "secondParent.preferedTitle": "other" },
    "secondParent.preferedTitle",
    "other",
  ],
  [
    "a title of a branch that is left",
    { ...mothers, assistedHumanReproduction: "no" },
    "otherInformation",
    absent,
  ],
  ["the questions about reproduction are left out", man, "assistedHumanReproductionOption", absent],
  ["… and the first of them", man, "assistedHumanReproduction", absent],
  [
    "the consent of a branch that is left",
    { ...donor, assistedHumanReproduction: "no" },
    "fatherKnown",
    true,
  ],
  ["no father when not known", { fatherKnown: "no" }, "father", absent],
  ["no father of a donor", donor, "father", absent],
  ["no relationship when not known", { ...married, fatherKnown: "no" }, "parentRelationship", absent],
  [
    "no siblings when not known",
    { otherChildren: "1", "siblings[0].sex": "male", fatherKnown: "no" },
    "siblings",
    absent,
  ],
  [
    "siblings as many as otherChildren says",
    { otherChildren: "1", "siblings[0].sex": "male", "siblings[1].sex": "male" },
    "siblings",
    [{ sex: "male", dateOfBirth: "" }],
  ],
  ["no other children, no siblings", { "siblings[0].sex": "male" }, "siblings", absent],
  ["otherChildren itself is left out", { otherChildren: "1" }, "otherChildren", absent],
  ["a marriage has a date", married, "parentRelationshipDate", "2015-02-07"],
  ["a marriage has a place", married, "parentRelationshipPlace", "Nelson"],
  [
    "a civil union has a date",
    { ...married, parentRelationship: "civilUnion" },
    "parentRelationshipDate",
    "2015-02-07",
  ],
  [
    "no date unless marriage or civilUnion",
    { ...married, parentRelationship: "deFacto" },
    "parentRelationshipDate",
    absent,
  ],
  [
    "no place unless marriage or civilUnion",
    { ...married, parentRelationship: "none" },
    "parentRelationshipPlace",
    absent,
  ],
  ["parentSameAddress is left out", { parentSameAddress: "yes" }, "parentSameAddress", absent],
];

test.each(rows)("The family: %s", (_, answers, path, value) => {
  expect(at(sent(answers), path)).toEqual(value);
});
