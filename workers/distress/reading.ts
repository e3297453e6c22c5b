import phrases from "../../.build/distress-phrases.json";
import { fold } from "../content/load/words.mjs";
import { distanceBetween } from "../content/search/spelling.ts";

export interface ReadWord {
  word: string;
  /** Of the classes of phrases.json that it belongs to. */
  letters: string;
}

/** Characters. */
const longest = 200;

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

/** Folded, spelt as most would spell it. */
export function readable(text: string): ReadWord[] {
  return fold(text.slice(0, longest))
    .replace(/['’‘`´ʻ]/g, "")
    .replace(/(?<=[a-z])[@$!013457]+(?=[a-z])|(?<![^\s])[@$](?=[a-z])/g, (found) =>
      [...found].map((character) => digits[character] ?? character).join(""),
    )
    .replace(/(?<![a-z0-9])[a-z](?:[ .\-*][a-z]){3,}(?![a-z0-9])/g, (found) => found.replace(/[^a-z]/g, ""))
    .replace(/([a-z])\1{2,}/g, "$1$1")
    .replace(/(?<=\b(?:want|need|going|like|able|trying|afraid|scared) )2(?= )/g, "to")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .flatMap((word) => spelt(withSingleVowels(word)).split(" "))
    .map((word) => ({ word, letters: letters.get(word) ?? "" }));
}

const maori = /^(?:(?:wh|ng|[hkmnprtw])?[aeiou])+$/;
const shortestDoubled = 5;

/** Who writes long vowels double, "peepi", and who writes them with a macron or not at all mean the same. */
const withSingleVowels = (word: string): string =>
  word.length >= shortestDoubled && maori.test(word) ? word.replace(/([aeiou])\1/g, "$1") : word;

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
