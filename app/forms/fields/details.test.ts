import { describe, expect, test } from "vitest";
import { wordsOf } from "#app/i18n/words.ts";
import type { Answers } from "../answers.ts";
import { question, section, step } from "../builders.ts";
import type { Field } from "../field.ts";
import { normaliseAnswers } from "../normalise.ts";
import en from "../text.en.json";
import mi from "../text.mi.json";
import { validate } from "../validate.ts";
import { postalAddress } from "./address.tsx";
import { bankAccount, readAccount } from "./bank-account.tsx";
import { date } from "./date.tsx";
import { clientNumber, irdNumber } from "./numbers.tsx";
import { selectFrom } from "./select-from.tsx";
import { documentNumber, mobile, name, place } from "./text.tsx";
import { textArea } from "./text-area.tsx";
import { username } from "./username.tsx";

const formWords = wordsOf("forms");

// What people are asked about themselves: numbers with check digits, names, addresses, accounts.

const names = { street: "line1", suburb: "suburb", town: "line2" };
const address = (optional: readonly ("suburb" | "town")[] = []) =>
  postalAddress({ names, max: { street: 10, suburb: 6, town: 12 }, optional });
const today = () => "2018-08-15";
const birthDate = date({ past: { today }, withinYears: { years: 100, today } });
const country = selectFrom([{ value: "NZ", label: "New Zealand" }]);

const formOf = (field: Field) => step("one", [section("one", { q: question(field) })]);
const check = (field: Field, answers: Answers, language: "en" | "mi" = "en") =>
  validate(formOf(field), answers, { q: { label: "Q", short: "Q" } }, formWords(language)).errors;
const tidy = (field: Field, answers: Answers) => normaliseAnswers(formOf(field), answers);

const parts = (values: Record<string, string>): Answers =>
  Object.fromEntries(Object.entries(values).map(([part, value]) => [`q.${part}`, value]));
const account = (number: string): Answers => {
  const [bank = "", branch = "", body = "", suffix = ""] = number.split("-");
  return parts({ bank, branch, body, suffix });
};
const day = (day: string, month: string, year: string) => parts({ day, month, year });
const home = { line1: "1 High St", suburb: "Te Aro", line2: "Ōtaki 5512" };
const { errors } = en;
const leaveOut = (characters: string) => errors.characters.replace("{{characters}}", characters);

describe("a good answer brings no message", () => {
  test.each<[string, Field, Answers]>([
    ["IRD number of 8 digits", irdNumber(), { q: "49091850" }],
    ["IRD number of 9 digits", irdNumber(), { q: "136410132" }],
    ["IRD number with hyphens and spaces", irdNumber(), { q: "49-091 850" }],
    ["client number of 8 digits", clientNumber(), { q: "55501712" }],
    ["client number with spaces", clientNumber(), { q: "555 012 342" }],
    ["mobile number of 9 digits", mobile(), { q: "021234567" }],
    ["mobile number as it is written", mobile(), { q: "021 234 5678" }],
    ["passport number", documentNumber({ max: 9 }), { q: "LA123456" }],
    ["place", place({ max: 20 }), { q: "12/3 Te Ara o Rēhua" }],
    ["username", username(), { q: "parent@mail.com" }],
    ["username of 254 characters", username(), { q: "a".repeat(254) }],
    ["free text of several lines", textArea({ max: 20 }), { q: 'After "koro",\r\nKāi.' }],
    ["line break counted as one", textArea({ max: 3 }), { q: "a\r\nb" }],
    ["option of a list", country, { q: "NZ" }],
    [
      "account with a body of 7 digits [birth/services/bank-account]",
      bankAccount(),
      account("01-0902-0068389-00"),
    ],
    [
      "account with a body of 6 digits [birth/services/bank-account]",
      bankAccount(),
      account("01-0902-068389-00"),
    ],
    [
      "account with a suffix of 3 digits [birth/services/bank-account]",
      bankAccount(),
      account("00-0902-0068389-001"),
    ],
    ["address", address(), parts(home)],
    [
      "address without the suburb where it may be left out",
      address(["suburb"]),
      parts({ line1: "1", line2: "2" }),
    ],
    ["birth date exactly 100 years ago", birthDate, day("15", "8", "1918")],
    ["birth date a day short of 101 years ago", birthDate, day("16", "8", "1917")],
    ["birth date today", birthDate, day("15", "8", "2018")],
  ])("%s", (_sentence, field, answers) => {
    expect(check(field, answers)).toEqual({});
  });
});

describe("a bad answer brings its one message, at the control it is about", () => {
  test.each<[string, Field, Answers, string, string]>([
    ["IRD number with a wrong digit", irdNumber(), { q: "136410133" }, "q", errors.irdNumber],
    ["IRD number of more than 9 digits", irdNumber(), { q: "0049091850" }, "q", errors.irdNumber],
    ["client number with a wrong digit", clientNumber(), { q: "555012343" }, "q", errors.clientNumber],
    ["client number with letters", clientNumber(), { q: "55AS17121" }, "q", errors.clientNumber],
    [
      "mobile number of a landline",
      mobile(),
      { q: "0312345678" },
      "q",
      "Please enter a valid New Zealand mobile number",
    ],
    ["mobile number of 12 digits", mobile(), { q: "021234567890" }, "q", errors.mobile],
    ["passport number with a slash", documentNumber({ max: 9 }), { q: "LA/1" }, "q", errors.documentNumber],
    [
      "place with a comma and a full stop",
      place({ max: 20 }),
      { q: "1 High St., Ōtaki" },
      "q",
      leaveOut('".", ","'),
    ],
    ["username that ends with a space", username(), { q: "hana " }, "q", "Cannot begin or end with space"],
    ["username that begins with #", username(), { q: "#hana" }, "q", errors.hashFirst],
    ["username with a space within", username(), { q: "ha na" }, "q", leaveOut('" "')],
    [
      "username of 255 characters",
      username(),
      { q: "a".repeat(255) },
      "q",
      errors.tooLong.replace("{{max}}", "254"),
    ],
    ["free text with brackets", textArea({ max: 20 }), { q: "(no)" }, "q", leaveOut('"(", ")"')],
    ["free text too long", textArea({ max: 3 }), { q: "four" }, "q", errors.tooLong.replace("{{max}}", "3")],
    ["no option of a list", country, { q: "XX" }, "q", errors.notAnOption],
    ["no option of a list, but a name of every object", country, { q: "__proto__" }, "q", errors.notAnOption],
    [
      "account with letters",
      bankAccount(),
      account("01-O902-0068389-00"),
      "q.branch",
      "The bank account may only contain numbers.",
    ],
    [
      "bank of one digit",
      bankAccount(),
      account("1-0902-0068389-00"),
      "q.bank",
      "The bank number must be 2 numbers.",
    ],
    [
      "bank left out",
      bankAccount(),
      account("-0902-0068389-00"),
      "q.bank",
      "The bank number must be 2 numbers.",
    ],
    [
      "branch of three digits",
      bankAccount(),
      account("01-902-0068389-00"),
      "q.branch",
      "The branch number must be 4 numbers.",
    ],
    [
      "body of five digits",
      bankAccount(),
      account("01-0902-68389-00"),
      "q.body",
      "The account number must be at least 6 numbers.",
    ],
    [
      "body of eight digits",
      bankAccount(),
      account("01-0902-00068389-00"),
      "q.body",
      errors.tooLong.replace("{{max}}", "7"),
    ],
    [
      "suffix of one digit",
      bankAccount(),
      account("01-0902-0068389-0"),
      "q.suffix",
      "The account suffix must be at least 2 numbers.",
    ],
    [
      "suffix of four digits",
      bankAccount(),
      account("01-0902-0068389-0000"),
      "q.suffix",
      errors.tooLong.replace("{{max}}", "3"),
    ],
    ["letters before everything else", bankAccount(), account("1-902-x-0"), "q.body", errors.accountDigits],
    [
      "account with a wrong sum",
      bankAccount(),
      account("01-0242-0100195-00"),
      "q",
      "Please enter a valid bank account number.",
    ],
    [
      "address line with characters that do not belong",
      address(),
      parts({ ...home, suburb: "#1" }),
      "q.suburb",
      leaveOut('"#"'),
    ],
    [
      "address line too long",
      address(),
      parts({ ...home, line1: "11 High Str" }),
      "q.line1",
      errors.tooLong.replace("{{max}}", "10"),
    ],
    [
      "birth date 101 years ago",
      birthDate,
      day("15", "8", "1917"),
      "q",
      errors.dateTooLongAgo.replace("{{years}}", "100"),
    ],
    ["birth date tomorrow", birthDate, day("16", "8", "2018"), "q", errors.dateInFuture],
  ])("%s", (_sentence, field, answers, at, message) => {
    expect(check(field, answers)).toEqual({ [at]: [message] });
  });

  test("of an address every missing line has its message", () => {
    expect(check(address(), parts({ suburb: "Te Aro" }))).toEqual({
      "q.line1": [errors.required],
      "q.line2": [errors.required],
    });
  });

  test("a question's own words stand in place of the message that an answer is required", () => {
    const words = { label: "Q", short: "Q", missing: "Please choose an address." };
    expect(validate(formOf(country), {}, { q: words }, formWords("en")).errors).toEqual({
      q: ["Please choose an address."],
    });
  });
});

test.each<[string, Field, Answers, string]>([
  ["IRD number", irdNumber(), { q: "1" }, mi.errors.irdNumber],
  ["client number", clientNumber(), { q: "1" }, mi.errors.clientNumber],
  ["mobile number", mobile(), { q: "1" }, mi.errors.mobile],
  ["username", username(), { q: " a" }, mi.errors.spaceAtEnd],
  ["account", bankAccount(), account("01-0242-0100195-00"), mi.errors.account],
])("on a Māori page the message about the %s is Māori", (_kind, field, answers, message) => {
  expect(check(field, answers, "mi")).toEqual({ q: [message] });
});

describe("answers are brought into the form in which they are kept", () => {
  test.each<[string, Field, Answers, Answers]>([
    ["an IRD number loses its separators", irdNumber(), { q: "49-091 850" }, { q: "49091850" }],
    ["a client number too", clientNumber(), { q: "555 012 342" }, { q: "555012342" }],
    ["a mobile number too", mobile(), { q: "021 234 567" }, { q: "021234567" }],
    [
      "parts of an account too",
      bankAccount(),
      account("01 -0902-00 68389-00"),
      account("01-0902-0068389-00"),
    ],
    ["a name gets its capitals", name({ max: 75 }), { q: "hana o’neil" }, { q: "Hana O'Neil" }],
    ["a place too", place({ max: 20 }), { q: "lower hutt" }, { q: "Lower Hutt" }],
    ["lines of an address too", address(), parts({ line1: "1 HIGH ST" }), parts({ line1: "1 High St" })],
    ["a document's number is in capitals", documentNumber({ max: 9 }), { q: "la 123456" }, { q: "LA123456" }],
    ["line breaks are one character", textArea({ max: 9 }), { q: "a\r\nb" }, { q: "a\nb" }],
    ["a username stays as it is", username(), { q: " hana " }, { q: " hana " }],
    ["what is no good answer stays what it is", irdNumber(), { q: "ten" }, { q: "ten" }],
    [
      "several answers to one question stay as they are",
      name({ max: 75 }),
      { q: ["a", "b"] },
      { q: ["a", "b"] },
    ],
    ["answers to other questions stay as they are", name({ max: 75 }), { other: "a" }, { other: "a" }],
  ])("%s", (_sentence, field, answers, expected) => {
    expect(tidy(field, answers)).toEqual(expected);
  });
});

describe("on a review list", () => {
  const read = (field: Field, answers: Answers) =>
    field.read(answers, "q", { label: "Q", short: "Q" }, formWords("en"));

  test.each<[string, Field, Answers, string]>([
    [
      "an account is read as typed, joined with hyphens",
      bankAccount(),
      account("11-3456-089765-00"),
      "11-3456-089765-00",
    ],
    ["an account that was not given is read as nothing", bankAccount(), {}, ""],
    ["an option of a list by its label", country, { q: "NZ" }, "New Zealand"],
    ["an address line by line", address(), parts(home), "1 High St, Te Aro, Ōtaki 5512"],
  ])("%s", (_sentence, field, answers, expected) => {
    expect(read(field, answers)).toBe(expected);
  });

  test("the parts of an account are found by its name", () => {
    expect(readAccount(account("01-0902-0068389-00"), "q")).toEqual({
      bank: "01",
      branch: "0902",
      body: "0068389",
      suffix: "00",
    });
  });
});
