import { expect, test } from "vitest";
import type { Answers } from "#app/forms/answers.ts";
import { birthAnswers, byConsent } from "../../../../tests/support/births.ts";
import { askedIn, placeOf } from "../../../../tests/support/registration-steps.ts";
import type { RegistrationStep as StepName } from "../service.ts";

type Row = [sentence: string, step: StepName, answers: Answers, asked: string[], notAsked: string[]];

const home = { "birthPlace.category": "home" };
const other = { "birthPlace.category": "other" };
const source = (citizenshipSource: string) => ({ "mother.citizenshipSource": citizenshipSource });
const foreigner = { "mother.isCitizen": "no" };
const donor = byConsent("SpermDonor");

const rows: Row[] = [
  [
    "Asks bornInNZ, first and alone [birth/child/born-in-nz]",
    "child-details",
    { "child.bornInNZ": "" },
    ["child.bornInNZ"],
    ["child.firstNames"],
  ],
  [
    "If no, nothing else [birth/child/born-in-nz]",
    "child-details",
    { "child.bornInNZ": "no" },
    ["child.bornInNZ"],
    ["child.firstNames", "birthPlace.category"],
  ],
  [
    "If yes, fields [birth/child/fields]",
    "child-details",
    {},
    [
      "child.firstNames",
      "child.surname",
      "child.sex",
      "child.aliveAtBirth",
      "child.birthDate",
      "child.oneOfMultiple",
      "birthPlace.category",
      "child.maoriDescendant",
      "child.ethnicGroups",
    ],
    ["child.multipleBirthOrder", "child.ethnicityDescription"],
  ],
  [
    "multipleBirthOrder (shown only if multiple) [birth/child/order]",
    "child-details",
    { "child.oneOfMultiple": "yes" },
    ["child.multipleBirthOrder"],
    [],
  ],
  [
    "hospital: hospital choice [birth/child/place]",
    "child-details",
    {},
    ["birthPlace.hospital"],
    ["birthPlace.home", "birthPlace.other"],
  ],
  [
    "home: home address [birth/child/place]",
    "child-details",
    home,
    ["birthPlace.home"],
    ["birthPlace.hospital", "birthPlace.other"],
  ],
  [
    "other: other text [birth/child/place]",
    "child-details",
    other,
    ["birthPlace.other"],
    ["birthPlace.hospital", "birthPlace.home"],
  ],
  [
    "ethnicityDescription when 'other' is chosen [birth/child/other-ethnicity]",
    "child-details",
    { "child.ethnicGroups": ["maori", "other"] },
    ["child.ethnicityDescription"],
    [],
  ],
  [
    "The mother is asked for names to email address [birth/parents/fields]",
    "mother-details",
    {},
    [
      "mother.firstNames",
      "mother.surname",
      "mother.firstNamesAtBirth",
      "mother.surnameAtBirth",
      "mother.occupation",
      "mother.dateOfBirth",
      "mother.placeOfBirth",
      "mother.countryOfBirth",
      "mother.homeAddress",
      "mother.maoriDescendant",
      "mother.ethnicGroups",
      "mother.isCitizen",
      "mother.daytimePhone",
      "mother.alternativePhone",
      "mother.email",
    ],
    ["parentSameAddress"],
  ],
  [
    "isCitizen yes: citizenshipSource [birth/citizenship/source]",
    "mother-details",
    {},
    ["mother.citizenshipSource"],
    ["mother.citizenshipPassportNumber", "mother.isPermanentResident", "mother.nonCitizenDocNumber"],
  ],
  [
    "citizenshipPassportNumber when born in Niue [birth/citizenship/passport]",
    "mother-details",
    source("bornInNiue"),
    ["mother.citizenshipPassportNumber"],
    [],
  ],
  [
    "… in the Cook Islands [birth/citizenship/passport]",
    "mother-details",
    source("bornInCookIslands"),
    ["mother.citizenshipPassportNumber"],
    [],
  ],
  [
    "… in Tokelau [birth/citizenship/passport]",
    "mother-details",
    source("bornInTokelau"),
    ["mother.citizenshipPassportNumber"],
    [],
  ],
  [
    "not for descent [birth/citizenship/passport]",
    "mother-details",
    source("byDescent"),
    [],
    ["mother.citizenshipPassportNumber"],
  ],
  ["nor grant", "mother-details", source("byGrant"), [], ["mother.citizenshipPassportNumber"]],
  [
    "isCitizen no: three ways to be resident [birth/citizenship/residence]",
    "mother-details",
    foreigner,
    ["mother.isPermanentResident", "mother.isNZRealmResident", "mother.isAuResidentOrCitizen"],
    ["mother.citizenshipSource", "mother.nonCitizenDocNumber"],
  ],
  [
    "nonCitizenDocNumber when any is yes [birth/citizenship/document]",
    "mother-details",
    { ...foreigner, "mother.isNZRealmResident": "yes" },
    ["mother.nonCitizenDocNumber"],
    [],
  ],
  [
    "assistedHumanReproduction yes/no, first and alone [birth/parents/assisted]",
    "other-parent-details",
    { assistedHumanReproduction: "" },
    ["assistedHumanReproduction"],
    ["assistedHumanReproductionOption", "fatherKnown", "father.firstNames"],
  ],
  [
    "If yes, choose exactly one [birth/parents/consent]",
    "other-parent-details",
    { assistedHumanReproduction: "yes" },
    ["assistedHumanReproductionOption"],
    ["fatherKnown", "secondParent.preferedTitle", "father.firstNames"],
  ],
  [
    "man consented: the other parent's details [birth/parents/other-details]",
    "other-parent-details",
    byConsent("ManConsented"),
    ["father.firstNames", "parentSameAddress", "father.isCitizen"],
    ["secondParent.preferedTitle"],
  ],
  [
    "woman consented (with secondParent.preferedTitle) [birth/parents/title-of-second]",
    "other-parent-details",
    byConsent("WomanConsented"),
    ["secondParent.preferedTitle", "father.firstNames"],
    [],
  ],
  [
    "sperm donor: no details [birth/parents/other-details]",
    "other-parent-details",
    donor,
    ["assistedHumanReproductionOption"],
    ["father.firstNames", "father.homeAddress", "parentSameAddress", "secondParent.preferedTitle"],
  ],
  [
    "If no, ask fatherKnown [birth/parents/father-known]",
    "other-parent-details",
    {},
    ["fatherKnown", "father.firstNames"],
    ["assistedHumanReproductionOption"],
  ],
  [
    "fatherKnown no: no details [birth/parents/other-details]",
    "other-parent-details",
    { fatherKnown: "no" },
    ["fatherKnown"],
    ["father.firstNames", "father.email"],
  ],
  [
    "who fills in the form, when another parent is registered [birth/parents/who-fills-in]",
    "other-parent-details",
    { "fillingIn.who": [] },
    ["fillingIn.who", "father.firstNames"],
    ["fillingIn.parent", "fillingIn.reason"],
  ],
  [
    "… of one parent alone, which and why [birth/parents/who-fills-in]",
    "other-parent-details",
    { "fillingIn.who": "alone" },
    ["fillingIn.parent", "fillingIn.reason"],
    [],
  ],
  ["… not of both", "other-parent-details", {}, ["fillingIn.who"], ["fillingIn.reason"]],
  [
    "… nor where no other parent is registered",
    "other-parent-details",
    { ...donor, "fillingIn.who": "alone" },
    [],
    ["fillingIn.who", "fillingIn.parent", "fillingIn.reason"],
  ],
  [
    "otherChildren count and, for each other child, sex, status and date of birth [birth/relationship/other-children]",
    "parents-relationship",
    { otherChildren: "2" },
    [
      "otherChildren",
      "siblings[0].sex",
      "siblings[0].statusOfChild",
      "siblings[0].dateOfBirth",
      "siblings[1].sex",
      "parentRelationship",
    ],
    ["siblings[2].sex", "parentRelationshipDate"],
  ],
  ["otherChildren 0: none", "parents-relationship", {}, ["otherChildren"], ["siblings[0].sex"]],
  [
    "otherChildren 8: eight [birth/relationship/other-children]",
    "parents-relationship",
    { otherChildren: "8" },
    ["siblings[7].dateOfBirth"],
    ["siblings[8].sex"],
  ],
  [
    "parentRelationshipDate and parentRelationshipPlace when the relationship is marriage [birth/relationship/kind]",
    "parents-relationship",
    { parentRelationship: "marriage" },
    ["parentRelationshipDate", "parentRelationshipPlace"],
    [],
  ],
  [
    "… or civilUnion [birth/relationship/kind]",
    "parents-relationship",
    { parentRelationship: "civilUnion" },
    ["parentRelationshipDate", "parentRelationshipPlace"],
    [],
  ],
  [
    "… and no other [birth/relationship/kind]",
    "parents-relationship",
    { parentRelationship: "none" },
    [],
    ["parentRelationshipDate", "parentRelationshipPlace"],
  ],
];

test.each(rows)("Asked in steps 1 to 4: %s", (_, step, answers, asked, notAsked) => {
  const found = askedIn(step, { ...birthAnswers, ...answers });
  expect(asked.filter((name) => !found.includes(name))).toEqual([]);
  expect(notAsked.filter((name) => found.includes(name))).toEqual([]);
});

test("whether the baby was alive is asked right after the country, before any name [birth/child/alive-first]", () => {
  const [country, alive, died, you, name] = askedIn("child-details", birthAnswers);
  expect([country, alive, died, you, name]).toEqual([
    "child.bornInNZ",
    "child.aliveAtBirth",
    "child.hasDied",
    "fillingIn.you",
    "child.firstNames",
  ]);
  const [section] = placeOf("child-details", birthAnswers).step.sections;
  expect(Object.keys(section?.questions.child ?? {})).toEqual(["bornInNZ", "aliveAtBirth", "hasDied"]);
});

test.each([
  ["the father is unknown", { fatherKnown: "no" }],
  ["a sperm donor was used", donor],
])("Step 4 asks nothing when %s [birth/relationship/skipped]", (_, answers) => {
  expect(askedIn("parents-relationship", { ...birthAnswers, ...answers })).toEqual([]);
});
