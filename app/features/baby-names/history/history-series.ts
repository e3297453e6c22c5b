import { type Category, categories } from "../lists.ts";
import type { NameHistory, YearOfName } from "./name-history.ts";

export interface Series {
  name: string;
  category: Category;
  years: readonly YearOfName[];
}

/** At most four lines: each name can be in both lists. */
export const seriesOf = (histories: readonly NameHistory[]): Series[] =>
  histories.flatMap((history) =>
    categories
      .filter((category) => history[category].length > 0)
      .map((category) => ({ name: history.name, category, years: history[category] })),
  );

/** A line breaks off where the name was not in the list. */
export function runsOf(years: readonly YearOfName[]): YearOfName[][] {
  const runs: YearOfName[][] = [];
  for (const each of years) {
    const run = runs.at(-1);
    if (run?.at(-1)?.year === each.year - 1) run.push(each);
    else runs.push([each]);
  }
  return runs;
}

/** Of several equal years, the latest. */
export const bestOf = (years: readonly YearOfName[]): YearOfName | undefined =>
  years.reduce<YearOfName | undefined>(
    (best, each) => (best && best.rank < each.rank ? best : each),
    undefined,
  );

export const mostOf = (years: readonly YearOfName[]): YearOfName | undefined =>
  years.reduce<YearOfName | undefined>(
    (most, each) => (most && most.amount >= each.amount ? most : each),
    undefined,
  );
