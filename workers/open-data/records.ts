import type { DatastoreSearch } from "./search.ts";

interface RecordField {
  id: string;
  type: string;
}

/** `total`: all matches. `asAt`: YYYY-MM-DD. */
export interface RecordsPage {
  fields: RecordField[];
  asAt: string;
  total: number;
  records: Record<string, unknown>[];
}

/** Undefined for an unknown resource. @throws when the database does */
export async function searchRecords(
  db: D1Database,
  search: DatastoreSearch,
): Promise<RecordsPage | undefined> {
  const { sql, values } = statementFor(search);
  const { results } = await db
    .prepare(sql)
    .bind(...values)
    .all<{ _id: number; json: string }>();
  const [head, ...rows] = results;
  if (head === undefined) return undefined;
  const records = rows.map(({ _id, json }) => ({ _id, ...JSON.parse(json) }));
  return { ...JSON.parse(head.json), records };
}

/** Row 0 has the resource and the total; an unknown resource has none. */
function statementFor({ resourceId, q, filters, limit, offset }: DatastoreSearch) {
  const values: string[] = [];
  const bound = (value: string) => `?${values.push(value)}`;
  const id = bound(resourceId);
  // The plus keeps SQLite off the index of the whole resource where words find a few records.
  const conditions = [`${q === undefined ? "" : "+"}resource_id = ${id}`];
  if (q !== undefined) {
    const words = bound(quoted(q));
    conditions.push(`row_number in (select rowid from open_data_words where open_data_words match ${words})`);
  }
  for (const [field, wanted] of Object.entries(filters)) {
    const column = field === "_id" ? "_id" : `record ->> ${bound(field)}`;
    conditions.push(`cast(${column} as text) in (${wanted.map(bound).join(", ")})`);
  }
  const sql = `
    with matching as (select _id, record from open_data_records where ${conditions.join(" and ")})
    select 0 as _id, json_object('fields', json(fields), 'asAt', as_at, 'total', (select count(*) from matching)) as json
      from open_data_resources where resource_id = ${id}
    union all
    select _id, record from (select _id, record from matching order by _id
      limit cast(${bound(String(limit))} as integer) offset cast(${bound(String(offset))} as integer))
    order by _id`;
  return { sql, values };
}

/** Quotation marks keep the words from being operators. */
function quoted(q: string): string {
  return q
    .split(/\s+/)
    .map((word) => `"${word.replaceAll('"', '""').replaceAll("\0", "")}"`)
    .join(" ");
}
