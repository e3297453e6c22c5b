import { describe, expect, test } from "vitest";
import {
  invalidNameCharacters,
  invalidPlaceCharacters,
  invalidTextCharacters,
  nameInProperCase,
  normaliseName,
  placeInProperCase,
} from "./name.ts";

describe("what belongs in a name", () => {
  test.each([
    "Āhērangi",
    "Te Ariki-Nui",
    "O'Neil",
    "-",
    "Łukasz",
    "Zoë Ÿ",
    "Nguyễn",
    "Ta\u0304ne",
    "d’Arcy",
    "ʻAisea",
    "Mā`afu",
  ])("%s", (name) => {
    expect(invalidNameCharacters(name)).toEqual([]);
  });

  test.each([
    ["digits", "R2D2", ["2"]],
    ["each once, in order of appearance", "a.b!c.d?", [".", "!", "?"]],
    ["line breaks and tabs", "a\nb\tc", ["\n", "\t"]],
    ["an emoji of several code points", "A👨‍👩‍👧", ["👨", "\u200d", "👩", "👧"]],
    ["direction marks", "a\u202eb\u200fc", ["\u202e", "\u200f"]],
    ["zero-width characters", "a\u200bb\ufeffc", ["\u200b", "\ufeff"]],
    ["NUL", "a\u0000", ["\u0000"]],
    ["letters of other scripts", "Анна", ["А", "н", "а"]],
    ["a comma and a semicolon", "Smith, J;", [",", ";"]],
    ["an at-sign and a dollar", "@$", ["@", "$"]],
  ])("refused and listed: %s", (_sentence, name, offences) => {
    expect(invalidNameCharacters(name)).toEqual(offences);
  });
});

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

describe("what belongs in an address line, a place or an occupation", () => {
  test.each(["12/34 Te Ara o Rēhua", "Flat 2 14 High Street", "St Mary's Bay", "Kaiako-matua"])(
    "%s",
    (place) => {
      expect(invalidPlaceCharacters(place)).toEqual([]);
    },
  );

  test.each([
    ["comma and full stop", "1 High St., Ōtaki", [".", ","]],
    ["hash and brackets", "#2 (rear)", ["#", "(", ")"]],
    ["what does not belong in a name either", "1\t@ 👶", ["\t", "@", "👶"]],
  ])("refused and listed: %s", (_sentence, place, offences) => {
    expect(invalidPlaceCharacters(place)).toEqual(offences);
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
    ["spaces", "  te   ata ", "Te Ata"],
    ["apostrophes", "o’neil", "O'Neil"],
    ["dashes", "anne–marie", "Anne-Marie"],
    ["a dash for a single name", "—", "-"],
    ["two hyphens that became a dash", "――".replaceAll("―", "–"), "-"],
    ["composed characters", "a\u0304ria", "Āria"],
  ])("%s are brought into one form", (_sentence, typed, expected) => {
    expect(nameInProperCase(typed)).toBe(expected);
  });

  test("a place keeps its numbers", () => {
    expect(placeInProperCase(" 12A  te ara ")).toBe("12A Te Ara");
  });
});
