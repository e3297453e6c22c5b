import { expect, test } from "vitest";
import type { Answers } from "#app/forms/answers.ts";
import { dayAnswers } from "../../../../../../tests/support/births.ts";
import { empty, faultAt, noDay } from "../../../../../../tests/support/childcare-steps.ts";

const required = "This is a required field, please provide an answer.";
const dash = `${required} If you have a single name enter a dash (-) in the Last name field.`;
const future = "This date is in the future, please provide a valid date.";
const long = (length: number) => "a".repeat(length);
const tooLong = (max: number) => `Please shorten this answer to ${max} characters or fewer`;
const granted = {
  residency_status: "GRANTED_CITIZENSHIP",
  birth_country: "Samoa",
  ...dayAnswers("date_of_residence_status", "2015-02-03"),
  ...dayAnswers("date_arrived_in_nz", "2010-04-05"),
};
const otherName = { "knownName.different": "yes", other_name_type: "KNOWN_AS" };
const birthName = { "birthName.different": "yes", birth_first_name: "Mere", birth_last_name: "Pōtae" };
const mailing = {
  "mail.different": "yes",
  "mail.line1": "PO Box 12",
  "mail.suburb": "Aro Valley",
  "mail.line2": "Wellington 6021",
};

type Row = [sentence: string, changed: Answers, name: string, message: string | undefined];

/** Of both parents, in the step of each. */
const details: Row[] = [
  ["title required [childcare/person/title-and-gender]", empty("title"), "title", required],
  [
    "title-other (when Other) required [childcare/person/title-and-gender]",
    { title: "OTHER" },
    "title_other",
    required,
  ],
  ["title-other, given", { title: "OTHER", title_other: "Dr." }, "title_other", undefined],
  ["gender required [childcare/person/title-and-gender]", empty("gender"), "gender", required],
  [
    "whether the birth name differs is required",
    empty("birthName.different"),
    "birthName.different",
    required,
  ],
  [
    "birth name: same rules, first name required [childcare/person/other-names]",
    { "birthName.different": "yes" },
    "birth_first_name",
    required,
  ],
  ["birth name: same rules, last name required", { "birthName.different": "yes" }, "birth_last_name", dash],
  ["birth name: the middle name is not", birthName, "birth_middle_name", undefined],
  ["birth name: max 75", { ...birthName, birth_first_name: long(76) }, "birth_first_name", tooLong(75)],
  [
    "the other-name first or last name is required when marked different and both empty [childcare/person/other-names]",
    otherName,
    "other_first_name",
    "Please write a first name or a last name, or both.",
  ],
  ["… the first is enough", { ...otherName, other_first_name: "Mel" }, "other_last_name", undefined],
  ["… or the last", { ...otherName, other_last_name: "Mel" }, "other_first_name", undefined],
  [
    "known-name last required when a different known name is set and there is no email",
    { ...otherName, other_first_name: "Mel", email: [] },
    "other_last_name",
    required,
  ],
  [
    "known-name first required when there is no email",
    { ...otherName, other_last_name: "Mel", email: [] },
    "other_first_name",
    required,
  ],
  [
    "what is no answer of the form asks for no other name",
    { "knownName.different": "true" },
    "other_first_name",
    undefined,
  ],
  [
    "the type of the other name is required [childcare/person/other-names]",
    { "knownName.different": "yes" },
    "other_name_type",
    required,
  ],
  ["IRD number: required [childcare/person/ird]", empty("ird"), "ird", required],
  [
    "IRD number: valid checksum [childcare/person/ird]",
    { ird: "136410133" },
    "ird",
    "Please enter a valid IRD number.",
  ],
  [
    "IRD number: value between 10,000,000 [childcare/person/ird]",
    { ird: "9125568" },
    "ird",
    "Please enter a valid IRD number.",
  ],
  [
    "IRD number: and 200,000,000 [childcare/person/ird]",
    { ird: "200000005" },
    "ird",
    "Please enter a valid IRD number.",
  ],
  [
    "IRD number: max 9 [childcare/person/ird]",
    { ird: "0490918500" },
    "ird",
    "Please enter a valid IRD number.",
  ],
  ["IRD number: 9 digits", { ird: "136410132" }, "ird", undefined],
  ["client number: required [childcare/person/client-number]", empty("swn"), "swn", required],
  [
    "client number: format checks [childcare/person/client-number]",
    { swn: "555012343" },
    "swn",
    "Please enter a valid Work and Income Client Number",
  ],
  [
    "client number: max 9",
    { swn: "5550123420" },
    "swn",
    "Please enter a valid Work and Income Client Number",
  ],
  ["client number: 8 digits", { swn: "55501780" }, "swn", undefined],
  ["liveInNZ required [childcare/person/residence]", empty("liveInNZ"), "liveInNZ", required],
  [
    "residency status required [childcare/person/residence]",
    empty("residency_status"),
    "residency_status",
    required,
  ],
  [
    "granted: birth country required [childcare/person/residence]",
    { ...granted, birth_country: [] },
    "birth_country",
    required,
  ],
  ...["New Zealand", "aotearoa", "NZ", "Auckland NZ", "N.Z."].map(
    (birth_country): Row => [
      `birth country must not contain ${birth_country}`,
      { ...granted, birth_country },
      "birth_country",
      birth_country === "N.Z."
        ? 'Please leave out these characters: "."'
        : "Please enter an overseas country",
    ],
  ),
  ["… Tanzania does not", { ...granted, birth_country: "Tanzania" }, "birth_country", undefined],
  [
    "granted: date of residence required [childcare/person/residence]",
    { ...granted, ...noDay("date_of_residence_status") },
    "date_of_residence_status",
    required,
  ],
  [
    "permanent: date arrived required [childcare/person/residence]",
    { ...granted, residency_status: "PERMANENT_RESIDENT", ...noDay("date_arrived_in_nz") },
    "date_arrived_in_nz",
    required,
  ],
  [
    "dates not in the future: of residence [childcare/person/residence]",
    { ...granted, ...dayAnswers("date_of_residence_status", "2026-11-21") },
    "date_of_residence_status",
    future,
  ],
  [
    "dates not in the future: arrived",
    { ...granted, ...dayAnswers("date_arrived_in_nz", "2026-11-21") },
    "date_arrived_in_nz",
    future,
  ],
  ["a citizen by birth is asked for none of them", { birth_country: "NZ" }, "birth_country", undefined],
  [
    "address line 1: required [childcare/person/address]",
    empty("address.line1"),
    "address.line1",
    "Please enter a street number and name.",
  ],
  [
    "suburb required [childcare/person/address]",
    empty("address.suburb"),
    "address.suburb",
    "Please enter a suburb.",
  ],
  [
    "town or city and a postcode or RAPID number required [childcare/person/address]",
    empty("address.line2"),
    "address.line2",
    "Please enter a town or city and a postcode or RAPID number.",
  ],
  [
    "address required",
    empty("address.line1", "address.suburb", "address.line2"),
    "address",
    "Please enter a street address, a suburb, and a town or city and a postcode or RAPID number.",
  ],
  [
    "address line 1: max 33 [childcare/person/address]",
    { "address.line1": `1 ${long(32)}` },
    "address.line1",
    tooLong(33),
  ],
  ["… exactly 33", { "address.line1": `1 ${long(31)}` }, "address.line1", undefined],
  ["suburb max 20 [childcare/person/address]", { "address.suburb": long(21) }, "address.suburb", tooLong(20)],
  [
    "town/city and postcode max 20 [childcare/person/address]",
    { "address.line2": long(21) },
    "address.line2",
    tooLong(20),
  ],
  [
    "allowed characters: letters, digits, hyphen, slash, apostrophe, accents, spaces [childcare/person/address]",
    { "address.line1": "1/2-4 O'Neill's Ārai" },
    "address.line1",
    undefined,
  ],
  [
    "… and no others",
    { "address.line1": "1 #High @ Street" },
    "address.line1",
    'Please leave out these characters: "#", "@"',
  ],
  ["whether the mailing address differs", empty("mail.different"), "mail.different", required],
  [
    "mailing address: same fields, when mail.different is true [childcare/person/mailing-address]",
    { "mail.different": "yes" },
    "mail",
    "Please enter a street address, a suburb, and a town or city and a postcode or RAPID number.",
  ],
  ["mailing address: max 33", { ...mailing, "mail.line1": long(34) }, "mail.line1", tooLong(33)],
  [
    "phones: digits and spaces only [childcare/person/phones]",
    { "phone.home": "04 476 Janice" },
    "phone.home",
    "Please enter a phone number, using digits and spaces only",
  ],
  ["phones: max 20 [childcare/person/phones]", { "phone.home": "1".repeat(21) }, "phone.home", tooLong(20)],
  [
    "preferred contact required [childcare/person/phones]",
    empty("phone.preference"),
    "phone.preference",
    "This is a required field, please select one of the above options",
  ],
  [
    "the preferred number must be filled [childcare/person/phones]",
    { "phone.preference": "HOME" },
    "phone.home",
    "Please write the number that is best, or choose another one below.",
  ],
  [
    "… the other one too",
    { "phone.preference": "OTHER" },
    "phone.other",
    "Please write the number that is best, or choose another one below.",
  ],
  ["email: required [childcare/person/email]", empty("email"), "email", required],
  ["email: max 60 [childcare/person/email]", { email: `${long(50)}@example.org` }, "email", tooLong(60)],
  [
    "email: pattern check [childcare/person/email]",
    { email: "mere@example" },
    "email",
    "This is not a valid email address, please re-enter the email address.",
  ],
  ["ethnicity required [childcare/person/ethnicity]", empty("ethnicity"), "ethnicity", required],
  [
    "description required [childcare/person/ethnicity]",
    { ethnicity: ["OTHER"] },
    "other_ethnicity",
    required,
  ],
  [
    "description: max 256 [childcare/person/ethnicity]",
    { ethnicity: ["OTHER"], other_ethnicity: long(257) },
    "other_ethnicity",
    tooLong(256),
  ],
  [
    "description: no special characters [childcare/person/ethnicity]",
    { ethnicity: ["OTHER"], other_ethnicity: "Dutch & Frisian" },
    "other_ethnicity",
    'Please leave out these characters: "&"',
  ],
  ["iwi of the list", { ethnicity: ["MAORI"], iwi: ["0104", "0107"] }, "iwi", undefined],
  ["no other", { ethnicity: ["MAORI"], iwi: ["4444"] }, "iwi", "Please choose one of the answers shown"],
];

test.each(details)("applicant: %s", (_, changed, name, message) => {
  expect(faultAt("your-details", "parent", changed, name)).toEqual(message && [message]);
});

test.each(details)("partner: %s", (_, changed, name, message) => {
  expect(faultAt("partner-details", "partner", changed, name)).toEqual(message && [message]);
});
