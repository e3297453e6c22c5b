import limits from "./registry-limits.json" with { type: "json" };

/** What the registry of births takes: its letters, and of every field of a registration the characters and how many. */
export const registryLimits = limits;

/** Kinds of text by the characters that belong in them. */
export type AllowedCharacters = "name" | "place" | "addressee";

/** By the field's name in a registration. */
export type LimitedField = keyof typeof limits.fields;

export const longestIn = (field: LimitedField): number => limits.fields[field].longest;

const capitalsWith = (mark: RegExp): string =>
  [...limits.letters].filter((letter) => /[^\p{Ll}A-Z]/u.test(letter) && mark.test(letter)).join(" ");

/** For people, who know that small letters have the same marks. */
export const macronLetters = capitalsWith(/[ĀĒĪŌŪ]/);
export const accentedLetters = capitalsWith(/[^ĀĒĪŌŪ]/);

const letters = new Set(limits.letters);
const nearest: Readonly<Record<string, string>> = limits.nearest;

/** With its marks, where no single code point has both. */
const charactersOf = (text: string): string[] => text.normalize("NFC").match(/\P{M}\p{M}*|\p{M}/gu) ?? [];

const belongs = (character: string, kind: AllowedCharacters): boolean =>
  letters.has(character) || (character.length === 1 && limits.characters[kind].others.includes(character));

/** Each once, in order of appearance. */
export const charactersNotIn = (kind: AllowedCharacters, text: string): string[] => [
  ...new Set(charactersOf(text).filter((character) => !belongs(character, kind))),
];

export const isLetter = (character: string): boolean => /[\p{L}\p{M}]/u.test(character);

/** The letter without what the registry does not know of it (ễ: e, Ł: L); undefined for letters of other scripts. */
function nearestLetter(letter: string): string | undefined {
  const bare = [...letter.normalize("NFKD").replace(/\p{M}/gu, "")].map((each) => nearest[each] ?? each);
  return bare.every((each) => [...each].every((one) => letters.has(one))) ? bare.join("") : undefined;
}

/** As the registry can write it; other characters are left out. @returns undefined where no letter comes near */
export function nearestSpelling(kind: AllowedCharacters, text: string): string | undefined {
  const spelled = charactersOf(text).map((character) => {
    if (belongs(character, kind)) return character;
    return isLetter(character) ? nearestLetter(character) : "";
  });
  return spelled.includes(undefined) ? undefined : spelled.join("").replace(/ {2,}/g, " ").trim();
}
