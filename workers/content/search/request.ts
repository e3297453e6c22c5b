import { commonWords, wordsOf } from "../words.mjs";
import { nearest } from "./spelling.ts";
import type { Vocabulary } from "./vocabulary.ts";

const longestTerm = 100;

/** Matches any of its forms and, with `prefix`, any word that begins with it. */
export interface QueryWord {
  forms: string[];
  prefix?: string;
}

export interface ParsedTerm {
  wanted: QueryWord[];
  correction?: string;
}

/** Composed (NFC), trimmed, at most 100 characters. */
export function readTerm(term: string): string {
  const composed = term.normalize("NFC").replace(/\s+/g, " ").trim();
  return [...composed].slice(0, longestTerm).join("").trim();
}

export function readRequest(term: string, vocabulary: Vocabulary): ParsedTerm {
  const all = wordsOf(term);
  const telling = all.filter(({ word }) => !commonWords.has(word));
  const chosen = telling.length > 0 ? telling : all;
  const last = all.at(-1);

  let corrected = term;
  const wanted = chosen.toReversed().map(({ word, written, index }): QueryWord => {
    const isLast = index === last?.index;
    const forms = vocabulary.forms(word);
    if (forms.length > 0) return { forms, ...(isLast && word.length > 1 && { prefix: word }) };
    if (vocabulary.hasPrefix(word)) return { forms: [word], prefix: word };
    const meant = nearest(word, vocabulary.words);
    if (meant === undefined) return { forms: [word] };
    const better = vocabulary.words.get(meant)?.written ?? meant;
    corrected = corrected.slice(0, index) + better + corrected.slice(index + written.length);
    return { forms: vocabulary.forms(meant) };
  });
  joinPairs(chosen, wanted.reverse(), vocabulary);
  return { wanted, ...(corrected !== term && { correction: corrected }) };
}

/** Two words may be one in the guide: child care, childcare. */
function joinPairs(
  words: readonly { word: string }[],
  wanted: readonly QueryWord[],
  vocabulary: Vocabulary,
): void {
  for (const [index, { word }] of words.entries()) {
    const joined = vocabulary.forms(word + (words[index + 1]?.word ?? ""));
    if (index + 1 === words.length || joined.length === 0) continue;
    for (const each of wanted.slice(index, index + 2)) each.forms.push(...joined);
  }
}

export function isWanted(wanted: readonly QueryWord[]): (word: string) => boolean {
  const forms = new Set(wanted.flatMap((each) => each.forms));
  const prefixes = wanted.flatMap(({ prefix }) => prefix ?? []);
  return (word) => forms.has(word) || prefixes.some((prefix) => word.startsWith(prefix));
}
