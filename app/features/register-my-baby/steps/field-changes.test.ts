import { expect, test } from "vitest";
import { type Answers, answersTo, answerTo } from "#app/forms/answers.ts";
import { birthAnswers, byConsent, dayAnswers } from "../../../../tests/support/births.ts";
import { afterSending, countedOf, faultsIn } from "../../../../tests/support/registration-steps.ts";
import type { RegistrationStep as StepName } from "../service.ts";

interface Change {
  step: StepName;
  /** What was saved, beside the usual answers. */
  saved: Answers;
  changed: Answers;
  /** What counts afterwards; an empty list is nothing. */
  after: Answers;
}

const nothing: readonly string[] = [];
const brother: Answers = {
  otherChildren: "1",
  "siblings[0].sex": "male",
  "siblings[0].statusOfChild": "born-alive",
  ...dayAnswers("siblings[0].dateOfBirth", "2020-02-29"),
};
const sister: Answers = {
  "siblings[1].sex": "female",
  "siblings[1].statusOfChild": "born-alive",
  ...dayAnswers("siblings[1].dateOfBirth", "2022-03-01"),
};
const mothersHome = {
  "father.homeAddress.line1": "12 High Street",
  "father.homeAddress.suburb": "Titahi Bay",
  "father.homeAddress.line2": "Porirua 5022",
};
const elsewhere = {
  "father.homeAddress.line1": "1 Bay Road",
  "father.homeAddress.suburb": nothing,
  "father.homeAddress.line2": "Nelson 7010",
};

const rows: [sentence: string, change: Change][] = [
  [
    "Multiple birth set to no clears the order [birth/changes/multiple]",
    {
      step: "child-details",
      saved: { "child.oneOfMultiple": "yes", "child.multipleBirthOrder": "2 of 3" },
      changed: { "child.oneOfMultiple": "no" },
      after: { "child.multipleBirthOrder": nothing },
    },
  ],
  [
    "Changing birth place category clears the other place fields [birth/changes/place]",
    {
      step: "child-details",
      saved: {},
      changed: { "birthPlace.category": "other", "birthPlace.other": "On a ferry" },
      after: { "birthPlace.hospital": nothing, "birthPlace.other": "On a ferry" },
    },
  ],
  [
    "… the home too",
    {
      step: "child-details",
      saved: { "birthPlace.category": "home", "birthPlace.home.line1": "1 Bay Road" },
      changed: { "birthPlace.category": "hospital", "birthPlace.hospital": "AB02" },
      after: { "birthPlace.home.line1": nothing, "birthPlace.hospital": "AB02" },
    },
  ],
  [
    "Assisted reproduction to yes clears fatherKnown [birth/changes/assisted-yes]",
    {
      step: "other-parent-details",
      saved: {},
      changed: byConsent("ManConsented"),
      after: { fatherKnown: nothing },
    },
  ],
  [
    "… the father fields [birth/changes/assisted-yes]",
    {
      step: "other-parent-details",
      saved: {},
      changed: byConsent("SpermDonor"),
      after: { "father.firstNames": nothing, "father.homeAddress.line1": nothing },
    },
  ],
  [
    "… but not those that were sent together with it, in sight",
    {
      step: "other-parent-details",
      saved: {},
      changed: { ...byConsent("ManConsented"), "father.firstNames": "Rangi" },
      after: { "father.firstNames": "Rangi" },
    },
  ],
  [
    "… and siblings [birth/changes/assisted-yes]",
    {
      step: "other-parent-details",
      saved: brother,
      changed: byConsent("ManConsented"),
      after: { otherChildren: nothing, "siblings[0].sex": nothing, "siblings[0].dateOfBirth.year": nothing },
    },
  ],
  [
    "siblings stay while assisted reproduction stays yes",
    {
      step: "other-parent-details",
      saved: { ...brother, ...byConsent("ManConsented") },
      changed: byConsent("WomanConsented"),
      after: { otherChildren: "1", "siblings[0].sex": "male" },
    },
  ],
  [
    "to no resets the three consent flags [birth/changes/assisted-no]",
    {
      step: "other-parent-details",
      saved: byConsent("WomanConsented"),
      changed: { assistedHumanReproduction: "no", fatherKnown: "yes" },
      after: { assistedHumanReproductionOption: nothing },
    },
  ],
  [
    "fatherKnown no clears father fields [birth/changes/father-unknown]",
    {
      step: "other-parent-details",
      saved: brother,
      changed: { fatherKnown: "no" },
      after: {
        "father.firstNames": nothing,
        "father.isCitizen": nothing,
        otherChildren: nothing,
        "siblings[0].sex": nothing,
      },
    },
  ],
  [
    "Reducing otherChildren removes surplus siblings [birth/changes/fewer-children]",
    {
      step: "parents-relationship",
      saved: { ...brother, ...sister, otherChildren: "2" },
      changed: { otherChildren: "1" },
      after: {
        "siblings[0].sex": "male",
        "siblings[1].sex": nothing,
        "siblings[1].dateOfBirth.day": nothing,
      },
    },
  ],
  [
    "Unticking the other ethnic group clears its description",
    {
      step: "child-details",
      saved: { "child.ethnicGroups": ["other"], "child.ethnicityDescription": "Irish" },
      changed: { "child.ethnicGroups": ["maori"] },
      after: { "child.ethnicityDescription": nothing },
    },
  ],
  [
    "parentSameAddress copies the mother's three lines [birth/parents/same-address]",
    {
      step: "other-parent-details",
      saved: elsewhere,
      changed: { parentSameAddress: "yes" },
      after: mothersHome,
    },
  ],
  [
    "… once: they can be changed",
    {
      step: "other-parent-details",
      saved: { parentSameAddress: "yes", ...mothersHome },
      changed: elsewhere,
      after: elsewhere,
    },
  ],
  [
    "later edits of the mother do not follow",
    {
      step: "mother-details",
      saved: { parentSameAddress: "yes", ...mothersHome },
      changed: { "mother.homeAddress.line1": "9 New Road" },
      after: mothersHome,
    },
  ],
  [
    "a ticked box stands for an address that was emptied",
    {
      step: "other-parent-details",
      saved: { parentSameAddress: "yes", ...mothersHome },
      changed: {
        "father.homeAddress.line1": nothing,
        "father.homeAddress.suburb": nothing,
        "father.homeAddress.line2": nothing,
      },
      after: mothersHome,
    },
  ],
  [
    "unticking it leaves the address",
    {
      step: "other-parent-details",
      saved: { parentSameAddress: "yes", ...mothersHome },
      changed: { parentSameAddress: nothing },
      after: mothersHome,
    },
  ],
  [
    "marriage to another relationship clears date and place",
    {
      step: "parents-relationship",
      saved: {
        parentRelationship: "marriage",
        ...dayAnswers("parentRelationshipDate", "2015-02-07"),
        parentRelationshipPlace: "Nelson",
      },
      changed: { parentRelationship: "deFacto" },
      after: { "parentRelationshipDate.year": nothing, parentRelationshipPlace: nothing },
    },
  ],
];

test.each(["birthPlace.home", "mother.homeAddress", "father.homeAddress"])(
  "a rural delivery number is the suburb of %s, unless there is one [birth/limits/rural]",
  (question) => {
    const step = {
      birthPlace: "child-details",
      mother: "mother-details",
      father: "other-parent-details",
    } as const;
    const typed = (line1: string, suburb: string | readonly string[] = nothing) => {
      const changed = { [`${question}.line1`]: line1, [`${question}.suburb`]: suburb };
      const saved = { ...birthAnswers, "birthPlace.category": "home" };
      const after = afterSending(step[question.split(".")[0] as keyof typeof step], saved, changed);
      return ["line1", "suburb"].map((line) => answerTo(after, `${question}.${line}`));
    };
    expect(typed("12 High St, RD 5")).toEqual(["12 High St", "RD 5"]);
    expect(typed("12 High St R.D.12")).toEqual(["12 High St", "RD 12"]);
    expect(typed("12 High St RD 5", "Ohope")).toEqual(["12 High St RD 5", "Ohope"]);
    expect(typed("5 Rd")).toEqual(["5 Rd", undefined]);
  },
);

test.each(["PO Box 12", "P O Box 12", "Private Bag 3"])("%s is no home [birth/limits/rural]", (line1) => {
  expect(faultsIn("mother-details", { ...birthAnswers, "mother.homeAddress.line1": line1 })).toEqual({
    "mother.homeAddress.line1": [expect.stringContaining("0800 22 52 52")],
  });
  const street = { ...birthAnswers, "mother.homeAddress.line1": "12 Boxwood Road" };
  expect(faultsIn("mother-details", street)).toEqual({});
});

test.each(rows)("When a field changes: %s", (_, { step, saved, changed, after }) => {
  const counted = countedOf(afterSending(step, { ...birthAnswers, ...saved }, changed));
  const found = Object.keys(after).map((name) => [name, answersTo(counted, name)]);
  expect(found).toEqual(Object.keys(after).map((name) => [name, answersTo(after, name)]));
});
