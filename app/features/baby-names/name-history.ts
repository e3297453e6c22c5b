import { foldDiacritics } from "#app/nz/date.ts";
import { invalidNameCharacters, normaliseName } from "#app/nz/name.ts";
import { type Category, categories, namesOf, periodsOf, type TopName } from "./lists.ts";

/** How a name did in one year. */
export interface YearOfName {
  year: number;
  rank: number;
  amount: number;
}

/** A name as the lists spell it, with the years in which it was among the 100 most given to girls, to boys, or to both. */
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

/** All names of all years by their folded spelling; read once, when the first name is looked up. */
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

/** Capitals, macrons and other marks make no difference, nor do spaces, hyphens and apostrophes. */
const keyOf = (name: string): string => foldDiacritics(normaliseName(name)).replace(/[ '-]/g, "");

/** Tells whether something typed could be a first name at all. */
export const couldBeName = (typed: string): boolean =>
  keyOf(typed) !== "" && invalidNameCharacters(typed).length === 0;

/** The years of a name as typed; nothing when it was never among the 100 most given. */
export const historyOf = (typed: string): NameHistory | undefined => histories().get(keyOf(typed));

/** Names in the lists that begin as a typed one does, those given to most babies first. */
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

/** A name in a list of top Māori names. */
export interface MaoriPlace extends Pick<TopName, "rank"> {
  period: string;
  category: Category;
}

/** The places of a name, in any of its spellings, in the lists of top Māori names, newest first. */
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
