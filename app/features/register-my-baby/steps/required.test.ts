import { expect, test } from "vitest";
import type { Answers } from "#app/forms/answers.ts";
import { questionsOf } from "#app/forms/questions.ts";
import { stepNames } from "#app/wizard/service.ts";
import { birthAnswers, byConsent } from "../../../../tests/support/births.ts";
import { faultsIn, registration, registrationFacts } from "../../../../tests/support/registration-steps.ts";
import { birthRegistration, type RegistrationStep as StepName } from "../service.ts";

const required = "This is a required field, please provide an answer.";
const requiredInMaori = "Me whakautu tēnei pātai, tēnā tuhia mai he whakautu.";
const empty = (...names: string[]): Answers => Object.fromEntries(names.map((name) => [name, []]));
const noDay = (name: string) => empty(`${name}.day`, `${name}.month`, `${name}.year`);
const atHome: Answers = {
  "birthPlace.category": "home",
  "birthPlace.home.line1": "1 Bay Road",
  "birthPlace.home.suburb": "Aro Valley",
  "birthPlace.home.line2": "Wellington 6021",
};

type Row = [sentence: string, step: StepName, answers: Answers, name: string, message: string | undefined];

const requiredRows: Row[] = [
  ["born in New Zealand", "child-details", empty("child.bornInNZ"), "child.bornInNZ", required],
  ["sex", "child-details", empty("child.sex"), "child.sex", required],
  ["alive at birth", "child-details", empty("child.aliveAtBirth"), "child.aliveAtBirth", required],
  ["birth date", "child-details", noDay("child.birthDate"), "child.birthDate", required],
  ["multiple", "child-details", empty("child.oneOfMultiple"), "child.oneOfMultiple", required],
  [
    "and order when yes",
    "child-details",
    { "child.oneOfMultiple": "yes" },
    "child.multipleBirthOrder",
    required,
  ],
  ["place category", "child-details", empty("birthPlace.category"), "birthPlace.category", required],
  [
    "and its details: hospital",
    "child-details",
    empty("birthPlace.hospital"),
    "birthPlace.hospital",
    required,
  ],
  ["home", "child-details", { "birthPlace.category": "home" }, "birthPlace.home", required],
  [
    "the suburb of a home birth",
    "child-details",
    { ...atHome, ...empty("birthPlace.home.suburb") },
    "birthPlace.home.suburb",
    required,
  ],
  ["other place", "child-details", { "birthPlace.category": "other" }, "birthPlace.other", required],
  ["Māori descent", "child-details", empty("child.maoriDescendant"), "child.maoriDescendant", required],
  [
    "description when other",
    "child-details",
    { "child.ethnicGroups": ["other"] },
    "child.ethnicityDescription",
    required,
  ],
  ["mother's first names", "mother-details", empty("mother.firstNames"), "mother.firstNames", required],
  ["occupation", "mother-details", empty("mother.occupation"), "mother.occupation", required],
  ["place of birth", "mother-details", empty("mother.placeOfBirth"), "mother.placeOfBirth", required],
  [
    "names at birth are optional",
    "mother-details",
    empty("mother.surnameAtBirth"),
    "mother.surnameAtBirth",
    undefined,
  ],
  [
    "country of birth is optional",
    "mother-details",
    empty("mother.countryOfBirth"),
    "mother.countryOfBirth",
    undefined,
  ],
  [
    "phones and email are optional",
    "mother-details",
    empty("mother.daytimePhone", "mother.email"),
    "mother.email",
    undefined,
  ],
  ["home line1", "mother-details", empty("mother.homeAddress.line1"), "mother.homeAddress.line1", required],
  [
    "the mother's suburb yes",
    "mother-details",
    empty("mother.homeAddress.suburb"),
    "mother.homeAddress.suburb",
    required,
  ],
  ["line2", "mother-details", empty("mother.homeAddress.line2"), "mother.homeAddress.line2", required],
  [
    "other parent's suburb no",
    "other-parent-details",
    empty("father.homeAddress.suburb"),
    "father.homeAddress.suburb",
    undefined,
  ],
  [
    "other parent's line1",
    "other-parent-details",
    empty("father.homeAddress.line1"),
    "father.homeAddress.line1",
    required,
  ],
  ["isCitizen", "mother-details", empty("mother.isCitizen"), "mother.isCitizen", required],
  [
    "citizenshipSource",
    "mother-details",
    empty("mother.citizenshipSource"),
    "mother.citizenshipSource",
    required,
  ],
  [
    "the passport number of those born in Niue",
    "mother-details",
    { "mother.citizenshipSource": "bornInNiue" },
    "mother.citizenshipPassportNumber",
    required,
  ],
  ["Is the father known", "other-parent-details", empty("fatherKnown"), "fatherKnown", required],
  [
    "Father details needed when father known",
    "other-parent-details",
    empty("father.surname"),
    "father.surname",
    required,
  ],
  [
    "… or assisted reproduction with man consent",
    "other-parent-details",
    { ...byConsent("ManConsented"), ...empty("father.surname") },
    "father.surname",
    required,
  ],
  [
    "… or woman consent",
    "other-parent-details",
    { ...byConsent("WomanConsented"), ...empty("father.surname") },
    "father.surname",
    required,
  ],
  [
    "and her title",
    "other-parent-details",
    byConsent("WomanConsented"),
    "secondParent.preferedTitle",
    required,
  ],
  ["who fills in", "other-parent-details", empty("fillingIn.who"), "fillingIn.who", required],
  [
    "which parent does it alone",
    "other-parent-details",
    { "fillingIn.who": "alone" },
    "fillingIn.parent",
    required,
  ],
  ["and why", "other-parent-details", { "fillingIn.who": "alone" }, "fillingIn.reason", required],
  ["otherChildren", "parents-relationship", empty("otherChildren"), "otherChildren", required],
  [
    "Siblings counted by otherChildren: sex",
    "parents-relationship",
    { otherChildren: "1" },
    "siblings[0].sex",
    required,
  ],
  ["status", "parents-relationship", { otherChildren: "2" }, "siblings[1].statusOfChild", required],
  ["birth date of each", "parents-relationship", { otherChildren: "8" }, "siblings[7].dateOfBirth", required],
  ["relationship", "parents-relationship", empty("parentRelationship"), "parentRelationship", required],
  [
    "Marriage date required",
    "parents-relationship",
    { parentRelationship: "marriage" },
    "parentRelationshipDate",
    required,
  ],
  [
    "Marriage place required",
    "parents-relationship",
    { parentRelationship: "marriage" },
    "parentRelationshipPlace",
    required,
  ],
  [
    "… or civil union",
    "parents-relationship",
    { parentRelationship: "civilUnion" },
    "parentRelationshipPlace",
    required,
  ],
];

test.each(requiredRows)(
  "Required: %s [birth/answers/sentences] [birth/child/required] [birth/child/other-ethnicity] [birth/parents/required] [birth/parents/suburb] [birth/citizenship/source] [birth/citizenship/passport] [birth/parents/father-known] [birth/parents/other-details] [birth/parents/title-of-second] [birth/parents/who-fills-in] [birth/relationship/other-children] [birth/relationship/kind]",
  (_, step, answers, name, message) => {
    expect(faultsIn(step, { ...birthAnswers, ...answers })[name]).toEqual(message && [message]);
    const inMaori = message && [requiredInMaori];
    expect(faultsIn(step, { ...birthAnswers, ...answers }, "mi")[name]).toEqual(inMaori);
  },
);

const ownWords: [sentence: string, step: StepName, answers: Answers, name: string, en: string, mi: string][] =
  [
    [
      "child names required (dash for single name) [birth/names/required]",
      "child-details",
      empty("child.firstNames"),
      "child.firstNames",
      `${required} If the child has one name only, enter a dash (-) here.`,
      `${requiredInMaori} Mēnā kotahi anake te ingoa o te tamaiti, tuhia he tohuhono (-) ki konei.`,
    ],
    [
      "at least one ethnic group [birth/child/ethnic-groups]",
      "child-details",
      empty("child.ethnicGroups"),
      "child.ethnicGroups",
      "This is a required field, please choose at least one ethnic group.",
      "Me whakautu tēnei pātai, tēnā kōwhiria kia kotahi te rōpū mātāwaka, neke atu rānei.",
    ],
    [
      "Assisted reproduction yes needs one consent option [birth/parents/consent]",
      "other-parent-details",
      { assistedHumanReproduction: "yes" },
      "assistedHumanReproductionOption",
      "You have to select at least one of the above.",
      "Me kōwhiri e koe kia kotahi, neke atu rānei, o ngā mea i runga ake nei.",
    ],
  ];

test.each(ownWords)("Required, in words of its own: %s", (_, step, answers, name, en, mi) => {
  expect(faultsIn(step, { ...birthAnswers, ...answers })[name]).toEqual([en]);
  expect(faultsIn(step, { ...birthAnswers, ...answers }, "mi")[name]).toEqual([mi]);
});

test.each(["child-details", "mother-details", "other-parent-details", "parents-relationship"] as const)(
  "Nothing is wrong with the usual answers to %s",
  (step) => {
    expect(faultsIn(step, birthAnswers)).toEqual({});
  },
);

const namesAndPhones = (who: string, ...between: string[]) => [
  ...["firstNamesAtBirth", "surnameAtBirth", "certificateTitle", "countryOfBirth"].map(
    (name) => `${who}.${name}`,
  ),
  ...between,
  ...["daytimePhone", "alternativePhone", "email"].map((name) => `${who}.${name}`),
];

/** By the steps that ask them; every other question has to be answered, always or under a condition. */
const optional: Readonly<Record<StepName, readonly string[]>> = {
  "child-details": ["child.hasDied", "fillingIn.you"],
  "mother-details": ["mother.absence", ...namesAndPhones("mother")],
  "other-parent-details": namesAndPhones("father", "parentSameAddress"),
  "parents-relationship": [],
  "other-services": ["bestStart.primaryCareGiver.bankAccount.creditUnion", "ird.taxCreditIRDNumber"],
  "manage-best-start-payments": [],
  "buy-birth-certificates": [],
  review: ["otherInformation"],
};

test.each(stepNames(birthRegistration))("Optional questions of %s are these, and no others", (name) => {
  const step = registration(registrationFacts).steps.find((each) => each.name === name);
  const found = questionsOf(step!, {}).filter(({ required }) => required === false);
  expect(found.map(({ template }) => template)).toEqual(optional[name]);
});
