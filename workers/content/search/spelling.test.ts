import { describe, expect, test } from "vitest";
import { shortVowels } from "../load/words.mjs";
import { distanceBetween, nearest } from "./spelling.ts";

describe("the distance between two words", () => {
  test.each([
    ["sleep", "sleep", 0],
    ["sleep", "slep", 1],
    ["sleep", "sleeep", 1],
    ["sleep", "slaep", 1],
    ["sleep", "selep", 1],
    ["sleep", "slpee", 2],
    ["sleep", "midwife", 3],
  ])("%s and %s: %i", (one, other, distance) => expect(distanceBetween(one, other, 2)).toBe(distance));
});

describe("the word that was meant", () => {
  const words = new Map(
    Object.entries({ sleep: 20, sheep: 1, midwife: 9, immunisation: 5, kura: 3, "20hours": 1 }).map(
      ([word, cards]) => [word, { cards }],
    ),
  );
  test.each([
    ["seep", "sleep"],
    ["midwifes", "midwife"],
    ["imunistion", "immunisation"],
    ["kuar", "kura"],
    ["slx", undefined],
    ["sle", undefined],
    ["slpee", undefined],
    ["bidwif", undefined],
    ["20hour", undefined],
    ["zebra", undefined],
  ])("by %s: %s", (typed, meant) => expect(nearest(typed, words)).toBe(meant));
});

describe("M: a long vowel that is written twice", () => {
  test.each([
    ["maaori", "maori"],
    ["whaanau", "whanau"],
    ["ootaki", "otaki"],
    ["whaangaarei", "whangarei"],
    ["taupoo", "taupo"],
    ["whakaaro", "whakaro"],
  ])("%s is compared as %s", (word, short) => expect(shortVowels(word)).toBe(short));

  test.each(
    "food feed feet book moon see week sleep school tooth pee tree teeth moore maree keene hooke aaron haast".split(
      " ",
    ),
  )("%s is English", (word) => expect(shortVowels(word)).toBe(word));

  test.each([
    ["whaang", "whang"],
    ["paapaak", "papak"],
    ["rees", "rees"],
  ])("%s while it is typed: %s", (word, short) => expect(shortVowels(word, true)).toBe(short));
});
