import type { Elsewhere, SearchIndex } from "./library.ts";
import type { RankedRow, Ranking } from "./ranking.ts";
import type { QueryWord } from "./request.ts";

/** What is told of a question that the guide does not answer, or not alone. */
export interface Gap {
  /** What the guide has nothing on, as it was typed. */
  words: string[];
  /** The best first. */
  pages: Elsewhere[];
}

const mostPages = 3;
/** Share of the subject that a page must name to be an answer; less where nobody knows the other words. */
const enough = 0.5;
const enoughAlone = 0.3;
/** Of a page of others where the guide has all the words. */
const enoughBeside = 0.6;
/** A page of others must name so much more of the subject than our best. */
const clearly = 0.2;
/** Share of the subject that a text may say without naming it. */
const mostly = 0.7;
const mostLooked = 3;
const near = 0.25;

/** @returns nothing where the guide answers; neither words nor pages where its texts only happen to say the words */
export function gapOf({ own, elsewhere, unknown, subjects }: Ranking, index: SearchIndex): Gap | undefined {
  const best = most(own.slice(0, mostLooked));
  const theirs = most(elsewhere.slice(0, mostLooked));
  const fits =
    (elsewhere[0]?.score ?? 0) > (own[0]?.score ?? 0) && most(elsewhere.slice(0, 1)) >= enoughBeside;
  const isBetterElsewhere =
    fits || (theirs >= (unknown.length > 0 ? enough : enoughBeside) && theirs > best + clearly);
  const isSaid = own.some(({ about, says }) => says >= mostly && (about > 0 || subjects > 1));
  const isEnough = best >= (theirs > best ? enough : enoughAlone) || isSaid;
  if (!isBetterElsewhere && (isEnough || subjects === 0)) return undefined;
  return {
    words: namedOf(unknown, subjects, isBetterElsewhere ? elsewhere : [], index),
    pages: isBetterElsewhere ? pagesOf(elsewhere, index) : [],
  };
}

/** A word that is nowhere may be the subject or may not: it is where a page of others has it, or where nothing else is asked. */
function namedOf(
  unknown: readonly QueryWord[],
  subjects: number,
  [first]: readonly RankedRow[],
  { rows }: SearchIndex,
): string[] {
  const { title = [], keywords = [] } = rows.get(first?.row ?? 0) ?? {};
  const theirs = new Set([...title, ...keywords.flatMap((phrase) => phrase.split(" "))]);
  const isAll = unknown.length === subjects;
  return unknown
    .filter(({ typed, forms }) => isAll || forms.some((form) => theirs.has(form)) || theirs.has(typed))
    .map(({ typed }) => typed);
}

/** What is still worth showing below a gap. */
export const nearGap = (own: readonly RankedRow[], { words, pages }: Gap): RankedRow[] =>
  words.length + pages.length === 0
    ? [...own]
    : own.filter(({ about, says }) => Math.max(about, says) >= near);

const most = (rows: readonly RankedRow[]): number => Math.max(0, ...rows.map(({ about }) => about));

function pagesOf(ranked: readonly RankedRow[], { rows }: SearchIndex): Elsewhere[] {
  const [first] = ranked;
  const asGood = ranked.filter(({ about }) => first && about >= 0.8 * first.about);
  const pages = asGood.flatMap(({ row }) => rows.get(row)?.elsewhere ?? []);
  return [...new Map(pages.map((page) => [page.url, page])).values()].slice(0, mostPages);
}
