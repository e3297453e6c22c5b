import { commonWords } from "../load/words.mjs";
import type { IndexedRow, SearchIndex } from "./library.ts";
import { fitOf, type Life } from "./life.ts";
import type { QueryWord } from "./request.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { isSubject as mayBeSubject } from "./word-families.ts";

/** bm25: the lower, the better. */
interface WordHit {
  word: number;
  row: number;
  score: number;
}

export interface RankedRow {
  row: number;
  score: number;
  /** Share of the question's subject that its name or keywords say, 0 to 1; 1 if the question says its name or a keyword of several words. */
  about: number;
  /** The same of all its words. */
  says: number;
}

export interface Ranking {
  /** What the guide has. */
  own: RankedRow[];
  /** Pages of others. */
  elsewhere: RankedRow[];
  /** Words of the subject that the guide has nowhere. */
  unknown: QueryWord[];
  /** How many words say what the question is about. */
  subjects: number;
}

export interface RankOptions {
  /** The page's; rows in the other language come later. */
  language?: "en" | "mi" | undefined;
  onlyAll?: boolean;
  /** Its words as they were asked, folded, with a space around them. */
  asked?: string;
  /** Whom it is asked for. */
  lives?: ReadonlySet<Life>;
}

const rankingSql = `
  select asked.key as word, content_index.rowid as row, bm25(content_index, 10, 5, 1) as score
  from json_each(?1) as asked join content_index on content_index match asked.value`;

/** For a page whose name or keyword is the question. */
const bestBet = 3.5;
const inTitle = 3;
const inKeywords = 2.2;
const inText = 1;
const bySynonym = 0.7;
/** For a card whose name, or a keyword of several words, is part of the question. */
const named = 1.5;
/** For one that has a keyword of several words which the question has word for word: "not talking". */
const quoted = 1.9;
const inOtherLanguage = 0.75;
/** For what only happens to have the words: a page, and a card. */
const inPassing = 0.2;
const inTextAlone = 0.6;
/** Share of the best row's coverage; a row below it is about something else. */
const leastCoverage = 0.5;
/** For a word that we have by words close to it alone, or not at all. */
const byOthers = 0.6;
/** A word that is nowhere is as rare as if it were in so many. */
const unknownRows = 1;

export async function rank(
  db: D1Database,
  wanted: readonly QueryWord[],
  index: SearchIndex,
  options: RankOptions,
): Promise<Ranking> {
  if (wanted.length === 0) return { own: [], elsewhere: [], unknown: [], subjects: 0 };
  const { results } = await db
    .prepare(rankingSql)
    .bind(JSON.stringify(wanted.map(groupOf)))
    .all<WordHit>();
  const isElsewhere = ({ row }: WordHit) => index.rows.get(row)?.elsewhere !== undefined;
  const own = results.filter((hit) => !isElsewhere(hit));
  const weights = weightsOf(own, wanted, index);
  return {
    own: order(own, wanted, weights, index, options),
    elsewhere: order(results.filter(isElsewhere), wanted, weights, index, options),
    unknown: wanted.filter(({ weight }, word) => weight === 1 && weights[word]?.isUnknown),
    subjects: wanted.filter(({ typed }) => mayBeSubject(typed)).length,
  };
}

/** Quotation marks keep visitors' words from being operators; words contain only letters and digits. */
function groupOf({ forms, synonyms, prefix }: QueryWord): string {
  const words = [...forms, ...synonyms].map((form) => `"${form}"`);
  return [...words, ...(prefix === undefined ? [] : [`"${prefix}" *`])].join(" OR ");
}

interface WordWeight {
  idf: number;
  best: number;
  isUnknown: boolean;
}

/** Rare words weigh more (idf). */
function weightsOf(
  found: readonly WordHit[],
  wanted: readonly QueryWord[],
  { rows, vocabulary }: SearchIndex,
): WordWeight[] {
  const bests = wanted.map((_, word) => {
    const scores = found.filter((hit) => hit.word === word).map(({ score }) => score);
    return { rows: scores.length, best: Math.min(-1e-9, ...scores) };
  });
  return bests.map(({ rows: inRows, best }, word) => ({
    idf:
      (wanted[word]?.weight ?? 1) *
      (wanted[word]?.forms.some((form) => vocabulary.words.has(form)) ? 1 : byOthers) *
      Math.log(1 + rows.size / (inRows || unknownRows)),
    best,
    isUnknown: inRows === 0,
  }));
}

/** Words in the name weigh more, and covering more of the question beats repeating one word of it. */
function order(
  found: readonly WordHit[],
  wanted: readonly QueryWord[],
  weights: readonly WordWeight[],
  { rows, vocabulary }: SearchIndex,
  { language, onlyAll, asked = "", lives = new Set() }: RankOptions,
): RankedRow[] {
  const hitsOfRow = new Map<number, WordHit[]>();
  for (const hit of found) {
    const known = hitsOfRow.get(hit.row);
    if (known) known.push(hit);
    else hitsOfRow.set(hit.row, [hit]);
  }
  const isSubject = ({ word }: WordHit) => wanted[word]?.weight === 1;
  const hasSubject = wanted.some(({ typed }) => mayBeSubject(typed));
  const idfOf = (hits: readonly WordHit[]) => sum(hits.map(({ word }) => weights[word]?.idf ?? 0));
  const quotes = quotesIn(asked, vocabulary);
  const total = sum(weights.map(({ idf }) => idf));
  const subject = sum(weights.map(({ idf }, word) => (wanted[word]?.weight === 1 ? idf : 0)));
  const all = [...hitsOfRow].flatMap(([row, hits]) => {
    const indexed = rows.get(row);
    if (!indexed || (onlyAll && hits.length < wanted.length) || !hits.some(isSubject)) return [];
    const coverage = idfOf(hits) / total;
    const placed = hits.map((hit) => ({ hit, place: placeOf(wanted[hit.word], indexed) }));
    const parts = placed.map(({ hit: { word, score }, place }) => {
      const { idf = 0, best = 1 } = weights[word] ?? {};
      return idf * (place + Math.min(1, score / best));
    });
    const telling = placed.filter(({ hit, place }) => isSubject(hit) && place > inText).map(({ hit }) => hit);
    const title = ` ${indexed.title.join(" ")} `;
    const isQuoted = quotes.some(
      (phrase) =>
        indexed.keywords.includes(phrase) || (tellingOf(phrase).length > 1 && title.includes(` ${phrase} `)),
    );
    const isNamed = isQuoted || (telling.length > 0 && saysName(wanted, indexed));
    const fit = fitOf(lives, indexed.life);
    const score =
      sum(parts) *
      coverage ** 1.5 *
      likeness(wanted, indexed) *
      fit *
      (isQuoted ? quoted : isNamed ? named : 1) *
      (language && indexed.language !== language ? inOtherLanguage : 1) *
      (telling.length > 0 ? 1 : indexed.page ? inPassing : inTextAlone);
    return [
      {
        row,
        score,
        coverage,
        about: Math.min(1, fit) * (isNamed ? 1 : hasSubject ? idfOf(telling) / subject : 0),
        says: (Math.min(1, fit) * idfOf(hits.filter(isSubject))) / subject,
      },
    ];
  });
  const most = Math.max(...all.map(({ coverage }) => coverage));
  return all
    .filter(({ coverage, about }) => coverage >= most * leastCoverage || about >= 1)
    .sort((one, other) => other.score - one.score || one.row - other.row);
}

const longestQuote = 4;

/** Names and keywords of several words that are part of the question. */
function quotesIn(asked: string, { phrases }: Vocabulary): string[] {
  const words = asked.trim().split(" ");
  return words
    .flatMap((_, at) =>
      Array.from({ length: longestQuote - 1 }, (_, more) => words.slice(at, at + more + 2).join(" ")),
    )
    .filter((phrase) => phrases.has(phrase) && phrase.length + 2 < asked.length);
}

function placeOf(word: QueryWord | undefined, { title, keywords }: IndexedRow): number {
  if (!word) return 0;
  const isOne = (forms: readonly string[]) => (each: string) =>
    forms.includes(each) || (word.prefix !== undefined && each.startsWith(word.prefix));
  const place = (forms: readonly string[]) => {
    if (title.some(isOne(forms))) return inTitle;
    return keywords.some((phrase) => phrase.split(" ").some(isOne(forms))) ? inKeywords : inText;
  };
  const own = place(word.forms);
  return own > inText || word.synonyms.length === 0 ? own : Math.max(own, bySynonym * place(word.synonyms));
}

/** A card's first keywords say best what it is about. */
function likeness(all: readonly QueryWord[], row: IndexedRow): number {
  const subjects = all.filter(({ weight }) => weight === 1);
  return Math.max(
    likenessOf(all, row),
    // Without "how long" and "toddler" it may be a keyword.
    subjects.length > 0 && subjects.length < all.length ? 0.9 * likenessOf(subjects, row) : 0,
  );
}

function likenessOf(wanted: readonly QueryWord[], { title, telling, keywords, page }: IndexedRow): number {
  const words = wanted.map(({ forms, typed }) => new Set([typed, ...forms]));
  const isAsked = (phrase: readonly string[]) =>
    phrase.length === words.length && phrase.every((word, at) => words[at]?.has(word));
  const keyword = keywords.findIndex(
    (phrase) => isAsked(phrase.split(" ")) || (page && isAsked(tellingOf(phrase))),
  );
  const best = page ? bestBet : 2;
  const asName = isAsked(telling) ? best : keyword >= 0 ? best - 0.05 * Math.min(keyword, 10) : 1;
  const typed = ` ${wanted.map((word) => word.typed).join(" ")} `;
  const start = title.findIndex((word) => words[0]?.has(word));
  const follows = words.every((forms, at) => forms.has(title[start + at] ?? ""));
  const inOrder = ` ${title.join(" ")} `.includes(typed) ? 1.7 : follows ? 1.4 : 1;
  const inName = words.filter((forms) => title.some((word) => forms.has(word))).length;
  return Math.max(asName, inOrder * (1 + (0.4 * inName) / (telling.length || 1)));
}

const tellingOf = (phrase: string): string[] => phrase.split(" ").filter((word) => !commonWords.has(word));

/** Whether the question is more than the whole name, or than a keyword of several words. */
function saysName(wanted: readonly QueryWord[], { telling, keywords }: IndexedRow): boolean {
  const said = new Set(wanted.flatMap(({ typed, forms }) => [typed, ...forms]));
  const isSaid = (phrase: readonly string[]) =>
    phrase.length > 1 && phrase.length < wanted.length && phrase.every((word) => said.has(word));
  return isSaid(telling) || keywords.some((phrase) => phrase.includes(" ") && isSaid(phrase.split(" ")));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
