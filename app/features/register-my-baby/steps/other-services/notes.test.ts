import { describe, expect, test } from "vitest";
import type { Answers } from "#app/forms/answers.ts";
import { fillAmounts } from "#app/ui/amounts/in-words.ts";
import { stepText } from "#app/wizard/texts.ts";
import {
  birthAnswers,
  bornEarly,
  caregiver as caregiverQuestion,
  claimAnswers,
  dayAnswers,
  due,
  lived,
  mother,
  mothersNoResidence,
  ofCaregiver,
  wanted,
} from "../../../../../tests/support/births.ts";
import { notesIn, placeOf } from "../../../../../tests/support/registration-steps.ts";
import { amountAt, amountIds } from "../../../../../workers/amounts/index.ts";
import { birthRegistration } from "../../service.ts";

const newClaim = { ...claimAnswers.newClaim, ...ofCaregiver({ hasPartner: "yes" }) };
const caregiver = (type: string) => ({ ...wanted, ...ofCaregiver({ type }) });
const text = (language: "en" | "mi") => stepText(birthRegistration, "other-services", language, birthAnswers);

const rows: [string, Answers, string[]][] = [
  ["a good claim of somebody with a partner: nothing is warned of", newClaim, ["with-claim"]],
  [
    "due date before the cutoff [birth/services/warnings]",
    { ...wanted, ...bornEarly, ...due("2018-06-30") },
    ["too-early"],
  ],
  [
    "a child who is three today [birth/services/warnings]",
    { ...wanted, ...dayAnswers("child.birthDate", "2023-11-20") },
    ["turned-three"],
  ],
  [
    "a child who is three tomorrow: no warning",
    { ...wanted, ...dayAnswers("child.birthDate", "2023-11-21") },
    [],
  ],
  ["due date on the cutoff: no warning", { ...wanted, ...bornEarly, ...due("2018-07-01") }, []],
  [
    "caregiver other: a warning, and a thank-you that the tax agency will call [birth/services/other-caregiver]",
    caregiver("other"),
    ["other-caregiver", "will-call"],
  ],
  ["unknown caregiver [birth/services/warnings]", caregiver("unknown"), ["unknown-caregiver"]],
  [
    "caregiver under 16 [birth/services/warnings]",
    { ...mother, ...dayAnswers("mother.dateOfBirth", "2010-11-21") },
    ["too-young"],
  ],
  ["caregiver of 16 today: no warning", { ...mother, ...dayAnswers("mother.dateOfBirth", "2010-11-20") }, []],
  [
    "caregiver not resident [birth/services/warnings]",
    { ...mother, ...mothersNoResidence },
    ["not-resident"],
  ],
  ["tax resident: all answers no [birth/services/warnings]", lived("no", "no"), ["not-tax-resident"]],
  [
    "no partner [birth/services/partner]",
    { ...newClaim, ...ofCaregiver({ hasPartner: "no" }) },
    ["no-partner", "with-claim"],
  ],
  [
    "the lump sum is paid after the year's end [birth/services/frequency]",
    { ...newClaim, ...ofCaregiver({ "bankAccount.paymentFrequency": "B" }) },
    ["lump-sum", "with-claim"],
  ],
  ["a child not alive: nothing", { ...newClaim, "child.aliveAtBirth": "no" }, []],
];

describe("Warnings that do not block", () => {
  test.each(rows)("%s", (_, answers, expected) => {
    expect(notesIn("other-services", { ...birthAnswers, ...answers })).toEqual(expected);
  });

  test("each has its words in both languages and stands after a question or section of the page", () => {
    const { step } = placeOf("other-services", { ...birthAnswers, ...newClaim });
    for (const { id } of step.notes ?? []) {
      expect(text("en").notes[id], id).toBeTruthy();
      expect(text("mi").notes[id], id).toBeTruthy();
    }
  });
});

describe("What Best Start comes to", () => {
  const amounts = new Map(
    amountIds.flatMap((id) => amountAt(id, "2026-11-22") ?? []).map((each) => [each.id, each]),
  );
  const words = (language: "en" | "mi") => fillAmounts(JSON.stringify(text(language)), amounts, language);

  test.each([
    ["$73 per week [birth/services/amounts]", "$73"],
    ["full amount under $79,000 [birth/services/amounts]", "$79,000"],
    ["no payments above $97,276 [birth/services/amounts]", "$97,276"],
  ])("%s is said in both languages", (_, expected) => {
    expect(words("en")).toContain(expected);
    expect(words("mi")).toContain(expected);
  });

  test.each(["en", "mi"] as const)(
    "income counts in the first year of a child born from 1 April 2026 (%s)",
    (language) => {
      const { hint, help } = text(language).questions["bestStart.wanted"] ?? {};
      expect(`${hint} ${help?.body}`.match(/1 (o )?(April|Āperira) 2026/g)).toHaveLength(2);
      expect(hint).not.toMatch(/whatever your family earns|ahakoa te moni whiwhi/);
    },
  );

  test("only the weekly figure stands beside how often it is paid", () => {
    for (const language of ["en", "mi"] as const) {
      const { hint, optionHints } =
        text(language).questions[`${caregiverQuestion}.bankAccount.paymentFrequency`] ?? {};
      expect([hint?.match(/\[\[.*?\]\]|\$/g), optionHints]).toEqual([["[[best_start.weekly]]"], undefined]);
      expect(words(language)).not.toMatch(/\$138|\$3,632/);
    }
  });
});

describe("What helps to answer, in both languages", () => {
  const caregiverWords = (name: string, language: "en" | "mi") =>
    JSON.stringify(text(language).questions[`${caregiverQuestion}.${name}`]);

  test.each<[finding: string, question: string, en: string, mi: string]>([
    ["183 days [birth/services/help]", "isTaxResident", "more than 183 days", "neke atu i te 183"],
    ["… in any 12 months [birth/services/help]", "isTaxResident", "in any 12 months", "ngā marama 12"],
    [
      "more than two days a week [birth/services/help]",
      "isSharingCare",
      "more than two days a week",
      "neke atu i te rua i te wiki",
    ],
    [
      "12 months in a row [birth/services/help]",
      "hasLivedInNZForTwelveMonths",
      "at least 12 months in a row",
      "ngā marama 12 e whai ana tētahi i tētahi, neke atu rānei",
    ],
    [
      "whom to call about an account number",
      "bankAccount.number",
      '<a href=\\"tel:0800227770\\">0800 227 770</a>',
      '<a href=\\"tel:0800227770\\">0800 227 770</a>',
    ],
    [
      "who gets an Accommodation Supplement alone",
      "isMSDClient",
      "Answer no if they only get an Accommodation Supplement.",
      "Whakautua te kāo mēnā ko te <en>Accommodation Supplement</en> anake tāna e whiwhi ana.",
    ],
  ])("%s", (_, question, en, mi) => {
    expect(caregiverWords(question, "en")).toContain(en);
    expect(caregiverWords(question, "mi")).toContain(mi);
  });

  test.each<[limit: string, where: string, en: string, mi: string]>([
    ["the year's end", "lump-sum", "31 March", "te 31 o Māehe"],
    ["the first day of Best Start", "too-early", "1 July 2018", "te 1 o Hūrae 2018"],
  ])("%s", (_, note, en, mi) => {
    expect(text("en").notes[note]).toContain(en);
    expect(text("mi").notes[note]).toContain(mi);
  });

  test("an IRD number comes within 15 working days [birth/services/help]", () => {
    expect(text("en").questions["ird.applyForNumber"]?.hint).toContain("within 15 working days");
    expect(text("mi").questions["ird.applyForNumber"]?.hint).toContain("i roto i ngā rā mahi 15");
  });
});
