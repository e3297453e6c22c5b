import limits from "./registry-limits.json" with { type: "json" };

export const registryLimits = limits;

export type AllowedCharacters = "name" | "place" | "addressee";

export type LimitedField = keyof typeof limits.fields;

export const longestIn = (field: LimitedField): number => limits.fields[field].longest;

const capitalsWith = (mark: RegExp): string =>
  [...limits.letters].filter((letter) => /[^\p{Ll}A-Z]/u.test(letter) && mark.test(letter)).join(" ");

export const macronLetters = capitalsWith(/[ĀĒĪŌŪ]/);
export const accentedLetters = capitalsWith(/[^ĀĒĪŌŪ]/);

const letters = new Set(limits.letters);
const nearest: Readonly<Record<string, string>> = limits.nearest;

const charactersOf = (text: string): string[] => text.normalize("NFC").match(/\P{M}\p{M}*|\p{M}/gu) ?? [];

const belongs = (character: string, kind: AllowedCharacters): boolean =>
  letters.has(character) || (character.length === 1 && limits.characters[kind].others.includes(character));

export const charactersNotIn = (kind: AllowedCharacters, text: string): string[] => [
  ...new Set(charactersOf(text).filter((character) => !belongs(character, kind))),
];

export const isLetter = (character: string): boolean => /[\p{L}\p{M}]/u.test(character);

/** Drops marks the registry lacks (ễ: e, Ł: L); undefined for other scripts. */
function nearestLetter(letter: string): string | undefined {
  const bare = [...letter.normalize("NFKD").replace(/\p{M}/gu, "")].map((each) => nearest[each] ?? each);
  return bare.every((each) => [...each].every((one) => letters.has(one))) ? bare.join("") : undefined;
}

const looseHyphen = /(?:^|\s)-|-(?:\s|$)/;

export function nearestSpelling(kind: AllowedCharacters, text: string): string | undefined {
  const spelled = charactersOf(text).map((character) => {
    if (belongs(character, kind)) return character;
    return isLetter(character) ? nearestLetter(character) : "";
  });
  if (spelled.includes(undefined)) return undefined;
  const nearest = spelled.join("").replace(/ {2,}/g, " ").trim();
  // "A-12" without its number is no name.
  return looseHyphen.test(nearest) && !looseHyphen.test(text.trim()) ? undefined : nearest;
}
