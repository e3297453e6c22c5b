import { describe, expect, test } from "vitest";
import { question, section, step } from "./builders.ts";
import { name, phone, place } from "./fields/text.tsx";
import { normaliseAnswers } from "./normalise.ts";

const form = step("one", [
  section("one", {
    q: question(name({ max: 75 })),
    place: question(place({ max: 40 })),
    phone: question(phone()),
  }),
]);
const kept = (typed: string, saved?: string, isCurrent = true) =>
  normaliseAnswers(form, { q: typed }, { saved: saved === undefined ? {} : { q: saved }, isCurrent }).q;

describe("what is typed again after it was given other capitals stays as it is typed [birth/names/title-case]", () => {
  test.each([
    ["the first time a word in capitals is changed", "MARAMA", undefined, "Marama"],
    ["the second time it stays", "MARAMA", "Marama", "MARAMA"],
    ["and after that", "MARAMA", "MARAMA", "MARAMA"],
    ["small letters too", "hana kahu", "Hana Kahu", "hana kahu"],
    ["another name is a first time again", "ANAHERA", "Marama", "Anahera"],
    ["the rest is brought into one form all the same", " MARAMA  o’neil ", "Marama O'Neil", "MARAMA o'neil"],
  ])("%s: %s", (_sentence, typed, saved, expected) => {
    expect(kept(typed, saved)).toBe(expected);
  });

  test("a page that never showed the change has not been typed again: a second press on the same button", () => {
    expect(kept("MARAMA", "Marama", false)).toBe("Marama");
    expect(kept("MARAMA", "MARAMA", false)).toBe("MARAMA");
  });
});

test.each([
  ["place", "1 High St, Ōtaki", "1 High St Ōtaki"],
  ["phone", "+64 21 234 567", "021 234 567"],
  ["phone", "(04) 476-1234", "04 476 1234"],
])("%s is tidied before it is checked: %s", (question, typed, expected) => {
  expect(normaliseAnswers(form, { [question]: typed })[question]).toBe(expected);
});
