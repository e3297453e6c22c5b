import { fold, isMaoriShaped } from "../load/words.mjs";
import families from "./families.json";
import littleWeight from "./little-weight.json";

/** Spellings of a word and words that parents use as if they were it. */
const same = new Map<string, readonly string[]>(
  families.same.map((family) => family.map(fold)).flatMap((family) => family.map((word) => [word, family])),
);
const near = new Map<string, readonly string[]>(
  Object.entries(families.near).map(([word, meant]) => [fold(word), meant.map(fold)]),
);
/** English words that parents use, which are no misspellings. */
export const familiarWords: ReadonlyMap<string, { cards: number }> = new Map(
  [...same.keys(), ...near.keys()].filter((word) => !isMaoriShaped(word)).map((word) => [word, { cards: 1 }]),
);
const listed = (words: string) => new Set(words.split(" "));
const nothing = listed(littleWeight.nothing);
const anybody = listed(littleWeight.anybody);

/** @param word folded, here and below; the word itself is among them */
export const familyOf = (word: string): readonly string[] =>
  same.get(word) ?? same.get(word.replace(/s$/, "")) ?? [word];

/** What the guide may call something close to it. */
export function nearTo(word: string): readonly string[] {
  return [...new Set(familyOf(word).flatMap((each) => near.get(each) ?? []))];
}

/** Whether a question can be about it: not about "how long", a number, or whom it is asked for. */
export const isSubject = (word: string): boolean =>
  !nothing.has(word) && !anybody.has(word) && !/^\d+[a-z]{0,4}$/.test(word);

/** How much a word counts beside the subject of a question. */
export function weightOf(word: string): number {
  if (isSubject(word)) return 1;
  return anybody.has(word) ? 0.35 : 0.2;
}
