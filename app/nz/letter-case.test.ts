import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { nameCase, placeCase } from "./letter-case.ts";

describe("a name gets its capitals", () => {
  test.each([
    ["a word wholly small gets a capital [birth/names/title-case]", "hana", "Hana"],
    ["a word wholly capital keeps only its first", "HANA", "Hana"],
    ["a first letter with a macron too", "āria", "Āria"],
    ["and a capital one", "ĀRIA", "Āria"],
    ["of McDonald typed in one case only the first: nobody can know", "MCDONALD", "Mcdonald"],
    ["every word for itself", "hana MERE Rose", "Hana Mere Rose"],
    ["every part of a hyphened word", "anne-marie", "Anne-Marie"],
    ["and in capitals", "ANNE-MARIE", "Anne-Marie"],
    ["what follows O'", "o'neil", "O'Neil"],
    ["and D'", "D'ARCY", "D'Arcy"],
    ["in hyphened words too", "o'neil-d'arcy", "O'Neil-D'Arcy"],
    ["within a word an apostrophe begins nothing", "FA'ASAVALU", "Fa'asavalu"],
    ["a word that begins with an apostrophe has its capital after it", "'ofa", "'Ofa"],
    ["letters of other Latin alphabets", "łukasz ŽIŽEK", "Łukasz Žižek"],
    ["a dotted capital İ stays a first letter", "İSMAİL", "İsmail"],
    ["in capitals throughout, a short word too", "JOHN TE AO", "John Te Ao"],
    ["and one of short words alone, with a particle", "TE ARO", "Te Aro"],
    ["and where initials are among them: nobody can know", "TJ SMITH", "Tj Smith"],
    ["small words when the whole name is small", "van der berg", "Van Der Berg"],
    ["and when it is in capitals", "VAN DER BERG", "Van Der Berg"],
  ])("%s: %s", (_sentence, typed, expected) => {
    expect(nameCase(typed)).toBe(expected);
  });

  test.each([
    "Āria",
    "McDonald",
    "Anne-Marie",
    "MacLeod-McKenzie",
    "van der Berg",
    "Maria de Lourdes",
    "Te Rangi o te Motu",
    "O'Neil",
    "TJ",
    "AJ",
    "TJ Hemi",
    "Hana-TJ",
    "JJ-TJ",
    "M Tane & H Tane",
    "c/o Mere Tāne",
    "-",
    "",
  ])("%s stays as it is", (name) => {
    expect(nameCase(name)).toBe(name);
  });
});

test.each(["HGV", "ECE", "NZDF", "HGV Driver", "ECE Teacher", "NZDF Medic", "GM"])(
  "an occupation keeps its initials: %s",
  (occupation) => {
    expect(placeCase(occupation)).toBe(occupation);
  },
);

test.each([
  ["HGV driver", "HGV Driver"],
  ["ECE TEACHER", "ECE Teacher"],
  ["M TANE & H TANE", "M Tane & H Tane"],
])("%s: %s", (typed, expected) => {
  expect([placeCase(typed), nameCase(typed)]).toContain(expected);
});

describe("an address, a place or an occupation gets its capitals", () => {
  test.each([
    ["small", "12 high street", "12 High Street"],
    ["capital", "12 HIGH STREET", "12 High Street"],
    ["numbers with letters stay", "12A high st", "12A High St"],
    ["and small ones", "flat 2b", "Flat 2b"],
    ["a slash", "5/12B TE ARA", "5/12B Te Ara"],
    ["abbreviations stay", "PO box 3", "PO Box 3"],
    ["rural delivery stays", "RD 2", "RD 2"],
    ["IT manager", "IT manager", "IT Manager"],
    ["macrons", "ōtaki", "Ōtaki"],
    ["with care", "Lower Hutt", "Lower Hutt"],
    ["small words of a place in small letters", "bay of plenty", "Bay Of Plenty"],
    ["small words of a place written with care", "Bay of Plenty", "Bay of Plenty"],
  ])("%s: %s", (_sentence, typed, expected) => {
    expect(placeCase(typed)).toBe(expected);
  });
});

test("what has its capitals keeps them", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."abēĀZ -'") }), (name) => {
      const once = nameCase(name);
      expect(nameCase(once)).toBe(once);
      expect(placeCase(placeCase(name))).toBe(placeCase(name));
    }),
  );
});
