import { expect, test } from "vitest";
import { type Answers, answersTo } from "#app/forms/answers.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { birthAnswers } from "../../../../../tests/support/births.ts";
import {
  afterSending,
  countedOf,
  faultsIn,
  notesIn,
} from "../../../../../tests/support/registration-steps.ts";
import type { RegistrationStep as StepName } from "../../service.ts";
import { citizenship } from "./citizenship.ts";

const formWords = wordsOf("forms");

interface Change {
  step: StepName;
  /** What was saved, beside the usual answers. */
  saved: Answers;
  changed: Answers;
  /** Pruned answers afterwards; an empty list means none. */
  after: Answers;
}

const nothing: readonly string[] = [];
const foreigner = {
  "mother.isCitizen": "no",
  "mother.isPermanentResident": "no",
  "mother.isNZRealmResident": "no",
};
const australian = {
  ...foreigner,
  "mother.isAuResidentOrCitizen": "yes",
  "mother.nonCitizenDocNumber": "LA12345",
};

const rows: [sentence: string, change: Change][] = [
  [
    "isCitizen yes clears the three residency answers and the document number [birth/changes/citizen]",
    {
      step: "mother-details",
      saved: australian,
      changed: { "mother.isCitizen": "yes" },
      after: {
        "mother.isPermanentResident": nothing,
        "mother.isNZRealmResident": nothing,
        "mother.isAuResidentOrCitizen": nothing,
        "mother.nonCitizenDocNumber": nothing,
      },
    },
  ],
  [
    "no clears source and passport number [birth/changes/citizen]",
    {
      step: "mother-details",
      saved: { "mother.citizenshipSource": "bornInNiue", "mother.citizenshipPassportNumber": "N123" },
      changed: { "mother.isCitizen": "no" },
      after: { "mother.citizenshipSource": nothing, "mother.citizenshipPassportNumber": nothing },
    },
  ],
  [
    "Setting one residency answer to yes sets the other two to no [birth/citizenship/one-yes]",
    {
      step: "mother-details",
      saved: {},
      changed: { "mother.isCitizen": "no", "mother.isNZRealmResident": "yes" },
      after: { "mother.isPermanentResident": "no", "mother.isAuResidentOrCitizen": "no" },
    },
  ],
  [
    "… also the one that was yes before",
    {
      step: "mother-details",
      saved: australian,
      changed: { "mother.isPermanentResident": "yes" },
      after: {
        "mother.isPermanentResident": "yes",
        "mother.isNZRealmResident": "no",
        "mother.isAuResidentOrCitizen": "no",
        "mother.nonCitizenDocNumber": "LA12345",
      },
    },
  ],
  [
    "all three no clears the document number",
    {
      step: "mother-details",
      saved: australian,
      changed: { "mother.isAuResidentOrCitizen": "no" },
      after: { "mother.nonCitizenDocNumber": nothing },
    },
  ],
  [
    "the same for the other parent",
    {
      step: "other-parent-details",
      saved: {},
      changed: { "father.isCitizen": "no", "father.isAuResidentOrCitizen": "yes" },
      after: {
        "father.isPermanentResident": "no",
        "father.isNZRealmResident": "no",
        "father.citizenshipSource": nothing,
      },
    },
  ],
];

test.each(rows)("Citizenship: %s", (_, { step, saved, changed, after }) => {
  const counted = countedOf(afterSending(step, { ...birthAnswers, ...saved }, changed));
  const found = Object.keys(after).map((name) => [name, answersTo(counted, name)]);
  expect(found).toEqual(Object.keys(after).map((name) => [name, answersTo(after, name)]));
});

test("At most one yes: two at once are asked about, and nothing is chosen for the visitor [birth/citizenship/one-yes]", () => {
  const both = { "mother.isPermanentResident": "yes", "mother.isAuResidentOrCitizen": "yes" };
  const kept = { ...birthAnswers, ...foreigner, "mother.isPermanentResident": nothing };
  const sent = afterSending("mother-details", kept, { ...both, "mother.nonCitizenDocNumber": "LA12345" });
  expect(sent).toMatchObject(both);
  expect(faultsIn("mother-details", sent)).toEqual({
    "mother.isAuResidentOrCitizen": ["Please answer yes to one of these three questions only."],
  });
  expect(faultsIn("mother-details", sent, "mi")).toEqual({
    "mother.isAuResidentOrCitizen": ["Tēnā whakautua te āe ki tētahi anake o ēnei pātai e toru."],
  });
});

test.each([
  [
    "no to all three [birth/citizenship/warning]",
    { ...foreigner, "mother.isAuResidentOrCitizen": "no" },
    ["not-resident"],
  ],
  ["not while one is not answered", foreigner, []],
  ["not when one is yes", australian, []],
  ["not of a citizen", { ...foreigner, "mother.isAuResidentOrCitizen": "no", "mother.isCitizen": "yes" }, []],
] as [string, Answers, string[]][])(
  "Citizenship warning when all non-citizen options are no: %s",
  (_, answers, notes) => {
    expect(notesIn("mother-details", { ...birthAnswers, ...answers })).toEqual(["gave-birth", ...notes]);
  },
);

test("The citizenship warning stops nobody [birth/citizenship/warning]", () => {
  const answers = { ...birthAnswers, ...foreigner, "mother.isAuResidentOrCitizen": "no" };
  expect(faultsIn("mother-details", answers)).toEqual({});
});

test.each([
  ["a town and no country: born here", { "mother.placeOfBirth": "Rotorua" }, ["bornInNZ"]],
  ["a country", { "mother.placeOfBirth": "Suva", "mother.countryOfBirth": "Fiji" }, []],
  ["no town either", {}, []],
  [
    "what was answered stays",
    { "mother.placeOfBirth": "Rotorua", "mother.citizenshipSource": "byGrant" },
    ["byGrant"],
  ],
] as [string, Answers, string[]][])(
  "The page has chosen how somebody became a citizen: %s",
  (_, answers, chosen) => {
    const name = "mother.citizenshipSource";
    const { field } = citizenship("mother").citizenshipSource;
    const asked = {
      name,
      id: "source",
      answers,
      text: { label: "" },
      t: formWords("en"),
      describedBy: undefined,
    };
    const drawn = field.render({
      ...asked,
      earlier: {},
      partErrors: {},
      invalid: false,
      autoFocus: false,
      autoComplete: undefined,
    }) as {
      props: { answers: Answers };
    };
    expect(answersTo(drawn.props.answers, name)).toEqual(chosen);
  },
);
