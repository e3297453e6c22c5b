import { describe, expect, test } from "vitest";
import { wordsOf } from "#app/i18n/words.ts";
import type { Answers } from "./answers.ts";
import { question, rows, section, step, when } from "./builders.ts";
import { is } from "./conditions/condition.ts";
import type { Field, QuestionText } from "./field.ts";
import { postalAddress } from "./fields/address.tsx";
import { choice, choices, select, yesNo, yesNoUnknown } from "./fields/choice.tsx";
import { date } from "./fields/date.tsx";
import { declaration } from "./fields/declaration.tsx";
import { moneyEvery } from "./fields/money.tsx";
import { text, wholeNumber } from "./fields/text.tsx";
import { changeAddress, review } from "./review.ts";

const formWords = wordsOf("forms");

interface Row {
  sentence: string;
  field: Field;
  answers: Answers;
  options?: QuestionText["options"];
  en: string;
  mi: string;
}

const address = postalAddress({
  names: { street: "line1", suburb: "suburb", town: "line2" },
  max: { street: 33, suburb: 20, town: 20 },
});

const cases: Row[] = [
  {
    sentence: "a text as typed",
    field: text({ max: 9 }),
    answers: { q: "<b>Ana" },
    en: "<b>Ana",
    mi: "<b>Ana",
  },
  { sentence: "a number", field: wholeNumber({ characters: 3 }), answers: { q: "27" }, en: "27", mi: "27" },
  { sentence: "yes", field: yesNo("true", "false"), answers: { q: "true" }, en: "Yes", mi: "Āe" },
  { sentence: "no", field: yesNo("true", "false"), answers: { q: "false" }, en: "No", mi: "Kāo" },
  {
    sentence: "I do not know",
    field: yesNoUnknown(),
    answers: { q: "unknown" },
    en: "I do not know",
    mi: "Kāore au i te mōhio",
  },
  {
    sentence: "an option in its own words",
    field: choice(["single", "notsingle"]),
    answers: { q: "notsingle" },
    options: { single: "On my own", notsingle: "With a partner" },
    en: "With a partner",
    mi: "With a partner",
  },
  {
    sentence: "several options one after the other",
    field: choices(["a", "b", "c"]),
    answers: { q: ["a", "c"] },
    options: { a: "First", b: "Second", c: "Third" },
    en: "First, Third",
    mi: "First, Third",
  },
  {
    sentence: "an option of a list without words of its own",
    field: select(["0", "1", "2", "3"]),
    answers: { q: "2" },
    en: "2",
    mi: "2",
  },
  {
    sentence: "a day with the month's name, however it was typed",
    field: date(),
    answers: { "q.day": "07", "q.month": "maehe", "q.year": "1998" },
    en: "7 March 1998",
    mi: "7 o Māehe 1998",
  },
  {
    sentence: "a day that does not exist as it was typed",
    field: date(),
    answers: { "q.day": "31", "q.month": "4", "q.year": "1998" },
    en: "31 4 1998",
    mi: "31 4 1998",
  },
  {
    sentence: "an amount with its frequency",
    field: moneyEvery({ characters: 8 }),
    answers: { "q.amount": "1200.50", "q.frequency": "fortnightly" },
    en: "$1,200.50 fortnightly",
    mi: "$1,200.50 ia rua wiki",
  },
  {
    sentence: "an amount without a frequency is weekly",
    field: moneyEvery({ characters: 8 }),
    answers: { "q.amount": "450" },
    en: "$450 weekly",
    mi: "$450 ia wiki",
  },
  { sentence: "agreement", field: declaration(), answers: { q: "yes" }, en: "Yes", mi: "Āe" },
  {
    sentence: "an address in one line",
    field: address,
    answers: { "q.line1": "1 High Street", "q.line2": "Ōtaki 5512" },
    en: "1 High Street, Ōtaki 5512",
    mi: "1 High Street, Ōtaki 5512",
  },
  { sentence: "no answer", field: text({ max: 9 }), answers: {}, en: "No answer", mi: "Kāore he whakautu" },
  {
    sentence: "no amount",
    field: moneyEvery({ characters: 8 }),
    answers: {},
    en: "No answer",
    mi: "Kāore he whakautu",
  },
  { sentence: "no day", field: date(), answers: {}, en: "No answer", mi: "Kāore he whakautu" },
  {
    sentence: "a value that is no option as it was given, never as a yes or no",
    field: yesNo(),
    answers: { q: "constructor" },
    en: "constructor",
    mi: "constructor",
  },
  {
    sentence: "a prototype's name as it was given",
    field: choice(["single", "notsingle"]),
    answers: { q: "__proto__" },
    options: { single: "On my own", notsingle: "With a partner" },
    en: "__proto__",
    mi: "__proto__",
  },
];

describe("an answer reads as", () => {
  for (const { sentence, field, answers, options, en, mi } of cases) {
    const one = step("one", [section("one", { q: question(field) })]);
    const texts = { q: { label: "Long", short: "Short", ...(options ? { options } : {}) } };
    const read = (language: "en" | "mi") => review(one, answers, texts, formWords(language))[0]?.answer;
    test(`${sentence} (English)`, () => expect(read("en")).toBe(en));
    test(`${sentence} (Māori)`, () => expect(read("mi")).toBe(mi));
  }
});

describe("the review list", () => {
  const family = step("family", [
    section("home", {
      has: question(yesNo()),
      ...when(is("has", "yes"), { street: question(text({ max: 20 })) }),
    }),
    section("siblings", { siblings: rows({ sex: question(yesNo()) }, { max: 2 }) }),
  ]);
  const short = (short: string) => ({ label: "A long question?", short });
  const texts = { has: short("Home"), street: short("Street"), "siblings[].sex": short("Sex") };

  test("has a line for everything that is asked, in page order, with the short words", () => {
    const answers = { has: "no", street: "hidden", "siblings[0].sex": "yes" };
    expect(review(family, answers, texts, formWords("en"))).toEqual([
      { name: "has", section: "home", label: "Home", answer: "No" },
      { name: "siblings[0].sex", section: "siblings", label: "Sex", answer: "Yes" },
    ]);
  });

  test("leads back to a question by its name, encoded", () => {
    expect(changeAddress("/mi/form", "siblings[0].sex")).toBe("/mi/form?focus=siblings%5B0%5D.sex");
  });
});
