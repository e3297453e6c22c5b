import { describe, expect, test } from "vitest";
import type { Answers } from "#app/forms/answers.ts";
import { dayAnswers } from "../../../../../../tests/support/births.ts";
import { coupleAnswers } from "../../../../../../tests/support/childcare-answers.ts";
import {
  afterSending,
  askedIn,
  countedOf,
  empty,
  faultAt,
  faultsIn,
  noDay,
  notesIn,
  withPrefix,
} from "../../../../../../tests/support/childcare-steps.ts";
import { emailOf } from "./checks.ts";

const required = "This is a required field, please provide an answer.";
const dash = `${required} If you have a single name enter a dash (-) in the Last name field.`;
const future = "This date is in the future, please provide a valid date.";
const noDate = "The selected date is not valid, please try again.";
const tooOld = "Parent's age cannot be greater than 100 years, please check the date entered.";
const long = (length: number) => "a".repeat(length);
const tooLong = (max: number) => `Please shorten this answer to ${max} characters or fewer`;

type Row = [sentence: string, changed: Answers, name: string, message: string | undefined];

const identity: Row[] = [
  ["first name: required [childcare/person/names]", empty("first_name"), "first_name", required],
  ["first name: max 75 [childcare/person/names]", { first_name: long(76) }, "first_name", tooLong(75)],
  ["first name: exactly 75", { first_name: long(75) }, "first_name", undefined],
  [
    "letters, hyphen, apostrophe, accented letters and spaces only [childcare/person/names]",
    { first_name: "Anne-Marie D'Árcy Łukasz Nguyễn Ārohanui" },
    "first_name",
    undefined,
  ],
  [
    "the invalid-character message lists the offending characters [childcare/person/names]",
    { first_name: "M3re @home 3" },
    "first_name",
    'Please leave out these characters: "3", "@"',
  ],
  [
    "middle name: same charset [childcare/person/names]",
    { middle_name: "A." },
    "middle_name",
    'Please leave out these characters: "."',
  ],
  ["middle name: not required", empty("middle_name"), "middle_name", undefined],
  [
    "last name: same charset [childcare/person/names]",
    { last_name: "Tāne 2" },
    "last_name",
    'Please leave out these characters: "2"',
  ],
  ["a single dash is a last name", { last_name: "-" }, "last_name", undefined],
  [
    "date of birth: required [childcare/person/date-of-birth]",
    noDay("date_of_birth"),
    "date_of_birth",
    required,
  ],
  [
    "date of birth: not in the future [childcare/person/date-of-birth]",
    dayAnswers("date_of_birth", "2026-11-21"),
    "date_of_birth",
    future,
  ],
  [
    "date of birth: valid [childcare/person/date-of-birth]",
    dayAnswers("date_of_birth", "1990-02-30"),
    "date_of_birth",
    noDate,
  ],
  [
    "maximum age [childcare/person/date-of-birth]",
    dayAnswers("date_of_birth", "1925-11-20"),
    "date_of_birth",
    tooOld,
  ],
  [
    "years start at 1907 [childcare/person/date-of-birth]",
    dayAnswers("date_of_birth", "1906-12-31"),
    "date_of_birth",
    tooOld,
  ],
  ["exactly 100 years", dayAnswers("date_of_birth", "1925-11-21"), "date_of_birth", undefined],
];

describe("The details of a person", () => {
  test.each(identity)("applicant: %s", (_, changed, name, message) => {
    expect(faultAt("your-details", "parent", changed, name)).toEqual(message && [message]);
  });

  test.each(identity)("partner: %s [childcare/relationship/partner]", (_, changed, name, message) => {
    expect(faultAt("relationship-status", "partner", changed, name)).toEqual(message && [message]);
  });

  const relationship = (changed: Answers, name: string) =>
    faultsIn("relationship-status", { ...coupleAnswers, ...changed })[name];

  test.each([
    ["last name: the message with the dash [childcare/person/single-name]", "your-details", "parent", dash],
    [
      "of the partner prefixed 'Error:' [childcare/person/single-name]",
      "relationship-status",
      "partner",
      `Error: ${dash}`,
    ],
  ] as const)("%s", (_, step, who, message) => {
    expect(faultAt(step, who, empty("last_name"), "last_name")).toEqual([message]);
  });

  test.each([
    [
      "relationship: definition tick required [childcare/relationship/definition]",
      empty("relationshipDefinition"),
      "relationshipDefinition",
    ],
    [
      "relationship: hasPartner required [childcare/relationship/definition]",
      empty("hasPartner"),
      "hasPartner",
    ],
    [
      "relationship status required [childcare/relationship/partner]",
      empty("relationship_status"),
      "relationship_status",
    ],
  ] as const)("%s", (_, changed, name) => {
    expect(relationship(changed, name)).toEqual([required]);
  });

  test("without a partner nothing of them is asked [childcare/wizard/partner-only]", () => {
    const alone = { ...coupleAnswers, hasPartner: "no" };
    expect(askedIn("relationship-status", alone)).toEqual(["relationshipDefinition", "hasPartner"]);
    for (const step of ["partner-details", "partner-work", "partner-assets-and-income"] as const)
      expect(askedIn(step, alone)).toEqual([]);
    expect(Object.keys(countedOf(alone)).filter((name) => name.startsWith("partner."))).toEqual([]);
    expect(countedOf(alone).relationship_status).toBeUndefined();
  });

  test.each([
    [
      "client number: partner's must differ from the main applicant's [childcare/person/client-number]",
      "swn",
      "555012342",
      "client",
    ],
    ["IRD numbers must differ too, also with a zero at the front", "ird", "049091850", "IRD"],
  ])("%s", (_, name, value, word) => {
    expect(faultAt("partner-details", "partner", { [name]: value }, name)).toEqual([
      `Your partner’s ${word} number must be different from yours. Please check both numbers.`,
    ]);
  });

  test.each([
    ["your-details", "parent"],
    ["partner-details", "partner"],
  ] as const)("liveInNZ: No shows a message (%s) [childcare/person/residence]", (step, who) => {
    expect(notesIn(step, coupleAnswers)).toEqual([]);
    expect(notesIn(step, { ...coupleAnswers, [`${who}.liveInNZ`]: "no" })).toEqual(["not-in-nz"]);
  });

  test.each([
    ["hemi o’neill", "Hemi O'Neill"],
    ["  anne - MARIE", "Anne - Marie"],
  ])("apostrophe variants normalised; names title-cased: %s [childcare/person/normalised]", (typed, kept) => {
    expect(
      afterSending("your-details", coupleAnswers, { "parent.first_name": typed })["parent.first_name"],
    ).toBe(kept);
  });
});

describe("Form behaviour rules", () => {
  const resident = {
    ...coupleAnswers,
    ...withPrefix("parent", {
      residency_status: "GRANTED_CITIZENSHIP",
      birth_country: "Samoa",
      ...dayAnswers("date_of_residence_status", "2015-02-03"),
      ...dayAnswers("date_arrived_in_nz", "2010-04-05"),
    }),
  };

  test.each([
    ["changing residency", { "parent.residency_status": "PERMANENT_RESIDENT" }],
    ["changing live-in-NZ", { "parent.liveInNZ": "no" }],
  ])("%s clears residency-dependent fields", (_, changed) => {
    const after = afterSending("your-details", resident, changed);
    expect(Object.keys(after).filter((name) => /birth_country|date_of_res|date_arrived/.test(name))).toEqual(
      [],
    );
  });

  test("… but not what is typed together with it", () => {
    const changed = { "parent.residency_status": "PERMANENT_RESIDENT", "parent.birth_country": "Fiji" };
    const after = afterSending("your-details", resident, changed);
    expect([after["parent.birth_country"], after["parent.date_arrived_in_nz.year"]]).toEqual([
      "Fiji",
      "2010",
    ]);
  });

  test("Māori ethnicity adds an iwi list; removing it clears iwi [childcare/person/ethnicity]", () => {
    const asked = (ethnicity: string[]) =>
      askedIn("your-details", { ...coupleAnswers, "parent.ethnicity": ethnicity }).includes("parent.iwi");
    expect([asked(["MAORI", "SAMOAN"]), asked(["SAMOAN"])]).toEqual([true, false]);
    expect(countedOf({ ...coupleAnswers, "parent.iwi": ["0104"] })["parent.iwi"]).toBeUndefined();
  });

  test("ticking same email as main applicant copies the main email into partner [childcare/person/same-email]", () => {
    const ticked = { ...coupleAnswers, "partner.emailSameAsMainApplicant": "yes" };
    expect(emailOf(countedOf(ticked), "partner")).toBe("mere@example.org");
    expect(emailOf(countedOf(coupleAnswers), "partner")).toBe("hemi@example.org");
    expect(faultsIn("partner-details", { ...ticked, "partner.email": [] })).toEqual({});
  });

  test.each([
    [
      "birth-name sub-fields only when flagged different [childcare/person/other-names]",
      "birthName.different",
      "parent.birth_first_name",
    ],
    ["known-name sub-fields only when flagged different", "knownName.different", "parent.other_first_name"],
    [
      "mailing address only when mail.different is true [childcare/person/mailing-address]",
      "mail.different",
      "parent.mail",
    ],
  ])("%s", (_, flag, question) => {
    const asked = (value: string) =>
      askedIn("your-details", { ...coupleAnswers, [`parent.${flag}`]: value }).includes(question);
    expect([asked("yes"), asked("no")]).toEqual([true, false]);
  });
});

test("Answers that are complete have no fault", () => {
  for (const step of ["your-details", "relationship-status", "partner-details"] as const)
    expect(faultsIn(step, coupleAnswers)).toEqual({});
});
