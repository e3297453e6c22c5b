import { describe, expect, test } from "vitest";
import { wordsOf } from "#app/i18n/words.ts";
import { cpuOf } from "../../../tests/support/cpu.ts";
import { question, section, step } from "../builders.ts";
import type { Field } from "../field.ts";
import { normaliseAnswers } from "../normalise.ts";
import { review } from "../review.ts";
import en from "../text.en.json";
import mi from "../text.mi.json";
import { validate } from "../validate.ts";
import { hoursPerWeek, wholeHours } from "./hours.tsx";
import { dollars } from "./money.tsx";
import { textArea } from "./text-area.tsx";

const formWords = wordsOf("forms");

const fields = {
  dollars: dollars({ characters: 16 }),
  hours: hoursPerWeek(),
  wholeHours: wholeHours({ from: 1, to: 20 }),
  freeText: textArea({ max: 10, refused: () => [] }),
} satisfies Record<string, Field>;
type Kind = keyof typeof fields;
const form = (kind: Kind) => step("form", [section("one", { q: question(fields[kind]) })]);
const texts = { q: { label: "Question" } };

const messageOf = (kind: Kind, typed: string, language: "en" | "mi" = "en") =>
  validate(form(kind), { q: typed }, texts, formWords(language)).errors.q?.[0];

const good: [Kind, string, string][] = [
  ["dollars", "digits", "450"],
  ["dollars", "two decimals", "450.05"],
  ["dollars", "nothing", "0"],
  ["hours", "hours", "40"],
  ["hours", "two decimals", "4.25"],
  ["hours", "digits, space and dot", "4 .5"],
  ["hours", "all of a week", "168"],
  ["hours", "none", "0"],
  ["wholeHours", "one", "1"],
  ["wholeHours", "twenty", "20"],
  ["freeText", "brackets and ampersands", "A & (b) #1"],
];
const bad: [Kind, string, string, string][] = [
  ["dollars", "words", "lots", en.errors.money],
  ["dollars", "three decimals", "450.055", en.errors.money],
  ["dollars", "below nothing", "-1", en.errors.negative],
  ["dollars", "ten billion", "10000000000.00", en.errors.moneyTooLarge],
  ["hours", "letters", "4h", en.errors.hours],
  ["hours", "two dots", "1.2.3", en.errors.hours],
  ["hours", "a comma", "4,5", en.errors.hours],
  ["hours", "below nothing", "-4", en.errors.hours],
  ["hours", "three decimals", "4.255", "Please enter at most two decimal places, e.g. 4.25"],
  ["hours", "more than a week has", "168.01", "Please enter less than 168 hours."],
  ["wholeHours", "none", "0", "Please enter a whole number from 1 to 20"],
  ["wholeHours", "one too many", "21", "Please enter a whole number from 1 to 20"],
  ["wholeHours", "a half", "1.5", "Please enter a whole number from 1 to 20"],
];

describe("Hours and amounts", () => {
  test.each(good)("%s: %s is good", (kind, _sentence, typed) => {
    expect(messageOf(kind, typed)).toBeUndefined();
  });

  test.each(bad)("%s: %s is refused", (kind, _sentence, typed, message) => {
    expect(messageOf(kind, typed)).toBe(message);
  });

  test("the message is Māori on a Māori page", () => {
    expect(messageOf("hours", "4.255", "mi")).toBe(mi.errors.hoursDecimals);
    expect(messageOf("dollars", "x", "mi")).toBe(mi.errors.money);
  });

  test.each([
    ["dollars", "$1,250.5", "1250.50"],
    ["dollars", "lots", "lots"],
    ["hours", "4 0", "40"],
  ] as const)("%s: %s is saved as %s", (kind, typed, saved) => {
    expect(normaliseAnswers(form(kind), { q: typed }).q).toBe(saved);
  });

  test("an amount is read with its sign, and as typed where it is none", () => {
    const line = (q: string) => review(form("dollars"), { q }, texts, formWords("en"))[0]?.answer;
    expect([line("1250.50"), line("450"), line("lots")]).toEqual(["$1,250.50", "$450", "lots"]);
  });

  test.each(Object.keys(fields) as Kind[])("%s: 50,000 characters answer within 200 ms", async (kind) => {
    for (const typed of [
      "1".repeat(50_000),
      "1,".repeat(25_000),
      `${" ".repeat(50_000)}x`,
      "1.".repeat(25_000),
    ]) {
      const spent = await cpuOf(() => {
        expect(messageOf(kind, typed)).toBeDefined();
        normaliseAnswers(form(kind), { q: typed });
      });
      expect(spent).toBeLessThan(200);
    }
  });
});
