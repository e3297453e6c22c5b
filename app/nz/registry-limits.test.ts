import { describe, expect, test } from "vitest";
import { normaliseName } from "./name.ts";
import { accentedLetters, charactersNotIn, macronLetters, nearestSpelling } from "./registry-limits.ts";

const notInName = (name: string) => charactersNotIn("name", normaliseName(name));

describe("what belongs in a name", () => {
  test.each([
    "Āhērangi",
    "Te Ariki-Nui",
    "O'Neil",
    "-",
    "Zoë Ÿ",
    "Ta\u0304ne",
    "d’Arcy",
    "ʻAisea",
    "Mā`afu",
    "Ångström Ñandú",
    "a\u200bb\ufeffc\u00ad",
  ])("%s", (name) => {
    expect(notInName(name)).toEqual([]);
  });

  test.each([
    ["digits", "R2D2", ["2"]],
    ["each once, in order of appearance", "a.b!c.d?", [".", "!", "?"]],
    ["line breaks and tabs", "a\nb\tc", ["\n", "\t"]],
    ["an emoji of several code points", "A👨‍👩‍👧", ["👨", "\u200d", "👩", "👧"]],
    ["direction marks", "a\u202eb\u200fc", ["\u202e", "\u200f"]],
    ["NUL", "a\u0000", ["\u0000"]],
    ["letters of other scripts", "Анна", ["А", "н", "а"]],
    ["a letter with a mark that has no code point of its own", "q\u0303a", ["q\u0303"]],
    ["a comma and a semicolon", "Smith, J;", [",", ";"]],
    ["an at-sign and a dollar", "@$", ["@", "$"]],
  ])("refused and listed: %s", (_sentence, name, offences) => {
    expect(notInName(name)).toEqual(offences);
  });
});

describe("a letter that the registry does not take is named, and the nearest spelling offered", () => {
  test.each([
    ["Nguyễn", ["ễ"], "Nguyen"],
    ["Šarić", ["Š", "ć"], "Saric"],
    ["Łukasz", ["Ł"], "Lukasz"],
    ["Jørgensen", ["ø"], "Jorgensen"],
    ["Diyarbakır", ["ı"], "Diyarbakir"],
    ["İsmail", ["İ"], "Ismail"],
    ["Æsa Þórsdóttir", ["Æ", "Þ"], "Aesa Thórsdóttir"],
    ["Groß", ["ß"], "Gross"],
    ["Øystein-Zoë", ["Ø"], "Oystein-Zoë"],
    ["Đặng Thị Mỹ", ["Đ", "ặ", "ị", "ỹ"], "Dang Thi My"],
    ["q\u0303a", ["q\u0303"], "qa"],
    ["Łukasz 2!", ["Ł", "2", "!"], "Lukasz"],
  ])("%s", (name, refused, nearest) => {
    expect([notInName(name), nearestSpelling("name", name)]).toEqual([refused, nearest]);
  });

  test.each(["Анна", "王芳", "Łukasz Ж", "X Æ A-12"])(
    "no spelling comes near in another script: %s",
    (name) => {
      expect(nearestSpelling("name", name)).toBeUndefined();
    },
  );
});

test("the letters beyond A to Z, as people are told", () => {
  expect(macronLetters).toBe("Ā Ē Ī Ō Ū");
  expect(accentedLetters).toBe("À Á Â Ã Ä Å Ç È É Ê Ë Ì Í Î Ï Ñ Ò Ó Ô Õ Ö Ù Ú Û Ü Ý Ÿ");
});

describe("what belongs in an address line, a place or an occupation", () => {
  test.each(["12/34 Te Ara o Rēhua", "Flat 2 14 High Street", "St Mary's Bay", "Kaiako-matua"])(
    "%s",
    (place) => {
      expect(charactersNotIn("place", place)).toEqual([]);
    },
  );

  test.each([
    ["comma and full stop", "1 High St., Ōtaki", [".", ","]],
    ["hash and brackets", "#2 (rear)", ["#", "(", ")"]],
    ["what does not belong in a name either", "1\t@ 👶", ["\t", "@", "👶"]],
    ["Diyarbakır", "Diyarbakır", ["ı"]],
  ])("refused and listed: %s", (_sentence, place, offences) => {
    expect(charactersNotIn("place", place)).toEqual(offences);
  });
});

test.each(["M Tane & H Tane", "c/o Mere Tāne", "Tane Family Trust No. 2", "Mere/Hemi Tāne"])(
  "what names an account or the head of a letter: %s",
  (name) => {
    expect(charactersNotIn("addressee", name)).toEqual([]);
  },
);
