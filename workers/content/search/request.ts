import { commonWords, isMaoriShaped, shortVowels, wordsOf } from "../load/words.mjs";
import { isOrdinary } from "./known-words.ts";
import { type Nearest, nearest } from "./spelling.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { familiarWords, familyOf, isSubject, nearTo, weightOf } from "./word-families.ts";

const longestTerm = 100;
/** Shorter words may be anything: "moon" is no "soon". */
const shortestPutRight = 5;
/** Unless they sound alike: asma. */
const shortestTried = 4;
/** As long as a word must be that stands in one text alone. */
const shortestAlone = 7;
/** Looking for the nearest word takes time. */
const mostTried = 3;
/** Shorter prefixes match too many words. */
const shortestPrefix = 4;
const mostWords = 12;

/** Folded. Matches any form or synonym and, with `prefix`, any word that begins with one. */
export interface QueryWord {
  typed: string;
  forms: string[];
  synonyms: string[];
  prefix?: string;
  /** 1 for what the question is about. */
  weight: number;
}

export interface ParsedTerm {
  wanted: QueryWord[];
  /** All its words, folded, with a space around them. */
  asked: string;
  /** The term with its misspelt words put right, which is what was looked for. */
  correction?: string;
}

/** Composed (NFC), at most 100 characters. */
export function readTerm(term: string): string {
  const composed = term.normalize("NFC").replace(/\s+/g, " ").trim();
  return [...composed].slice(0, longestTerm).join("").trim();
}

type WordOfTerm = ReturnType<typeof wordsOf>[number];

export interface RequestOptions {
  /** Of the page: only its words correct others. */
  language?: "en" | "mi" | undefined;
  /** Nothing is put right. */
  asTyped?: boolean;
  /** Where words begin that are left out: a place's. */
  without?: ReadonlySet<number> | undefined;
}

export function readRequest(
  term: string,
  vocabulary: Vocabulary,
  { language, asTyped = false, without }: RequestOptions = {},
): ParsedTerm {
  const said = wordsOf(term).filter(({ index }) => !without?.has(index));
  const typed = withCompounds(said, term).map((one) => asSounded(one, vocabulary));
  let tried = 0;
  const all = typed.flatMap((one, at) => {
    if (asTyped || tried === mostTried || !mayBeMisspelt(one.word, vocabulary)) return [one];
    tried++;
    return asSpelt(one, at === typed.length - 1, vocabulary, language);
  });
  const telling = all.filter((one, at) => !commonWords.has(one.word) || isBreast(one, all[at - 1]));
  const chosen = (telling.length > 0 ? telling : all).slice(0, mostWords);
  const isTold = partsOfPhrases(all, vocabulary);
  const hasSubject = chosen.some((one) => isSubject(one.word) || isTold.has(one));
  const wanted = chosen.map((one): QueryWord => {
    const { word, written } = one;
    const own = [...vocabulary.forms(word), ...familyOf(word).filter((each) => vocabulary.words.has(each))];
    const forms = [...new Set([...own, ...asLong(written, word, vocabulary)])];
    const isLast = one === all.at(-1) && /[\p{L}\p{N}]$/u.test(term);
    const isBeginning = isLast && forms.length === 0 && isPrefix(word, vocabulary);
    return {
      typed: word,
      forms: forms.length > 0 ? forms : [word],
      synonyms: nearTo(word).flatMap((each) => vocabulary.forms(each)),
      ...(isBeginning && { prefix: word }),
      weight: hasSubject && !isTold.has(one) ? weightOf(word) : 1,
    };
  });
  joinPairs(chosen, wanted, vocabulary);
  const correction = corrected(term, all);
  return {
    wanted,
    asked: ` ${all.map(({ word }) => word).join(" ")} `,
    ...(correction !== undefined && { correction }),
  };
}

const longestPhrase = 4;

/** Words that together are a name or a keyword count, however little each says: "child support". */
function partsOfPhrases<W extends WordOfTerm>(words: readonly W[], vocabulary: Vocabulary): Set<W> {
  const starts = words.keys();
  const found = [...starts].flatMap((start) =>
    Array.from({ length: longestPhrase - 1 }, (_, more) => words.slice(start, start + more + 2)).filter(
      (part) => part.length > 1 && vocabulary.phrases.has(part.map(({ word }) => word).join(" ")),
    ),
  );
  return new Set(found.flat());
}

const isPrefix = (word: string, vocabulary: Vocabulary): boolean =>
  word.length >= shortestPrefix && vocabulary.hasPrefix(word);

type SpeltWord = WordOfTerm & { right?: string };

/** A word that nobody here knows is read as the nearest one that is known. */
function asSpelt(
  one: WordOfTerm,
  isLast: boolean,
  vocabulary: Vocabulary,
  language: "en" | "mi" | undefined,
): SpeltWord[] {
  const { word } = one;
  if (isLast && isPrefix(word, vocabulary)) return [one];
  const meant = meantBy(word, vocabulary, language);
  const entry = meant && vocabulary.words.get(meant.word);
  if (!meant || !isSure(word, meant, entry?.cards ?? 2)) return apart(one, vocabulary);
  return [{ ...one, word: meant.word, right: entry?.written ?? meant.word }];
}

/** What begins alike, or is short and stands in one text alone, is more likely another word: linea is no line. */
function isSure(word: string, { word: meant, soundsAlike }: Nearest, cards: number): boolean {
  if (word.startsWith(meant)) return soundsAlike && !/[aeiou]/.test(word.slice(meant.length));
  if (word.length < shortestPutRight) return soundsAlike && meant.length > word.length + 1;
  return soundsAlike || cards > 1 || word.length >= shortestAlone;
}

/** A word of the guide or, on an English page, one that parents use for it. */
function meantBy(
  word: string,
  vocabulary: Vocabulary,
  language: "en" | "mi" | undefined,
): Nearest | undefined {
  const own = nearest(word, vocabulary.wordsOf(language));
  return own?.soundsAlike || language === "mi" ? own : (nearest(word, familiarWords) ?? own);
}

const mayBeMisspelt = (word: string, vocabulary: Vocabulary): boolean =>
  word.length >= shortestTried &&
  !commonWords.has(word) &&
  isSubject(word) &&
  !isKnown(word, vocabulary) &&
  !isOrdinary(word);

const isKnown = (word: string, vocabulary: Vocabulary): boolean =>
  familyOf(word).length > 1 ||
  nearTo(word).length > 0 ||
  vocabulary.forms(word).length > 0 ||
  vocabulary.soundingLike(word).length > 0;

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

const shortestPart = 3;
const shortestJoined = 7;

/** What nobody knows as one word may be two: "breastmilk". */
function apart(one: WordOfTerm, vocabulary: Vocabulary): WordOfTerm[] {
  const { word, written, index } = one;
  const isOne =
    word.length < shortestJoined ||
    written.length !== word.length ||
    isMaoriShaped(word) ||
    vocabulary.hasPrefix(word);
  if (isOne) return [one];
  const starts = Array.from({ length: word.length - 2 * shortestPart + 1 }, (_, at) => at + shortestPart);
  const isTold = (part: string) => (vocabulary.words.get(part)?.cards ?? 0) > 1;
  const at = starts.find((start) => isTold(word.slice(0, start)) && isTold(word.slice(start)));
  if (at === undefined) return [one];
  const part = (from: number, to?: number) => ({
    word: word.slice(from, to),
    written: written.slice(from, to),
    index: index + from,
  });
  return [part(0, at), part(at)];
}

function corrected(term: string, words: readonly SpeltWord[]): string | undefined {
  const better = words
    .toReversed()
    .reduce(
      (text, { right, written, index }) =>
        right === undefined ? text : text.slice(0, index) + right + text.slice(index + written.length),
      term,
    );
  return better === term ? undefined : better;
}

/** "bed wetting" is bedwetting too. */
function joinPairs(
  words: readonly { word: string }[],
  wanted: readonly QueryWord[],
  vocabulary: Vocabulary,
): void {
  for (const [index, { word }] of words.entries()) {
    if (index + 1 === words.length) continue;
    const joined = word + (words[index + 1]?.word ?? "");
    const forms = [
      ...vocabulary.forms(joined),
      ...familyOf(joined).filter((each) => vocabulary.words.has(each)),
    ];
    const synonyms = nearTo(joined).flatMap((each) => vocabulary.forms(each));
    for (const each of wanted.slice(index, index + 2)) {
      each.forms.push(...forms);
      each.synonyms.push(...synonyms);
    }
  }
}

const asksForAmount =
  /\b(how much|amounts?|rates?|cost|costs|price|pay|paid|weekly|\$)|\b(e hia|te nui|te utu|utu)\b/i;

/** Whether a figure answers the question. */
export const wantsAmount = (term: string): boolean => asksForAmount.test(term);

/** @returns how much a word of a text says of the question, 0 to 1 */
export function weighing(wanted: readonly QueryWord[]): (word: string) => number {
  const weights = new Map(
    wanted.flatMap(({ forms, synonyms, weight }) =>
      [...synonyms, ...forms].map((word) => [word, weight] as const),
    ),
  );
  const prefixes = wanted.flatMap(({ prefix, weight }) => (prefix ? [{ prefix, weight }] : []));
  return (word) => weights.get(word) ?? prefixes.find(({ prefix }) => word.startsWith(prefix))?.weight ?? 0;
}
