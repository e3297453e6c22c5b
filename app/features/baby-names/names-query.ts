import { type Category, categories, type NameList, periodsOf } from "./lists.ts";

/** Which list of names a page shows. */
export interface NamesQuery {
  list: NameList;
  category: Category;
  /** "2024", "2023/24" */
  period: string;
}

const paths = { english: "/news/baby-names", maori: "/news/baby-names-maori" } as const;

/** A period as it stands in an address: "2023/24" is 2023-24. */
export const slugOf = (period: string): string => period.replace("/", "-");

const periodAt = (slug: string, list: NameList): string | undefined =>
  periodsOf(list).find((period) => slugOf(period) === slug);

const listAt = (path: string): NameList => (path.replace(/\/$/, "") === paths.maori ? "maori" : "english");

/** Tells whether the list whose page is asked for has a year; `year` as it stands in an address. */
export const isYear = async (year: string, { path }: { path: string }): Promise<boolean> =>
  periodAt(year, listAt(path)) !== undefined;

/**
 * What an address asks for. What it leaves out, and what nobody knows, is the default: girls, and the latest year of the list
 * (spec 1 section 4).
 * @param path without its language prefix
 */
export function readNamesQuery(path: string, search: string, list: NameList = listAt(path)): NamesQuery {
  const parameters = new URLSearchParams(search);
  const [latest = ""] = periodsOf(list);
  return {
    list,
    category: categories.find((each) => each === parameters.get("category")) ?? "girls",
    period: periodAt(parameters.get("year") ?? "", list) ?? latest,
  };
}

/** The path and parameters of a list; what is the default is not in it. */
export function namesAddress({ list, category, period }: NamesQuery): string {
  const query = new URLSearchParams({
    ...(category === "girls" ? {} : { category }),
    // A list that does not have the year begins with its latest.
    ...(periodsOf(list).indexOf(period) > 0 ? { year: slugOf(period) } : {}),
  }).toString();
  return paths[list] + (query && `?${query}`);
}
