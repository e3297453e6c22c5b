import { registryLimits } from "./registry-limits.ts";

/** As keyboards write them, ʻokina included. */
const apostrophes = /[‘’‛ʼʻ´`′＇]/g;

const dashes = /[‐‑‒–—−]+/g;

/** Of no width and no meaning in a name: they come along when a name is pasted. */
const unseen = /[\u00ad\u200b\u2060\ufeff]/g;

export const normaliseName = (name: string): string =>
  name.replace(unseen, "").normalize("NFC").replace(apostrophes, "'").trim();

export const isDash = (name: string): boolean => normaliseSpacing(name) === "-";

export const hasLetter = (name: string): boolean => /\p{L}/u.test(name);

const inLatinName = /^(?:\p{Script=Latin}\p{M}*|[' -])$/u;
const inLatinPlace = /^(?:\p{Script=Latin}\p{M}*|[\d' /-])$/u;

export const charactersNotInLatin = (kind: "name" | "place", text: string): string[] => {
  const characters = normaliseName(text).match(/\P{M}\p{M}*|\p{M}/gu) ?? [];
  const belongs = kind === "name" ? inLatinName : inLatinPlace;
  return [...new Set(characters.filter((character) => !belongs.test(character)))];
};

const refusedInText = new Set(registryLimits.characters.text.refused);

/** They change how the text around them is read. */
const invisible = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const spaces = ["\t", "\n"];

export const invisibleCharacters = (text: string): string[] => [
  ...new Set((text.match(invisible) ?? []).filter((character) => !spaces.includes(character))),
];

export const invalidTextCharacters = (text: string): string[] => [
  ...new Set([...text].filter((character) => refusedInText.has(character))),
  ...invisibleCharacters(text),
];

export const normalisePlace = (place: string): string => normaliseSpacing(place.replaceAll(",", " "));

export const normaliseSpacing = (text: string): string =>
  normaliseName(text).replace(/ {2,}/g, " ").replace(dashes, "-");
