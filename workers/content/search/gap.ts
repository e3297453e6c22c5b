import type { Elsewhere, SearchIndex } from "./library.ts";
import type { RankedRow, Ranking } from "./ranking.ts";

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
/** A page of others must name so much more of the subject than our best. */
const clearly = 0.2;
/** Share of the subject that a text may say without naming it. */
const mostly = 0.7;
const mostLooked = 3;
const near = 0.25;

/** @returns nothing where the guide answers */
export function gapOf({ own, elsewhere, unknown }: Ranking, index: SearchIndex): Gap | undefined {
  const best = most(own.slice(0, mostLooked));
  const theirs = most(elsewhere.slice(0, mostLooked));
  const isBetterElsewhere = theirs >= enough && theirs > best + clearly;
  const isEnough = best >= (theirs > best ? enough : enoughAlone) || own.some(({ says }) => says >= mostly);
  if (!isBetterElsewhere && (isEnough || unknown.length === 0)) return undefined;
  return {
    words: unknown.map(({ typed }) => typed),
    pages: isBetterElsewhere ? pagesOf(elsewhere, index) : [],
  };
}

/** What is still worth showing below a gap. */
export const nearGap = (own: readonly RankedRow[]): RankedRow[] =>
  own.filter(({ about, says }) => Math.max(about, says) >= near);

const most = (rows: readonly RankedRow[]): number => Math.max(0, ...rows.map(({ about }) => about));

function pagesOf(ranked: readonly RankedRow[], { rows }: SearchIndex): Elsewhere[] {
  const [first] = ranked;
  const asGood = ranked.filter(({ about }) => first && about >= 0.8 * first.about);
  const pages = asGood.flatMap(({ row }) => rows.get(row)?.elsewhere ?? []);
  return [...new Map(pages.map((page) => [page.url, page])).values()].slice(0, mostPages);
}
