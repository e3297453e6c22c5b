import { describe, expect, test } from "vitest";
import { placeCase } from "./letter-case.ts";
import {
  hasLetter,
  invalidTextCharacters,
  isDash,
  normaliseName,
  normalisePlace,
  normaliseSpacing,
} from "./name.ts";

describe("a name is brought into one form", () => {
  test.each([
    ["composed characters", "Ta\u0304ne", "Tāne"],
    ["no space at the ends", "  Ana ", "Ana"],
    ...["‘", "’", "‛", "ʼ", "ʻ", "´", "`", "′", "＇"].map((mark) => [
      `${mark} is an apostrophe`,
      `O${mark}Neil`,
      "O'Neil",
    ]),
  ])("%s", (_sentence, name, expected) => {
    expect(normaliseName(name!)).toBe(expected);
  });
});

describe("what belongs in free text", () => {
  test("punctuation of sentences, quotation marks, several lines", () => {
    expect(invalidTextCharacters('After his koro, "Hēmi".\nIs that fine? 50/50, I think -- yes…')).toEqual(
      [],
    );
  });

  test("refused and listed: every character that the registry does not take", () => {
    expect(invalidTextCharacters("a~!@#$%^&*()+={}[]|:;<>b<~")).toEqual([..."~!@#$%^&*()+={}[]|:;<>"]);
  });

  test("control characters and direction marks are refused, tabs and new lines are not", () => {
    expect(invalidTextCharacters("a\u0000b\u0007c\u202ed\u2066\te\nf👨‍👩‍👧")).toEqual([
      "\u0000",
      "\u0007",
      "\u202e",
      "\u2066",
    ]);
  });
});

describe("a name and a place as they are kept", () => {
  test.each([
    ["spaces", "  te   ata ", "te ata"],
    ["apostrophes", "o’neil", "o'neil"],
    ["dashes", "anne–marie", "anne-marie"],
    ["a dash for a single name", "—", "-"],
    ["two hyphens that became a dash", "――".replaceAll("―", "–"), "-"],
    ["composed characters", "a\u0304ria", "āria"],
  ])("%s are brought into one form [birth/names/trimmed]", (_sentence, typed, expected) => {
    expect(normaliseSpacing(typed)).toBe(expected);
  });

  test("a place keeps its numbers", () => {
    expect(placeCase(normalisePlace(" 12A  te ara "))).toBe("12A Te Ara");
  });

  test.each([
    ["1 High St, Ōtaki", "1 High St Ōtaki"],
    ["Flat 2,14 Rata St,", "Flat 2 14 Rata St"],
  ])("commas are tidied away: %s", (typed, expected) => {
    expect(normalisePlace(typed)).toBe(expected);
  });
});

describe("a name needs a letter, or is a single dash", () => {
  test.each([
    ["-", false, true],
    ["—", false, true],
    ["--", false, false],
    ["- -", false, false],
    ["'", false, false],
    ["'Ofa", true, false],
    ["Ā", true, false],
  ])("%s", (name, letter, dash) => {
    expect([hasLetter(name), isDash(name)]).toEqual([letter, dash]);
  });
});
