import { commonWords, shortVowels, wordsOf } from "../load/words.mjs";
import { nearest } from "./spelling.ts";
import synonyms from "./synonyms.json";
import type { Vocabulary } from "./vocabulary.ts";

const longestTerm = 100;
/** Shorter prefixes match too many words. */
const shortestPrefix = 3;
const mostWords = 12;

/** Folded. Matches any form or synonym and, with `prefix`, any word that begins with one. */
export interface QueryWord {
  typed: string;
  forms: string[];
  synonyms: string[];
  prefix?: string;
}

export interface ParsedTerm {
  wanted: QueryWord[];
  correction?: string;
}

/** Composed (NFC), at most 100 characters. */
export function readTerm(term: string): string {
  const composed = term.normalize("NFC").replace(/\s+/g, " ").trim();
  return [...composed].slice(0, longestTerm).join("").trim();
}

type WordOfTerm = ReturnType<typeof wordsOf>[number];

/** @param language of the page: only its words are offered as a correction */
export function readRequest(term: string, vocabulary: Vocabulary, language?: "en" | "mi"): ParsedTerm {
  const all = withCompounds(wordsOf(term), term).map((one) => asSounded(one, vocabulary));
  const telling = all.filter((one, at) => !commonWords.has(one.word) || isBreast(one, all[at - 1]));
  const chosen = (telling.length > 0 ? telling : all).slice(0, mostWords);
  const wanted = chosen.map(({ word, written }): QueryWord => {
    const isLast = word === all.at(-1)?.word && /[\p{L}\p{N}]$/u.test(term);
    const forms = [...new Set([...vocabulary.forms(word), ...asLong(written, word, vocabulary)])];
    const meant = synonymsOf(word).flatMap((each) => vocabulary.forms(each));
    const prefix =
      isLast && word.length >= shortestPrefix && vocabulary.hasPrefix(word) ? { prefix: word } : {};
    return { typed: word, forms: forms.length > 0 ? forms : [word], synonyms: meant, ...prefix };
  });
  const isKnown = wanted.some(
    ({ typed, synonyms, prefix }) => prefix || synonyms.length > 0 || vocabulary.forms(typed).length > 0,
  );
  joinPairs(chosen, wanted, vocabulary);
  const correction = isKnown ? undefined : corrected(term, chosen, vocabulary, language);
  return { wanted, ...(correction !== undefined && { correction }) };
}

/** Without "ū" it would be about whāngai, a child raised by others; any other "u" is short for "you". */
const isBreast = ({ word, written }: WordOfTerm, before: WordOfTerm | undefined): boolean =>
  word === "u" && (/ū|uu/i.test(written) || before?.word === "whangai");

/** An unknown word with doubled vowels is read with macrons: whaanau. */
function asSounded(one: WordOfTerm, vocabulary: Vocabulary): WordOfTerm {
  const short = shortVowels(one.word);
  if (short === one.word || vocabulary.hasPrefix(one.word)) return one;
  const isKnown = commonWords.has(short) || vocabulary.hasPrefix(short);
  return { ...one, word: isKnown ? short : (vocabulary.soundingLike(short)[0] ?? one.word) };
}

/** Agencies may double a vowel that others write with a macron: tāke, taake. */
const asLong = (written: string, word: string, vocabulary: Vocabulary): readonly string[] =>
  /[āēīōū]/i.test(written) ? vocabulary.soundingLike(word) : [];

/** "pre-eclampsia" is one word; its halves begin others. */
function withCompounds(words: readonly WordOfTerm[], term: string): WordOfTerm[] {
  return words.flatMap((one, at) => {
    const next = words[at + 1];
    const isJoined = (left?: WordOfTerm, right?: WordOfTerm) =>
      left && right && term.slice(left.index + left.written.length, right.index) === "-";
    if (isJoined(words[at - 1], one) && (words[at - 1]?.word.length ?? 9) < 4) return [];
    if (!next || one.word.length >= 4 || !isJoined(one, next)) return [one];
    return [{ ...one, word: one.word + next.word, written: `${one.written}-${next.written}` }];
  });
}

const synonymsOf = (word: string): readonly string[] =>
  (synonyms as Readonly<Record<string, readonly string[]>>)[word] ?? [];

function corrected(
  term: string,
  words: readonly WordOfTerm[],
  vocabulary: Vocabulary,
  language: "en" | "mi" | undefined,
): string | undefined {
  const better = words.toReversed().reduce((text, { word, written, index }) => {
    const meant = nearest(word, vocabulary.wordsOf(language));
    const right = meant === undefined ? written : (vocabulary.words.get(meant)?.written ?? meant);
    return text.slice(0, index) + right + text.slice(index + written.length);
  }, term);
  return better === term ? undefined : better;
}

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
  const forms = new Set(wanted.flatMap((each) => [...each.forms, ...each.synonyms]));
  const prefixes = wanted.flatMap(({ prefix }) => prefix ?? []);
  return (word) => forms.has(word) || prefixes.some((prefix) => word.startsWith(prefix));
}
