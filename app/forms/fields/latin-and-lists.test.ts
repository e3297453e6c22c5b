import { expect, test } from "vitest";
import { wordsOf } from "#app/i18n/words.ts";
import type { Answers } from "../answers.ts";
import { question, section, step } from "../builders.ts";
import { validate } from "../validate.ts";
import { postalAddress } from "./address.tsx";
import { clientNumber } from "./numbers.tsx";
import { severalFrom } from "./several-from.tsx";
import { name, place } from "./text.tsx";

const formWords = wordsOf("forms");

const list = ["a", "b", "c"].map((value) => ({ value, label: value.toUpperCase() }));
const form = step("form", [
  section("all", {
    name: question(name({ max: 20, letters: "latin" })),
    place: question(place({ max: 20, letters: "latin" })),
    list: question(severalFrom(list, { count: 2 })),
    number: question(clientNumber()),
    address: question(
      postalAddress({
        names: { street: "line1", suburb: "suburb", town: "line2" },
        max: { street: 33, suburb: 20, town: 20 },
        letters: "latin",
        namesMissing: true,
      }),
    ),
  }),
]);
const label = { label: "label" };
const texts = {
  name: label,
  place: label,
  list: label,
  number: { ...label, invalid: "No." },
  address: label,
};
const errorsOf = (answers: Answers) => validate(form, answers, texts, formWords("en")).errors;

test.each([
  ["any letter of the Latin script belongs in a name", "name", "Łukasz Ārai-D'Árcy", undefined],
  [
    "a letter of another script does not",
    "name",
    "Mere Жан",
    'Please leave out these characters: "Ж", "а", "н"',
  ],
  ["nor an invisible character", "name", "Me\u202ere", 'Please leave out these characters: "U+202E"'],
  ["digits and the slash belong in a place", "place", "1/2 Łódź", undefined],
  ["but not in a name", "name", "Mere/2", 'Please leave out these characters: "/", "2"'],
  ["several of a list", "list", ["a", "c"], undefined],
  ["not more than there are selects", "list", ["a", "b", "c"], "Please keep to 2 or fewer"],
  ["nothing else", "list", ["a", "d"], "Please choose one of the answers shown"],
  ["a number with a message of its own", "number", "555012343", "No."],
] as const)("%s", (_, at, answer, message) => {
  expect(errorsOf({ [at]: answer } as Answers)[at]).toEqual(message && [message]);
});

test("what is missing of an address is said line by line", () => {
  expect(errorsOf({ "address.line1": "1 High Street" })).toMatchObject({
    "address.suburb": ["Please enter a suburb."],
    "address.line2": ["Please enter a town or city and a postcode or RAPID number."],
  });
});

test.each([
  ["en", "Hauraki, not named, Kai"],
  ["mi", "Hauraki, kāore i whakahuatia, Kai"],
] as const)("on a page in %s what is chosen of a list is read as “%s”", (language, read) => {
  const named = { value: "1", label: "Hauraki, not named", labelMi: "Hauraki, kāore i whakahuatia" };
  const field = severalFrom([named, { value: "2", label: "Kai" }], { count: 2 });
  expect(field.read({ q: ["1", "2"] }, "q", label, formWords(language))).toBe(read);
});
