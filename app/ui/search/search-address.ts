export const searchPath = "/search";

export interface SearchQuery {
  term: string;
  /** From 1; the pages before it are shown too. */
  page: number;
  stage: string | undefined;
  topic: string | undefined;
  /** No word is put right. */
  isAsTyped?: boolean;
}

/** Defaults are left out. */
export function searchAddress({
  term,
  page = 1,
  stage,
  topic,
  isAsTyped,
}: Pick<SearchQuery, "term"> & Partial<SearchQuery>): string {
  const query = new URLSearchParams({
    search: term,
    ...(stage ? { stage } : {}),
    ...(topic ? { topic } : {}),
    ...(isAsTyped ? { typed: "true" } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  return `${searchPath}?${query}`;
}
