import * as z from "zod";
import { call } from "../call/index.ts";
import { logIncident } from "../incident.ts";
import { type AmountId, type AmountTable, ownTable, replaceTable } from "./table.ts";

export interface AmountsBindings {
  DB: D1Database;
  AMOUNTS_URL?: string;
}

const day = z.string().regex(/^\d{4}-\d\d-\d\d$/);
const start = z.string().regex(/^(before )?\d{4}(-\d\d){0,2}$/);

const datedValue = z.object({
  value: z.number().nonnegative(),
  from: start,
  until: day.nullable(),
  source: z.int().nonnegative(),
  sourceDate: z.string().nullable(),
  confidence: z.enum(["primary", "secondary"]),
  outOfDateSince: day.optional(),
  confirmed: day.optional(),
  note: z.string().optional(),
});

const followEachOther = (values: readonly { from: string; until: string | null }[]): boolean =>
  values.slice(1).every(({ from }, at) => (values[at]?.until ?? "9999") < from);

const series = z.object({
  payment: z.string(),
  what: z.string(),
  household: z.string(),
  unit: z.string(),
  review: z.enum(["04-01", "07-01"]).nullable(),
  checked: day.optional(),
  values: z.array(datedValue).min(1).refine(followEachOther),
});

const ownSeries = Object.fromEntries(Object.keys(ownTable.amounts).map((id) => [id, series])) as Record<
  AmountId,
  typeof series
>;

export const feedShape = z
  .object({
    checked: day,
    sources: z.array(z.object({ title: z.string().min(1), address: z.url({ protocol: /^https?$/ }) })),
    amounts: z.object(ownSeries),
  })
  .transform((read) => read as AmountTable)
  .refine(({ sources, amounts }) =>
    Object.values(amounts).every(({ values }) => values.every(({ source }) => source < sources.length)),
  )
  .refine(({ amounts }) =>
    Object.entries(ownTable.amounts).every(
      ([id, { unit }]) => amounts[id as keyof typeof amounts].unit === unit,
    ),
  );

const network = { fetch: (request: Request) => fetch(request) };
/** Seconds. */
const fresh = 60 * 60;
const keep = 30 * 24 * 60 * 60;
const copyKey = "amounts";

/** Milliseconds: when the table in use arrived, and until when a feed that failed is left alone. */
let receivedAt: number | undefined;
let pausedUntil = 0;
const pause = 60_000;

export async function refreshAmounts(
  { AMOUNTS_URL, DB }: AmountsBindings,
  afterwards: (work: Promise<unknown>) => void,
  now = Date.now(),
): Promise<void> {
  if (!AMOUNTS_URL || now < pausedUntil) return;
  const answer = await call(network, AMOUNTS_URL, {
    neighbour: "amounts",
    shape: feedShape,
    deadline: 1_500,
    remember: { fresh, keep },
    now: () => now,
  });
  if (answer.ok && !answer.stale) {
    if (answer.at === receivedAt) return;
    receivedAt = answer.at;
    replaceTable(answer.value);
    afterwards(storeCopy(DB, JSON.stringify(answer.value)));
    return;
  }
  pausedUntil = now + pause;
  logIncident("/amounts", `feed-${answer.ok ? answer.failure : answer.kind}`);
  if (receivedAt !== undefined) return;
  const copy = await readCopy(DB);
  if (copy) replaceTable(copy);
  receivedAt = 0;
}

async function storeCopy(db: D1Database, body: string): Promise<void> {
  const upsert = `insert into open_data_copies (search, body, fetched_at) values (?1, ?2, ?3)
    on conflict (search) do update set body = ?2, fetched_at = ?3`;
  await db
    .prepare(upsert)
    .bind(copyKey, body, new Date().toISOString())
    .run()
    .catch(() => logIncident("/amounts", "copy-not-stored"));
}

async function readCopy(db: D1Database): Promise<AmountTable | undefined> {
  const copy = await db
    .prepare("select body from open_data_copies where search = ?1")
    .bind(copyKey)
    .first<{ body: string }>()
    .catch(() => undefined);
  const read = feedShape.safeParse(copy ? JSON.parse(copy.body) : undefined);
  return read.success ? read.data : undefined;
}
