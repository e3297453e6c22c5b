import { describe, expect, test } from "vitest";
import { wordsOf } from "#app/i18n/words.ts";
import { cpuOf } from "../../../tests/support/cpu.ts";
import type { Answers } from "../answers.ts";
import { question, section, step } from "../builders.ts";
import type { Field } from "../field.ts";
import en from "../text.en.json";
import mi from "../text.mi.json";
import { validate } from "../validate.ts";
import { postalAddress } from "./address.tsx";
import { bankAccount } from "./bank-account.tsx";
import { box } from "./box.tsx";
import { choice, choices, select, yesNo, yesNoUnknown } from "./choice.tsx";
import { date } from "./date.tsx";
import { declaration } from "./declaration.tsx";
import { moneyEvery } from "./money.tsx";
import { clientNumber, irdNumber } from "./numbers.tsx";
import { selectFrom } from "./select-from.tsx";
import {
  addressee,
  documentNumber,
  email,
  mobile,
  name,
  phone,
  place,
  postcode,
  text,
  wholeNumber,
} from "./text.tsx";
import { textArea } from "./text-area.tsx";
import { username } from "./username.tsx";

const fields = {
  text: text({ max: 10 }),
  name: name({ max: 10 }),
  addressee: addressee({ max: 30 }),
  wholeNumber: wholeNumber({ characters: 3 }),
  moneyEvery: moneyEvery({ characters: 20 }),
  shortMoney: moneyEvery({ characters: 8 }),
  yesNo: yesNo(),
  yesNoUnknown: yesNoUnknown("true", "false"),
  choice: choice(["red", "blue"]),
  choices: choices(["cat", "dog", "hen"]),
  select: select(["0", "1", "2", "3"]),
  date: date({ past: { today: () => "2018-08-15" } }),
  anyDate: date(),
  phone: phone(),
  email: email(),
  postcode: postcode(),
  declaration: declaration(),
  address: postalAddress({
    names: { street: "line1", suburb: "suburb", town: "line2" },
    max: { street: 10, suburb: 6, town: 6 },
  }),
  withoutSuburb: postalAddress({
    names: { street: "line1", suburb: "suburb", town: "line2" },
    max: { street: 10, suburb: 6, town: 6 },
    optional: ["suburb"],
  }),
  birthDate: date({
    past: { today: () => "2018-08-15" },
    withinYears: { years: 100, today: () => "2018-08-15" },
  }),
  place: place({ max: 20 }),
  documentNumber: documentNumber({ max: 9 }),
  mobile: mobile(),
  irdNumber: irdNumber(),
  clientNumber: clientNumber(),
  username: username(),
  textArea: textArea({ max: 20 }),
  box: box(),
  listed: selectFrom([{ value: "NZ", label: "New Zealand" }]),
  bankAccount: bankAccount(),
} satisfies Record<string, Field>;

type Kind = keyof typeof fields;
const texts = { q: { label: "Question", short: "Question" } };

function messages(kind: Kind, answers: Answers, language: "en" | "mi" = "en") {
  const one = step("one", [section("one", { q: question(fields[kind]) })]);
  return validate(one, answers, texts, wordsOf("forms")(language)).errors;
}

const day = (day: string, month: string, year: string): Answers => ({
  "q.day": day,
  "q.month": month,
  "q.year": year,
});
const money = (amount: string, frequency = "weekly"): Answers => ({
  "q.amount": amount,
  "q.frequency": frequency,
});
const street: Answers = { "q.line1": "1 High St", "q.suburb": "Te Aro", "q.line2": "Otaki" };
const long = "a".repeat(11);

const good: [Kind, string, Answers][] = [
  ["text", "any words up to the length", { q: "12 @ ok" }],
  ["text", "ten characters outside the basic plane are ten", { q: "😀".repeat(10) }],
  ["name", "letters with macrons", { q: "Tāne Pēpi" }],
  ["name", "a single dash, for single names", { q: "-" }],
  ["name", "hyphen and every kind of apostrophe", { q: "O’Li-Maʻa" }],
  ["name", "decomposed letters", { q: "Ta\u0304ne" }],
  ["wholeNumber", "zero", { q: "0" }],
  ["wholeNumber", "three digits", { q: "999" }],
  ["moneyEvery", "dollars and cents", money("450.50", "monthly")],
  ["moneyEvery", "dollar sign and thousands", money("$1,234,567.89", "annually")],
  ["moneyEvery", "nothing", money("0")],
  ["moneyEvery", "one cent under ten billion", money("9,999,999,999.99")],
  ["moneyEvery", "without a frequency", { "q.amount": "5" }],
  ["yesNo", "yes", { q: "yes" }],
  ["yesNo", "no", { q: "no" }],
  ["yesNoUnknown", "I do not know", { q: "unknown" }],
  ["choice", "an option", { q: "blue" }],
  ["choices", "one option", { q: "cat" }],
  ["choices", "several options", { q: ["cat", "hen"] }],
  ["select", "an option of a list", { q: "3" }],
  ["date", "numbers", day("1", "2", "2018")],
  ["date", "numbers with leading zeros", day("01", "02", "2018")],
  ["date", "today", day("15", "8", "2018")],
  ["date", "29 February of a leap year", day("29", "2", "2016")],
  ["date", "an English month", day("27", "March", "1998")],
  ["date", "three letters of an English month in capitals", day("27", "MAR", "1998")],
  ["date", "a Māori month", day("27", "Māehe", "1998")],
  ["date", "a Māori month without its macron", day("27", "maehe", "1998")],
  ["date", "a Māori month with a combining macron", day("27", "Ma\u0304ehe", "1998")],
  ["date", "three letters of a Māori month", day("27", "hūr", "1998")],
  ["anyDate", "a day to come", day("1", "1", "2099")],
  ["phone", "digits and spaces", { q: "021 234 567" }],
  ["email", "an address", { q: "a.b+c@mail.example.nz" }],
  ["email", "a long top-level name", { q: "a@b.museum" }],
  ["postcode", "four digits, the first a zero", { q: "0110" }],
  ["declaration", "agreed", { q: "yes" }],
  ["address", "three lines", street],
];

const { errors } = en;
const tooLong = (max: number) => `Please shorten this answer to ${max} characters or fewer`;

const bad: [Kind, string, Answers, string][] = [
  ["text", "too long", { q: long }, tooLong(10)],
  ["text", "eleven characters outside the basic plane", { q: "😀".repeat(11) }, tooLong(10)],
  ["name", "too long", { q: long }, tooLong(10)],
  [
    "name",
    "each wrong character once, in order",
    { q: "B0b2 B0b." },
    'Please leave out these characters: "0", "2", "."',
  ],
  ["name", "an emoji", { q: "Ana😀" }, 'Please leave out these characters: "😀"'],
  ["name", "a direction mark", { q: "Ana\u202e" }, 'Please leave out these characters: "U+202E"'],
  ["name", "NUL", { q: "A\u0000na" }, 'Please leave out these characters: "U+0000"'],
  ["name", "letters of another script", { q: "Aнa" }, errors.otherLetters.replace("{{letters}}", '"н"')],
  [
    "name",
    "a letter of another alphabet",
    { q: "Nguyễn" },
    'The registry of births cannot write "ễ". You can use this spelling: Nguyen',
  ],
  [
    "name",
    "a letter and a digit",
    { q: "Łuk 2" },
    'Please leave out these characters: "2" The registry of births cannot write "Ł". You can use this spelling: Luk',
  ],
  ["name", "an apostrophe alone", { q: "'" }, errors.name],
  ["name", "two dashes in one field", { q: "--" }, errors.name],
  ["addressee", "no letter", { q: "12" }, errors.name],
  ["addressee", "an at-sign", { q: "a@b" }, 'Please leave out these characters: "@"'],
  ["wholeNumber", "letters", { q: "ten" }, errors.number],
  ["wholeNumber", "a decimal", { q: "1.5" }, errors.number],
  ["wholeNumber", "negative", { q: "-5" }, errors.negative],
  ["wholeNumber", "too long", { q: "1000" }, tooLong(3)],
  ["wholeNumber", "exponents", { q: "1e2" }, errors.number],
  ["wholeNumber", "digits of another script", { q: "٣" }, errors.number],
  ["moneyEvery", "words", money("lots"), errors.money],
  ["moneyEvery", "three decimals", money("1.505"), errors.money],
  ["moneyEvery", "thousands in the wrong place", money("1,00"), errors.money],
  ["moneyEvery", "Infinity", money("Infinity"), errors.money],
  ["moneyEvery", "negative", money("-5"), errors.negative],
  ["moneyEvery", "negative with a dollar sign", money("-$5.00"), errors.negative],
  ["moneyEvery", "ten billion", money("$10,000,000,000.00"), errors.moneyTooLarge],
  ["shortMoney", "nine characters", money("123456.78"), tooLong(8)],
  ["shortMoney", "five emoji are five characters", money("😀".repeat(5)), errors.money],
  ["moneyEvery", "an unknown frequency", money("5", "hourly"), errors.frequency],
  ["moneyEvery", "a frequency alone", { "q.frequency": "weekly" }, errors.required],
  ["yesNo", "an answer not shown", { q: "maybe" }, errors.notAnOption],
  ["yesNo", "I do not know where it is not offered", { q: "unknown" }, errors.notAnOption],
  ["choice", "a prototype's name", { q: "constructor" }, errors.notAnOption],
  ["select", "__proto__", { q: "__proto__" }, errors.notAnOption],
  ["choices", "one answer not shown among good ones", { q: ["cat", "toString"] }, errors.notAnOption],
  ["date", "no such day", day("31", "4", "2018"), errors.date],
  ["date", "29 February of a common year", day("29", "2", "2018"), errors.date],
  ["date", "month 0", day("1", "0", "2018"), errors.date],
  ["date", "month 13", day("1", "13", "2018"), errors.date],
  ["date", "two letters of a month", day("1", "ma", "2018"), errors.date],
  ["date", "no month", day("1", "Ramadan", "2018"), errors.date],
  ["date", "a year of two digits", day("1", "1", "18"), errors.date],
  ["date", "a missing part", { "q.day": "1", "q.month": "2" }, errors.date],
  ["date", "a negative day", day("-1", "2", "2018"), errors.date],
  ["date", "tomorrow", day("16", "8", "2018"), errors.dateInFuture],
  ["phone", "a plus and brackets", { q: "+64 (21) 1" }, errors.phone],
  ["phone", "only spaces", { q: "\u00a0" }, errors.phone],
  ["phone", "too long", { q: "1".repeat(21) }, tooLong(20)],
  ["email", "no top level", { q: "a@b" }, errors.email],
  ["email", "a space", { q: "a b@c.nz" }, errors.email],
  ["email", "two at-signs", { q: "a@b@c.nz" }, errors.email],
  ["email", "a line break", { q: "a@b.nz\nbcc:x" }, errors.email],
  ["email", "too long", { q: `${"a".repeat(55)}@bb.nz` }, tooLong(60)],
  ["postcode", "three digits", { q: "110" }, errors.postcode],
  ["postcode", "letters", { q: "6O11" }, errors.postcode],
  ["postcode", "too long", { q: "123456789" }, errors.postcode],
  ["declaration", "another value", { q: "no" }, errors.required],
  ["address", "no town", { "q.line1": "1 High St", "q.suburb": "Te Aro" }, errors.required],
  ["address", "a street too long", { ...street, "q.line1": "11 High Str" }, tooLong(10)],
];

const only = (found: Readonly<Record<string, readonly string[]>>) => Object.values(found).flat();

describe("a good answer brings no message", () => {
  test.each(good)("%s: %s", (kind, _sentence, answers) => {
    expect(messages(kind, answers)).toEqual({});
  });
});

describe("a bad answer brings its one message", () => {
  test.each(bad)("%s: %s", (kind, _sentence, answers, message) => {
    expect(only(messages(kind, answers))).toEqual([message]);
  });
});

describe("nothing answered: 'This is a required field, please provide an answer.' [financial-help/required/message]", () => {
  test.each((Object.keys(fields) as Kind[]).filter((kind) => kind !== "box"))("%s", (kind) => {
    expect(messages(kind, {})).toEqual({ q: ["This is a required field, please provide an answer."] });
    expect(messages(kind, {}, "mi")).toEqual({ q: [mi.errors.required] });
  });
});

const inMaori: [Kind, Answers, string][] = [
  ["wholeNumber", { q: "x" }, mi.errors.number],
  ["wholeNumber", { q: "-1" }, mi.errors.negative],
  ["text", { q: long }, mi.errors.tooLong.replace("{{max}}", "10")],
  ["name", { q: "4" }, mi.errors.characters.replace("{{characters}}", '"4"')],
  ["moneyEvery", money("x"), mi.errors.money],
  ["moneyEvery", money("$10,000,000,000.00"), mi.errors.moneyTooLarge],
  ["moneyEvery", money("1", "x"), mi.errors.frequency],
  ["yesNo", { q: "x" }, mi.errors.notAnOption],
  ["yesNo", { q: ["yes", "no"] }, mi.errors.repeated],
  ["date", day("31", "4", "2018"), mi.errors.date],
  ["date", day("16", "8", "2018"), mi.errors.dateInFuture],
  ["phone", { q: "x" }, mi.errors.phone],
  ["email", { q: "x" }, mi.errors.email],
  ["postcode", { q: "x" }, mi.errors.postcode],
];

describe("on a Māori page the message is Māori", () => {
  test.each(inMaori)("%s %j", (kind, answers, message) => {
    expect(only(messages(kind, answers, "mi"))).toEqual([message]);
  });
});

const one = Object.keys(fields).filter((kind) => kind !== "choices") as Kind[];
const firstControl = (kind: Kind) => `q${fields[kind].parts[0]}`;

describe("repeated fields are errors, never silently dropped [quality/access/body-limits]", () => {
  test.each(one)("%s", (kind) => {
    expect(messages(kind, { [firstControl(kind)]: ["1", "1"] })).toEqual({
      q: ["Please give one answer to this question"],
    });
  });
});

const hostile = {
  "50,000 letters": "a".repeat(50_000),
  "50,000 digits and commas": "1,".repeat(25_000),
  "50,000 spaces": `${" ".repeat(50_000)}x`,
  "50,000 direction marks": "\u202e".repeat(50_000),
  "50,000 NULs": "\u0000".repeat(50_000),
  "50,000 combining marks": `a${"\u0304".repeat(50_000)}`,
  "50,000 halves of surrogate pairs": "\ud83d".repeat(50_000),
  "an address of 50,000 dots": `a@${"a.".repeat(25_000)}`,
};

describe.each(Object.keys(hostile))(
  "%s in any field answer within 200 ms [quality/access/linear-checks]",
  (sentence) => {
    test.each(Object.keys(fields) as Kind[])("%s", async (kind) => {
      const value = hostile[sentence as keyof typeof hostile];
      const answers = Object.fromEntries(fields[kind].parts.map((part) => [`q${part}`, value]));
      expect(await cpuOf(() => messages(kind, answers))).toBeLessThan(200);
      expect(only(messages(kind, answers)).length).toBeGreaterThan(0);
    });
  },
);
