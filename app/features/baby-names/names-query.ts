import { type Category, categories, type NameList, periodsOf } from "./lists.ts";

export interface NamesQuery {
  list: NameList;
  category: Category;
  /** "2024", "2023/24" */
  period: string;
}

const paths = { english: "/news/baby-names", maori: "/news/baby-names-maori" } as const;

/** In an address "2023/24" is 2023-24. */
export const slugOf = (period: string): string => period.replace("/", "-");

const periodAt = (slug: string, list: NameList): string | undefined =>
  periodsOf(list).find((period) => slugOf(period) === slug);

const listAt = (path: string): NameList => (path.replace(/\/$/, "") === paths.maori ? "maori" : "english");

export const isYear = async (
  year: string,
  { request }: { request: { readonly path: string } },
): Promise<boolean> => periodAt(year, listAt(request.path)) !== undefined;

/** Missing and unknown values become girls and the latest year. `path` has no language prefix. */
export function readNamesQuery(path: string, search: string, list: NameList = listAt(path)): NamesQuery {
  const parameters = new URLSearchParams(search);
  const [latest = ""] = periodsOf(list);
  return {
    list,
    category: categories.find((each) => each === parameters.get("category")) ?? "girls",
    period: periodAt(parameters.get("year") ?? "", list) ?? latest,
  };
}

/** Defaults are left out. */
export function namesAddress({ list, category, period }: NamesQuery): string {
  const query = new URLSearchParams({
    ...(category === "girls" ? {} : { category }),
    // A list without that year shows its latest.
    ...(periodsOf(list).indexOf(period) > 0 ? { year: slugOf(period) } : {}),
  }).toString();
  return paths[list] + (query && `?${query}`);
}
