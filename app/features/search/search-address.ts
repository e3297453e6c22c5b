import type { Asked } from "./open-search.ts";

/** The path and parameters of a search; what is not chosen is not in it. */
export function searchAddress({ term, page, stage, topic }: Asked): string {
  const query = new URLSearchParams({
    search: term,
    ...(stage ? { stage } : {}),
    ...(topic ? { topic } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  });
  return `/search?${query}`;
}
