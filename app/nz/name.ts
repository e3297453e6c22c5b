import { nameCase, placeCase } from "./letter-case.ts";

/** Apostrophes as people and their keyboards write them, ʻokina among them. */
const apostrophes = /[‘’‛ʼʻ´`′＇]/g;

const nameCharacter = /^[\p{Script=Latin}\p{M} '-]$/u;

/** Dashes as keyboards set them for a hyphen. */
const dashes = /[‐‑‒–—−]+/g;

/** Brings a name into one form: composed characters, one kind of apostrophe, no space at the ends. */
export const normaliseName = (name: string): string => name.normalize("NFC").replace(apostrophes, "'").trim();

/**
 * The characters that do not belong in a name, each once, in order of appearance. Letters of Latin script with
 * their marks, spaces, hyphens and apostrophes belong (quality of text: NFC first, then counted by code point).
 */
export function invalidNameCharacters(name: string): string[] {
  return charactersNotIn(normaliseName(name), nameCharacter);
}

const placeCharacter = /^[\p{Script=Latin}\p{M}\d/ '-]$/u;

/** The same for an address line, a place or an occupation: digits and the slash belong in those too. */
export const invalidPlaceCharacters = (place: string): string[] =>
  charactersNotIn(normaliseName(place), placeCharacter);

const refusedInText = /[~!@#$%^&*()+={}[\]|:;<>]/g;

/** Nobody sees them, and they change how what stands around them is read. */
const invisible = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const spaces = ["\t", "\n"];

/** Control characters and direction marks, each once, in order of appearance; tabs and new lines are none. */
export const invisibleCharacters = (text: string): string[] => [
  ...new Set((text.match(invisible) ?? []).filter((character) => !spaces.includes(character))),
];

/** The characters that do not belong in free text, each once: those that the registry does not take, and those that nobody sees. */
export const invalidTextCharacters = (text: string): string[] => [
  ...new Set(text.match(refusedInText)),
  ...invisibleCharacters(text),
];

const charactersNotIn = (text: string, belongs: RegExp): string[] => [
  ...new Set([...text].filter((character) => !belongs.test(character))),
];

/** A name as it is kept: in one form, one space between words, hyphens for dashes, capitals where they belong. */
export const nameInProperCase = (name: string): string => nameCase(normaliseSpacing(name));

/** An address line, a place or an occupation as it is kept. */
export const placeInProperCase = (place: string): string => placeCase(normaliseSpacing(place));

const normaliseSpacing = (text: string): string =>
  normaliseName(text).replace(/ {2,}/g, " ").replace(dashes, "-");
