import type { IndexedRow, SearchIndex } from "./library.ts";
import type { QueryWord } from "./request.ts";

/** bm25: the lower, the better. */
interface WordHit {
  word: number;
  row: number;
  score: number;
}

export interface RankedRow {
  row: number;
  score: number;
}

export interface RankOptions {
  /** The page's; rows in the other language come later. */
  language?: "en" | "mi" | undefined;
  onlyAll?: boolean;
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
const inOtherLanguage = 0.75;
/** Share of the best row's coverage; a row below it is about something else. */
const leastCoverage = 0.5;

export async function rank(
  db: D1Database,
  wanted: readonly QueryWord[],
  index: SearchIndex,
  options: RankOptions,
): Promise<RankedRow[]> {
  if (wanted.length === 0) return [];
  const { results } = await db
    .prepare(rankingSql)
    .bind(JSON.stringify(wanted.map(groupOf)))
    .all<WordHit>();
  return order(results, wanted, index, options);
}

/** Quotation marks keep visitors' words from being operators; words contain only letters and digits. */
function groupOf({ forms, synonyms, prefix }: QueryWord): string {
  const words = [...forms, ...synonyms].map((form) => `"${form}"`);
  return [...words, ...(prefix === undefined ? [] : [`"${prefix}" *`])].join(" OR ");
}

/** Rare words weigh more (idf), and so do words in the name. Covering more of the question beats repeating one word of it. */
function order(
  found: readonly WordHit[],
  wanted: readonly QueryWord[],
  { rows }: SearchIndex,
  { language, onlyAll }: RankOptions,
): RankedRow[] {
  const hitsOfRow = new Map<number, WordHit[]>();
  for (const hit of found) hitsOfRow.set(hit.row, [...(hitsOfRow.get(hit.row) ?? []), hit]);
  const weights = wanted.map((_, word) => {
    const inRows = found.filter((hit) => hit.word === word);
    return { idf: Math.log(1 + rows.size / (inRows.length || 0.5)), best: lowest(inRows) };
  });
  const total = sum(weights.map(({ idf }) => idf));
  const all = [...hitsOfRow].flatMap(([row, hits]) => {
    const indexed = rows.get(row);
    if (!indexed || (onlyAll && hits.length < wanted.length)) return [];
    const coverage = sum(hits.map(({ word }) => weights[word]?.idf ?? 0)) / total;
    const parts = hits.map(({ word, score }) => {
      const { idf = 0, best = 1 } = weights[word] ?? {};
      return idf * (placeOf(wanted[word], indexed) + score / best);
    });
    const score =
      sum(parts) *
      coverage ** 1.5 *
      likeness(wanted, indexed) *
      (language && indexed.language !== language ? inOtherLanguage : 1);
    return [{ row, score, coverage }];
  });
  const most = Math.max(...all.map(({ coverage }) => coverage));
  return all
    .filter(({ coverage }) => coverage >= most * leastCoverage)
    .sort((one, other) => other.score - one.score || one.row - other.row);
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
function likeness(wanted: readonly QueryWord[], { title, telling, keywords, page }: IndexedRow): number {
  const words = wanted.map(({ forms, typed }) => new Set([typed, ...forms]));
  const isAsked = (phrase: readonly string[]) =>
    phrase.length === words.length && phrase.every((word, at) => words[at]?.has(word));
  const keyword = keywords.findIndex((phrase) => isAsked(phrase.split(" ")));
  const best = page ? bestBet : 2;
  const asName = isAsked(telling) ? best : keyword >= 0 ? best - 0.05 * Math.min(keyword, 10) : 1;
  const typed = ` ${wanted.map((word) => word.typed).join(" ")} `;
  const start = title.findIndex((word) => words[0]?.has(word));
  const follows = words.every((forms, at) => forms.has(title[start + at] ?? ""));
  const inOrder = ` ${title.join(" ")} `.includes(typed) ? 1.7 : follows ? 1.4 : 1;
  const inName = words.filter((forms) => title.some((word) => forms.has(word))).length;
  return Math.max(asName, inOrder * (1 + (0.4 * inName) / (telling.length || 1)));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
const lowest = (hits: readonly WordHit[]): number => Math.min(-1e-9, ...hits.map(({ score }) => score));
