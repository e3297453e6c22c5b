import * as z from "zod";
import { call, type FailureKind } from "../call/index.ts";
import resources from "./resources.json";
import type { DatastoreSearch } from "./search.ts";

/** Callers rely on these; the rest is passed on unchanged. */
const answerShape = z.looseObject({
  success: z.literal(true),
  result: z.looseObject({
    records: z.array(z.record(z.string(), z.unknown())),
    fields: z.array(z.looseObject({ id: z.string(), type: z.string() })),
  }),
});
export type CatalogueAnswer = z.infer<typeof answerShape>;

const neighbour = "open data catalogue";
/** At worst 1,200 + 500 + 1,200 ms, so that a stored copy still reaches the site within its 4 s. */
const timing = { deadline: 3_000, attempt: 1_200, retries: { times: 2, pause: 500 } };
const maxCopies = 2_000;
/** D1 refuses a value above 2 MB. */
const maxCopyLength = 1_000_000;

const network = { fetch: (request: Request) => fetch(request) };

export async function askCatalogue(
  base: string,
  search: DatastoreSearch,
): Promise<CatalogueAnswer | FailureKind> {
  const actions = base.replace(/\/$/, "");
  const answer = await call(network, `${actions}/datastore_search?${asQuery(search)}`, {
    neighbour,
    shape: answerShape,
    ...timing,
  });
  return answer.ok ? withDay(actions, search.resourceId, answer.value) : answer.kind;
}

const shown = z.object({ result: z.object({ last_modified: z.string().nullish() }) });

async function withDay(actions: string, id: string, answer: CatalogueAnswer): Promise<CatalogueAnswer> {
  const { result } = answer;
  if (!isDated(id) || result.fields.some(isDay)) return answer;
  const found = await call(network, `${actions}/resource_show?${new URLSearchParams({ id })}`, {
    neighbour,
    shape: shown,
    deadline: 800,
    remember: { fresh: 60 * 60 },
  });
  const [asAt] = /^\d{4}-\d\d-\d\d/.exec((found.ok && found.value.result.last_modified) || "") ?? [];
  if (!asAt) return answer;
  return { ...answer, result: { ...result, records: result.records.map((one) => ({ ...one, asAt })) } };
}

const isDay = (field: { id: string }): boolean => field.id === "asAt";
const isDated = (resourceId: string): boolean =>
  resources.some(({ id, fields }) => id === resourceId && fields.some(isDay));

/** Not without records: there is no limit to such answers, and an empty list helps nobody. */
export async function storeCopy(
  db: D1Database,
  search: DatastoreSearch,
  answer: CatalogueAnswer,
  now: Date,
): Promise<void> {
  const body = JSON.stringify(answer);
  if (answer.result.records.length === 0 || body.length > maxCopyLength) return;
  const upsert = `insert into open_data_copies (search, body, fetched_at) values (?1, ?2, ?3)
    on conflict (search) do update set body = ?2, fetched_at = ?3`;
  const tidy = `delete from open_data_copies where search in
    (select search from open_data_copies order by fetched_at desc limit -1 offset ${maxCopies})`;
  await db.batch([db.prepare(upsert).bind(asQuery(search), body, now.toISOString()), db.prepare(tidy)]);
}

export async function readCopy(db: D1Database, search: DatastoreSearch) {
  const copy = await db
    .prepare("select body, fetched_at from open_data_copies where search = ?1")
    .bind(asQuery(search))
    .first<{ body: string; fetched_at: string }>();
  return copy && { answer: JSON.parse(copy.body) as CatalogueAnswer, fetchedAt: copy.fetched_at };
}

export function asQuery({ resourceId, q, filters, limit, offset }: DatastoreSearch): string {
  const query = new URLSearchParams({ resource_id: resourceId });
  if (q !== undefined) query.set("q", q);
  if (Object.keys(filters).length > 0) query.set("filters", JSON.stringify(filters));
  query.set("limit", String(limit));
  if (offset > 0) query.set("offset", String(offset));
  return query.toString();
}
