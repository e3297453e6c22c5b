import type { QueryWord } from "./request.ts";

/** The lower the score, the better. */
export interface RankedRow {
  row: number;
  score: number;
}

/** Rows that contain every word; if there are none, rows that contain any. */
const rankingSql = `
  with every as (
    select rowid as row, bm25(content_search, 12, 5, 1) as score from content_search where content_search match ?1
  ), some as (
    select rowid as row, bm25(content_search, 12, 5, 1) as score from content_search
    where content_search match ?2 and not exists (select 1 from every)
  )
  select row, score from every union all select row, score from some order by score, row`;

export async function rank(
  db: D1Database,
  wanted: readonly QueryWord[],
  onlyAll = false,
): Promise<RankedRow[]> {
  if (wanted.length === 0) return [];
  const groups = wanted.map(groupOf);
  const { results } = await db
    .prepare(rankingSql)
    .bind(groups.join(" AND "), groups.join(onlyAll ? " AND " : " OR "))
    .all<RankedRow>();
  return results;
}

/** Quotation marks keep visitors' words from being operators; words contain only letters and digits. */
function groupOf({ forms, prefix }: QueryWord): string {
  const words = forms.map((form) => `"${form}"`);
  return `(${[...words, ...(prefix === undefined ? [] : [`"${prefix}" *`])].join(" OR ")})`;
}
