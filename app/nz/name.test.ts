import { describe, expect, test } from "vitest";
import { nameOffences, normaliseName } from "./name.ts";

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
    expect(nameOffences(name)).toEqual([]);
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
    expect(nameOffences(name)).toEqual(offences);
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
