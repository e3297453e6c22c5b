import { describe, expect, test } from "vitest";
import { shortVowels } from "../load/words.mjs";
import { isOrdinary } from "./known-words.ts";
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
    ["slpee", "sleep"],
    ["bidwif", undefined],
    ["20hour", undefined],
    ["zebra", undefined],
  ])("by %s: %s", (typed, meant) => expect(nearest(typed, words)?.word).toBe(meant));
});

describe("a word that sounds as the one that was meant", () => {
  const words = new Map(
    Object.entries({ eczema: 4, diarrhoea: 6, tongue: 1, thing: 9, jealous: 1, asthma: 2, kiwi: 1 }).map(
      ([word, cards]) => [word, { cards, languages: ["en"] as const }],
    ),
  );
  test.each([
    ["excema", "eczema"],
    ["ecsema", "eczema"],
    ["diarhea", "diarrhoea"],
    ["tounge", "tongue"],
    ["jelous", "jealous"],
    ["asma", "asthma"],
    ["thong", "thing"],
    ["dormer", undefined],
  ])("%s: %s", (typed, meant) => expect(nearest(typed, words)?.word).toBe(meant));

  test("M: a Māori word that differs in a letter is another word, one whose letters were swapped or lost is not", () => {
    const known = new Map(
      ["patara", "pahita", "whanau", "kaiwhakawhanau", "potty"].map((word) => [
        word,
        { cards: 3, languages: ["mi"] as const },
      ]),
    );
    expect(
      ["patata", "whanua", "kaiwhakawhana", "waiora"].map((typed) => nearest(typed, known)?.word),
    ).toEqual([undefined, "whanau", "kaiwhakawhanau", undefined]);
  });

  test("English words are not put right, whatever the guide says", () => {
    const typed = ["curry", "policy", "beads", "process", "sweats", "biting", "raspberries"];
    expect(typed.filter((word) => !isOrdinary(word))).toEqual([]);
    expect(["excema", "diarhea", "jelous", "vacination"].filter(isOrdinary)).toEqual([]);
  });
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
