// A copy that looks incomplete is refused, and the last good one stays with its date.

import * as z from "zod";
import { call } from "../../call/index.ts";
import { logIncident } from "../../incident.ts";
import { newZealandTime } from "../../reminders/daytime.ts";
import { sources } from "../sources.mjs";
import { replacing } from "../statements.mjs";
import { directoryRow, isAbsurd, providersOf } from "./providers.ts";

export interface RefreshBindings {
  DB: D1Database;
  DIRECTORY_URL?: string;
}

export interface CopyRequirements {
  fewestRows: number;
  /** Milliseconds for a page. */
  deadline: number;
  rowsAPage: number;
}

const usual: CopyRequirements = { fewestRows: 1_000, deadline: 20_000, rowsAPage: 2_000 };

const type = "FAMILY_SERVICES";
const resource = "35de6bf8-b254-4025-89f5-da9eb6adf9a0";
/** Milliseconds; a little less than a day, as the hourly job may run early. */
const due = 23.5 * 60 * 60 * 1000;
const mostRows = 100_000;
const mostUnreadable = 0.02;
const mostAbsurd = 0.01;
const leastOfLast = 0.7;

const page = z.object({
  success: z.literal(true),
  result: z.object({
    records: z.array(z.record(z.string(), z.unknown())),
    total: z.number().int().nonnegative(),
  }),
});

type Outcome = "refreshed" | "not-due" | "no-directory" | "failed";
const network = { fetch: (request: Request) => fetch(request) };

/** A failure is logged, never thrown. */
export async function refreshDirectory(
  { DB, DIRECTORY_URL }: RefreshBindings,
  now: number,
  standards: Partial<CopyRequirements> = {},
): Promise<Outcome> {
  if (!DIRECTORY_URL) return "no-directory";
  try {
    const last = await DB.prepare("select refreshed_at, facts from service_sources where type = ?1")
      .bind(type)
      .first<{ refreshed_at: number | null; facts: string }>();
    if (last?.refreshed_at && now - last.refreshed_at < due) return "not-due";
    const { rows: before = 0 } = last ? (JSON.parse(last.facts) as { rows?: number }) : {};
    const expected = { ...usual, ...standards };
    const rows = await readAll(DIRECTORY_URL, expected);
    await putInPlace(DB, believed(rows, Math.max(expected.fewestRows, before * leastOfLast)), now);
    return "refreshed";
  } catch (error) {
    logIncident("/service-locations refresh", error instanceof CopyRefused ? error.reason : "failed");
    return "failed";
  }
}

class CopyRefused extends Error {
  reason: string;
  constructor(reason: string) {
    super(`The directory was not taken over: ${reason}`);
    this.reason = reason;
  }
}

async function readAll(
  base: string,
  { deadline, rowsAPage }: CopyRequirements,
): Promise<Record<string, unknown>[]> {
  const records: Record<string, unknown>[] = [];
  for (;;) {
    const query = new URLSearchParams({
      resource_id: resource,
      sort: "_id",
      limit: String(rowsAPage),
      offset: String(records.length),
    });
    const answer = await call(network, `${base.replace(/\/+$/, "")}/datastore_search?${query}`, {
      neighbour: "family services directory",
      deadline,
      retries: { times: 2, pause: 500 },
      maxBytes: 20_000_000,
      // Called at most once an hour, so the breaker need not hold it back.
      probe: true,
      shape: page,
    });
    if (!answer.ok) throw new CopyRefused(`directory-${answer.kind}`);
    const { records: more, total } = answer.value.result;
    if (total > mostRows) throw new CopyRefused("directory-too-large");
    records.push(...more);
    if (records.length === total) return records;
    if (more.length === 0 || records.length > total) throw new CopyRefused("directory-not-whole");
  }
}

/** @throws when the rows cannot be the whole directory, or have an unknown form */
function believed(records: Record<string, unknown>[], fewest: number) {
  if (records.length < fewest) throw new CopyRefused("directory-too-small");
  const rows = records.flatMap((record) => directoryRow.safeParse(record).data ?? []);
  if (records.length - rows.length > records.length * mostUnreadable)
    throw new CopyRefused("directory-unreadable");
  if (rows.filter(isAbsurd).length > rows.length * mostAbsurd)
    throw new CopyRefused("directory-absurd-places");
  return rows;
}

/** One batch is one transaction: readers see the old copy or the new one. */
async function putInPlace(db: D1Database, rows: ReturnType<typeof believed>, now: number): Promise<void> {
  const { source } = sources.find((each) => each.type === type) ?? {};
  if (!source) throw new CopyRefused("no-source");
  const facts = {
    type,
    as_at: newZealandTime(new Date(now)).day,
    rolls_as_at: null,
    coverage: "national",
    source,
    rows: rows.length,
  } as const;
  const version = { facts, version: `fetched-${now}`, refreshedAt: now };
  await db.batch(replacing(db, version, providersOf(rows)));
}
