import { foldDiacritics } from "#app/nz/date.ts";
import { normaliseName } from "#app/nz/name.ts";
import { type Category, categories, namesOf, periodsOf, type TopName } from "../lists.ts";

export interface YearOfName {
  year: number;
  rank: number;
  amount: number;
}

/** As the lists spell it, with the years in which it was in the top 100. */
export interface NameHistory {
  name: string;
  girls: readonly YearOfName[];
  boys: readonly YearOfName[];
}

export const firstYear = 1954;
export const lastYear = 2024;

interface HistoryBuilder {
  name: string;
  girls: YearOfName[];
  boys: YearOfName[];
}

let known: ReadonlyMap<string, NameHistory> | undefined;

/** By folded spelling; built at the first look-up. */
function histories(): ReadonlyMap<string, NameHistory> {
  if (known) return known;
  const found = new Map<string, HistoryBuilder>();
  for (const category of categories) {
    for (const period of periodsOf("english").reverse()) {
      for (const { name, rank, amount = 0 } of namesOf("english", category, period)) {
        const key = keyOf(name);
        const history = found.get(key) ?? { name, girls: [], boys: [] };
        history[category].push({ year: Number(period), rank, amount });
        found.set(key, history);
      }
    }
  }
  known = found;
  return found;
}

/** Ignores capitals, macrons and other marks, spaces, hyphens and apostrophes. */
const keyOf = (name: string): string => foldDiacritics(normaliseName(name)).replace(/[ '-]/g, "");

export const couldBeName = (typed: string): boolean =>
  keyOf(typed) !== "" && /^[\p{Script=Latin}\p{M} '-]+$/u.test(normaliseName(typed));

/** Undefined when the name was never in the top 100. */
export const historyOf = (typed: string): NameHistory | undefined => histories().get(keyOf(typed));

/** Names with the same beginning, most given first. */
export function namesLike(typed: string, most = 6): string[] {
  const beginning = keyOf(typed).slice(0, 3);
  const like = [...histories()].filter(([key]) => beginning.length > 1 && key.startsWith(beginning));
  return like
    .map(([, { name, girls, boys }]) => ({
      name,
      babies: [...girls, ...boys].reduce((sum, { amount }) => sum + amount, 0),
    }))
    .sort((one, other) => other.babies - one.babies)
    .slice(0, most)
    .map(({ name }) => name);
}

export interface MaoriPlace extends Pick<TopName, "rank"> {
  period: string;
  category: Category;
}

/** In any spelling, newest first. */
export function maoriPlaces(typed: string): MaoriPlace[] {
  const key = keyOf(typed);
  return periodsOf("maori").flatMap((period) =>
    categories.flatMap((category) =>
      namesOf("maori", category, period)
        .filter(({ name, variations }) => [name, ...variations].some((each) => keyOf(each) === key))
        .map(({ rank }) => ({ period, category, rank })),
    ),
  );
}
