import { expect, test } from "vitest";
import type { Answers } from "#app/forms/answers.ts";
import { birthAnswers, dayAnswers, ofCaregiver, wanted } from "../../../../tests/support/births.ts";
import { faultsIn } from "../../../../tests/support/registration-steps.ts";
import type { RegistrationStep as StepName } from "../service.ts";

const future = "This date is in the future, please provide a valid date.";
const invalid = "The selected date is not valid, please try again.";
const wrong = (characters: string) => `Please leave out these characters: ${characters}`;
const tooLong = (max: number) => `Please shorten this answer to ${max} characters or fewer`;
const other = "bestStart.primaryCareGiver";
const claim: Answers = {
  ...wanted,
  ...ofCaregiver({
    type: "mother",
    isMSDClient: "no",
    isGettingWorkingForFamilies: "no",
    isTaxResident: "yes",
    isSharingCare: "yes",
    hasPartner: "yes",
  }),
};
const foreigner = (who: string): Answers => ({
  [`${who}.isCitizen`]: "no",
  [`${who}.isPermanentResident`]: "yes",
  [`${who}.isNZRealmResident`]: "no",
  [`${who}.isAuResidentOrCitizen`]: "no",
});
const atHome: Answers = {
  "birthPlace.category": "home",
  "birthPlace.home.line1": "1 Bay Road",
  "birthPlace.home.suburb": "Aro Valley",
  "birthPlace.home.line2": "Wellington 6021",
};
const long = (length: number) => "Ā".repeat(length);

type Row = [sentence: string, step: StepName, answers: Answers, name: string, message: string | undefined];

const formatRows: Row[] = [
  [
    "A birth date is not in the future [birth/child/birth-date]",
    "child-details",
    dayAnswers("child.birthDate", "2026-11-21"),
    "child.birthDate",
    future,
  ],
  [
    "today is allowed [birth/child/birth-date]",
    "child-details",
    dayAnswers("child.birthDate", "2026-11-20"),
    "child.birthDate",
    undefined,
  ],
  [
    "a day that is none [birth/child/birth-date]",
    "child-details",
    dayAnswers("child.birthDate", "2026-02-29"),
    "child.birthDate",
    invalid,
  ],
  [
    "Names take macrons, hyphens and apostrophes [birth/names/letters]",
    "child-details",
    { "child.firstNames": "Āria-Rose O'Neil" },
    "child.firstNames",
    undefined,
  ],
  [
    "Single name: enter a dash [birth/names/dash]",
    "child-details",
    { "child.firstNames": "-" },
    "child.firstNames",
    undefined,
  ],
  [
    "names take no digits [birth/names/letters]",
    "child-details",
    { "child.surname": "R2D2" },
    "child.surname",
    wrong('"2"'),
  ],
  [
    "child names 75 [birth/names/seventy-five]",
    "child-details",
    { "child.firstNames": long(75) },
    "child.firstNames",
    undefined,
  ],
  [
    "… not 76 [birth/names/seventy-five]",
    "child-details",
    { "child.firstNames": long(76) },
    "child.firstNames",
    tooLong(75),
  ],
  [
    "birth place home line1 33 [birth/limits/place-of-birth]",
    "child-details",
    { ...atHome, "birthPlace.home.line1": long(34) },
    "birthPlace.home.line1",
    tooLong(33),
  ],
  [
    "suburb 20 [birth/limits/place-of-birth]",
    "child-details",
    { ...atHome, "birthPlace.home.suburb": long(21) },
    "birthPlace.home.suburb",
    tooLong(20),
  ],
  [
    "line2 20 [birth/limits/place-of-birth]",
    "child-details",
    { ...atHome, "birthPlace.home.line2": long(21) },
    "birthPlace.home.line2",
    tooLong(20),
  ],
  [
    "other 75 [birth/limits/place-of-birth]",
    "child-details",
    { "birthPlace.category": "other", "birthPlace.other": long(76) },
    "birthPlace.other",
    tooLong(75),
  ],
  [
    "ethnicity description 30 [birth/limits/ethnicity]",
    "child-details",
    { "child.ethnicGroups": ["other"], "child.ethnicityDescription": long(31) },
    "child.ethnicityDescription",
    tooLong(30),
  ],
  [
    "mother line1 50 [birth/limits/home-address]",
    "mother-details",
    { "mother.homeAddress.line1": long(51) },
    "mother.homeAddress.line1",
    tooLong(50),
  ],
  [
    "a suburb of 25, as a suggestion may have [birth/limits/home-address]",
    "mother-details",
    { "mother.homeAddress.suburb": long(25) },
    "mother.homeAddress.suburb",
    undefined,
  ],
  [
    "… not 26 [birth/limits/home-address]",
    "mother-details",
    { "mother.homeAddress.suburb": long(26) },
    "mother.homeAddress.suburb",
    tooLong(25),
  ],
  [
    "line2 75 [birth/limits/home-address]",
    "mother-details",
    { "mother.homeAddress.line2": long(76) },
    "mother.homeAddress.line2",
    tooLong(75),
  ],
  [
    "occupation 60 [birth/limits/person]",
    "mother-details",
    { "mother.occupation": long(61) },
    "mother.occupation",
    tooLong(60),
  ],
  [
    "place of birth 40 [birth/limits/person]",
    "mother-details",
    { "mother.placeOfBirth": long(41) },
    "mother.placeOfBirth",
    tooLong(40),
  ],
  [
    "country 19 [birth/limits/person]",
    "mother-details",
    { "mother.countryOfBirth": long(20) },
    "mother.countryOfBirth",
    tooLong(19),
  ],
  [
    "passport numbers 9 [birth/limits/person]",
    "mother-details",
    { "mother.citizenshipSource": "bornInNiue", "mother.citizenshipPassportNumber": "N123456789" },
    "mother.citizenshipPassportNumber",
    tooLong(9),
  ],
  [
    "phones 20 [birth/limits/person]",
    "mother-details",
    { "mother.daytimePhone": "0".repeat(21) },
    "mother.daytimePhone",
    tooLong(20),
  ],
  [
    "Phone format [birth/limits/phone-and-email]",
    "mother-details",
    { "mother.daytimePhone": "+64 4" },
    "mother.daytimePhone",
    "Please enter a phone number, using digits and spaces only",
  ],
  [
    "Email format [birth/limits/phone-and-email]",
    "mother-details",
    { "mother.email": "mere" },
    "mother.email",
    "This is not a valid email address, please re-enter the email address.",
  ],
  [
    "email 60 [birth/limits/person]",
    "mother-details",
    { "mother.email": `${"m".repeat(52)}@here.nz` },
    "mother.email",
    undefined,
  ],
  [
    "… not 61",
    "mother-details",
    { "mother.email": `${"m".repeat(54)}@here.nz` },
    "mother.email",
    tooLong(60),
  ],
  [
    "relationship place 60 [birth/limits/person]",
    "parents-relationship",
    { parentRelationship: "marriage", parentRelationshipPlace: long(61) },
    "parentRelationshipPlace",
    tooLong(60),
  ],
];

test.each(formatRows)("%s", (_, step, answers, name, message) => {
  expect(faultsIn(step, { ...birthAnswers, ...answers })[name]).toEqual(message && [message]);
});

/** Question, its most characters, and what has to be answered for it to be asked; "9": digits. */
const limits: [step: StepName, question: string, max: number, answers?: Answers, character?: string][] = [
  ...(["mother", "father"] as const).flatMap((who): [StepName, string, number, Answers?, string?][] => {
    const step = who === "mother" ? "mother-details" : "other-parent-details";
    return [
      [step, `${who}.firstNames`, 75],
      [step, `${who}.surname`, 75],
      [step, `${who}.firstNamesAtBirth`, 75],
      [step, `${who}.surnameAtBirth`, 75],
      [step, `${who}.occupation`, 60],
      [step, `${who}.placeOfBirth`, 40],
      [step, `${who}.countryOfBirth`, 19],
      [step, `${who}.homeAddress.line1`, 50],
      [step, `${who}.homeAddress.suburb`, 25],
      [step, `${who}.homeAddress.line2`, 75],
      [step, `${who}.ethnicityDescription`, 30, { [`${who}.ethnicGroups`]: ["other"] }],
      [step, `${who}.citizenshipPassportNumber`, 9, { [`${who}.citizenshipSource`]: "bornInNiue" }, "9"],
      [step, `${who}.nonCitizenDocNumber`, 9, foreigner(who), "9"],
      [step, `${who}.daytimePhone`, 20, {}, "9"],
      [step, `${who}.alternativePhone`, 20, {}, "9"],
    ];
  }),
  ["child-details", "child.surname", 75],
  ["other-services", `${other}.careSharer.firstNames`, 75, claim],
  ["other-services", `${other}.careSharer.surname`, 75, claim],
  ["other-services", `${other}.careSharer.daytimePhone`, 20, claim, "9"],
  ["other-services", `${other}.partner.firstNames`, 75, claim],
  ["other-services", `${other}.partner.surname`, 75, claim],
  ["other-services", `${other}.bankAccount.name`, 75, claim],
  ["buy-birth-certificates", "certificateOrder.deliveryName", 100, { orderBirthCertificate: "yes" }],
];

test.each(limits)(
  "%s, %s: %i characters, not one more [birth/limits/person]",
  (step, question, max, answers, character = "ā") => {
    const faults = (length: number) =>
      faultsIn(step, { ...birthAnswers, ...answers, [question]: character.repeat(length) })[question];
    expect([faults(max), faults(max + 1)]).toEqual([undefined, [tooLong(max)]]);
  },
);
