import { nameCase, placeCase } from "./letter-case.ts";

/** As keyboards write them, ʻokina included. */
const apostrophes = /[‘’‛ʼʻ´`′＇]/g;

export const longestName = 75;

const nameCharacter = /^[\p{Script=Latin}\p{M} '-]$/u;

const dashes = /[‐‑‒–—−]+/g;

export const normaliseName = (name: string): string => name.normalize("NFC").replace(apostrophes, "'").trim();

/** Latin letters with their marks, spaces, hyphens and apostrophes belong. Each once, in order. */
export function invalidNameCharacters(name: string): string[] {
  return charactersNotIn(normaliseName(name), nameCharacter);
}

const placeCharacter = /^[\p{Script=Latin}\p{M}\d/ '-]$/u;

export const invalidPlaceCharacters = (place: string): string[] =>
  charactersNotIn(normaliseName(place), placeCharacter);

const refusedInText = /[~!@#$%^&*()+={}[\]|:;<>]/g;

/** They change how the text around them is read. */
const invisible = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const spaces = ["\t", "\n"];

export const invisibleCharacters = (text: string): string[] => [
  ...new Set((text.match(invisible) ?? []).filter((character) => !spaces.includes(character))),
];

export const invalidTextCharacters = (text: string): string[] => [
  ...new Set(text.match(refusedInText)),
  ...invisibleCharacters(text),
];

const charactersNotIn = (text: string, belongs: RegExp): string[] => [
  ...new Set([...text].filter((character) => !belongs.test(character))),
];

export const nameInProperCase = (name: string): string => nameCase(normaliseSpacing(name));

export const placeInProperCase = (place: string): string => placeCase(normaliseSpacing(place));

const normaliseSpacing = (text: string): string =>
  normaliseName(text).replace(/ {2,}/g, " ").replace(dashes, "-");
