import { expect, test } from "vitest";
import type { Answers } from "#app/forms/answers.ts";
import { at, payloadSent } from "../../../../tests/support/birth-payload.ts";
import { birthAnswers, dayAnswers } from "../../../../tests/support/births.ts";
import { type Activity, payloadSchema } from "./table.ts";

function sent(answers: Answers, activity: Activity = "fullSubmission") {
  const payload = payloadSent({ ...birthAnswers, ...answers }, activity);
  expect(payloadSchema.safeParse(payload).error?.issues ?? []).toEqual([]);
  return payload;
}

const absent = undefined;
const foreigner = { "mother.isCitizen": "no", "mother.nonCitizenDocNumber": "LA123456" };
const home = {
  "birthPlace.category": "home",
  "birthPlace.home.line1": "1 Bay Road",
  "birthPlace.home.suburb": "Aro Valley",
  "birthPlace.home.line2": "Wellington 6021",
};

const rows: [sentence: string, answers: Answers, path: string, value: unknown][] = [
  ["aliveAtBirth yes is stillBorn false [birth/sent/still-born]", {}, "child.stillBorn", false],
  [
    "aliveAtBirth no is stillBorn true [birth/sent/still-born]",
    { "child.aliveAtBirth": "no" },
    "child.stillBorn",
    true,
  ],
  ["stillBorn is true unless aliveAtBirth is yes", { "child.aliveAtBirth": "" }, "child.stillBorn", true],
  ["aliveAtBirth itself is left out", {}, "child.aliveAtBirth", absent],
  [
    "'2 of 3': number 2 [birth/sent/order]",
    { "child.oneOfMultiple": "yes", "child.multipleBirthOrder": "2 of 3" },
    "child.birthOrderNumber",
    2,
  ],
  [
    "'2 of 3': of 3 [birth/sent/order]",
    { "child.oneOfMultiple": "yes", "child.multipleBirthOrder": "2 of 3" },
    "child.birthOrderTotal",
    3,
  ],
  [
    "an order is left out unless multiple",
    { "child.multipleBirthOrder": "2 of 3" },
    "child.birthOrderNumber",
    absent,
  ],
  [
    "multipleBirthOrder itself is left out",
    { "child.oneOfMultiple": "yes", "child.multipleBirthOrder": "2 of 3" },
    "child.multipleBirthOrder",
    absent,
  ],
  [
    "dates are YYYY-MM-DD [birth/sent/days-and-truths]",
    dayAnswers("child.birthDate", "2026-03-07"),
    "child.birthDate",
    "2026-03-07",
  ],
  ["an empty date is ''", { "child.birthDate.day": "" }, "child.birthDate", ""],
  ["oneOfMultiple is true or false [birth/sent/days-and-truths]", {}, "child.oneOfMultiple", false],
  ["isCitizen is true or false", {}, "mother.isCitizen", true],
  ["fatherKnown is true or false", {}, "fatherKnown", true],
  ["bornInNZ is true or false", {}, "child.bornInNZ", true],
  ["names are trimmed [birth/names/trimmed]", { "child.surname": "  Tāne " }, "child.surname", "Tāne"],
  ["what was left empty is left out", { "mother.surnameAtBirth": " " }, "mother.surnameAtBirth", absent],
  ["a chosen ethnic group is true [birth/sent/days-and-truths]", {}, "child.ethnicGroups.maori", true],
  ["one not chosen is false", {}, "child.ethnicGroups.tongan", false],
  [
    "the description goes to ethnicGroups.other [birth/sent/days-and-truths]",
    { "father.ethnicGroups": ["other"], "father.ethnicityDescription": "Irish" },
    "father.ethnicGroups.other",
    "Irish",
  ],
  [
    "only while other is chosen",
    { "child.ethnicityDescription": "Irish" },
    "child.ethnicGroups.other",
    absent,
  ],
  [
    "ethnicityDescription itself is left out",
    { "child.ethnicityDescription": "Irish" },
    "child.ethnicityDescription",
    absent,
  ],
  ["a hospital is sent by its identifier [birth/sent/place]", {}, "birthPlace.hospital", "AB01"],
  ["home line1 is line1 [birth/sent/place]", home, "birthPlace.home.line1", "1 Bay Road"],
  ["home suburb is line2 [birth/sent/place]", home, "birthPlace.home.line2", "Aro Valley"],
  ["home line2 is line3 [birth/sent/place]", home, "birthPlace.home.line3", "Wellington 6021"],
  ["the hospital of an unchosen category is left out", home, "birthPlace.hospital", absent],
  [
    "the home of an unchosen category is left out",
    { ...home, "birthPlace.category": "other" },
    "birthPlace.home",
    absent,
  ],
  [
    "another place",
    { "birthPlace.category": "other", "birthPlace.other": "In a car" },
    "birthPlace.other",
    "In a car",
  ],
  [
    "permanent resident [birth/sent/residence]",
    { ...foreigner, "mother.isPermanentResident": "yes" },
    "mother.nonCitizenSource",
    "permanentResident",
  ],
  [
    "resident of the Realm [birth/sent/residence]",
    { ...foreigner, "mother.isNZRealmResident": "yes" },
    "mother.nonCitizenSource",
    "pacificIslandResident",
  ],
  [
    "Australian [birth/sent/residence]",
    { ...foreigner, "mother.isAuResidentOrCitizen": "yes" },
    "mother.nonCitizenSource",
    "australian",
  ],
  [
    "with the number of a document",
    { ...foreigner, "mother.isAuResidentOrCitizen": "yes" },
    "mother.nonCitizenDocNumber",
    "LA123456",
  ],
  ["else none [birth/sent/residence]", foreigner, "mother.nonCitizenSource", "none"],
  ["without a number of a document", foreigner, "mother.nonCitizenDocNumber", absent],
  ["left out for citizens", { "mother.isPermanentResident": "yes" }, "mother.nonCitizenSource", absent],
  [
    "the three residency questions are left out",
    { ...foreigner, "mother.isPermanentResident": "yes" },
    "mother.isPermanentResident",
    absent,
  ],
  ["a source is left out for others", foreigner, "mother.citizenshipSource", absent],
  [
    "a passport number of those born in Niue",
    { "mother.citizenshipSource": "bornInNiue", "mother.citizenshipPassportNumber": "N1234" },
    "mother.citizenshipPassportNumber",
    "N1234",
  ],
  [
    "not by descent",
    { "mother.citizenshipSource": "byDescent", "mother.citizenshipPassportNumber": "N1234" },
    "mother.citizenshipPassportNumber",
    absent,
  ],
];

test.each(rows)("The child and the parents: %s", (_, answers, path, value) => {
  expect(at(sent(answers), path)).toEqual(value);
});
