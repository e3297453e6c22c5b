import phrases from "../../.build/distress-phrases.json";
import { fold } from "../content/load/words.mjs";
import { distanceBetween } from "../content/search/spelling.ts";

export type DistressKind =
  | "suicide"
  | "harmToBaby"
  | "sexualHarm"
  | "childHarm"
  | "violence"
  | "emergency"
  | "poison"
  | "loss"
  | "bleeding"
  | "needs"
  | "addiction"
  | "mood";

const longest = 200;
const most = 2;

/** The most urgent first. The text is neither kept nor changed. */
export function distressIn(text: string): DistressKind[] {
  const words = readable(text.slice(0, longest));
  const told = innocent.maskedIn(words.map(({ word, letters }) => `${word}:${letters} `).join(""), words);
  const left = words.filter(({ word }) => told.includes(`${word}:`));
  return kinds.flatMap(({ kind, patterns }) => (patterns.areIn(told, left) ? [kind] : [])).slice(0, most);
}

const everyday: readonly DistressKind[] = ["emergency", "poison", "bleeding", "needs", "addiction", "mood"];

/** "baby fell" and "food bank" may also be questions to the guide. */
export const mayCardsAnswer = (kind: DistressKind): boolean => everyday.includes(kind);

interface ReadWord {
  word: string;
  letters: string;
}

/** Compiled one by one as a text needs them: all at once would cost an isolate a tenth of a second. */
class Patterns {
  readonly #patterns: { source: string; begins: string[]; compiled?: RegExp }[];

  constructor(patterns: (string | string[])[][]) {
    this.#patterns = patterns.map(([source, begins]) => ({
      source: source as string,
      begins: begins as string[],
    }));
  }

  areIn = (text: string, words: readonly ReadWord[]): boolean =>
    this.#possible(words).some((pattern) => text.search(pattern) >= 0);

  maskedIn = (text: string, words: readonly ReadWord[]): string =>
    this.#possible(words).reduce((left, pattern) => left.replace(pattern, ". "), text);

  #possible(words: readonly ReadWord[]): RegExp[] {
    const couldBegin = (begin: string) =>
      words.some(({ word, letters }) => {
        if (begin.startsWith("#")) return letters.includes(begin.slice(1));
        return begin.endsWith("*") ? word.startsWith(begin.slice(0, -1)) : word === begin;
      });
    return this.#patterns
      .filter(({ begins }) => begins.some(couldBegin))
      .map((pattern) => {
        pattern.compiled ??= new RegExp(`(?<![^ ])${pattern.source}`, "g");
        return pattern.compiled;
      });
  }
}

const innocent = new Patterns(phrases.innocent);
const kinds = phrases.kinds.map(({ id, patterns }) => ({
  kind: id as DistressKind,
  patterns: new Patterns(patterns),
}));

const digits: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};

function readable(text: string): ReadWord[] {
  return fold(text)
    .replace(/['’‘`´ʻ]/g, "")
    .replace(/(?<=[a-z])[@$!013457]+(?=[a-z])|(?<![^\s])[@$](?=[a-z])/g, (found) =>
      [...found].map((character) => digits[character] ?? character).join(""),
    )
    .replace(/(?<![a-z0-9])[a-z](?:[ .\-*][a-z]){3,}(?![a-z0-9])/g, (found) => found.replace(/[^a-z]/g, ""))
    .replace(/([a-z])\1{2,}/g, "$1$1")
    .replace(/(?<=\b(?:want|need|going|like|able|trying|afraid|scared) )2(?= )/g, "to")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .flatMap((word) => spelt(word).split(" "))
    .map((word) => ({ word, letters: letters.get(word) ?? "" }));
}

const letters: ReadonlyMap<string, string> = new Map(Object.entries(phrases.letters));
const spellings: ReadonlyMap<string, string> = new Map(Object.entries(phrases.spellings));
const tolerant = new Set(phrases.tolerant);
const ordinary = new Set(phrases.ordinary);
const shortestTolerant = 6;

function spelt(word: string): string {
  const known = spellings.get(word) ?? spellings.get(word.replace(/(.)\1$/, "$1"));
  if (known !== undefined) return known;
  if (word.length < shortestTolerant || tolerant.has(word) || ordinary.has(word)) return word;
  for (const meant of tolerant) {
    const slips = meant.length >= 9 ? 2 : 1;
    if (meant[0] !== word[0] || Math.abs(meant.length - word.length) > slips) continue;
    if (distanceBetween(word, meant, slips) <= slips) return meant;
  }
  return word;
}
