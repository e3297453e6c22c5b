import * as z from "zod";
import { withTimeout } from "../http/with-timeout.ts";
import { checkRateLimits, type RateLimit } from "../limits/rate-limit.ts";

const mostTries = 3;
const lockedFor = 60 * 60 * 1000;

/** Across all devices for the 30 days of a code, so that nobody opens a found code by guessing a few dates a day. */
const wrongDates: RateLimit = { name: "code-dates", times: 9, within: 30 * 24 * 60 * 60 * 1000 };

interface CodeColumns<Row> {
  readonly table: string;
  readonly hash: string;
  readonly where?: string;
  readonly columns: string;
  readonly row: z.ZodType<Row>;
}

export interface CodeTable<Row> {
  readonly row: z.ZodType<Row>;
  readonly sql: Readonly<Record<"known" | "count" | "lock" | "unlock", string>>;
}

/** The table must also have the columns `tries`, `locked_until` and `expires_at`. */
export function codeTable<Row>(of: CodeColumns<Row>): CodeTable<Row> {
  const { table, hash, where = "true", columns, row } = of;
  const valid = `${hash} = ?1 and ${where} and expires_at > ?2`;
  return {
    row,
    sql: {
      known: `select locked_until from ${table} where ${valid}`,
      count: `
        update ${table} set
          tries = case when locked_until > 0 then 1 else tries + 1 end,
          locked_until = case when locked_until = 0 and tries + 1 >= ?3 then ?2 + ?4 else 0 end
        where ${valid} and locked_until <= ?2
        returning locked_until, ${columns}`,
      lock: `update ${table} set locked_until = expires_at where ${hash} = ?`,
      unlock: `update ${table} set tries = 0, locked_until = 0 where ${hash} = ?`,
    },
  };
}

/** @property until milliseconds since 1970 */
export type TriedCode<Found> =
  | { readonly is: "opened"; readonly found: Found }
  | { readonly is: "wrong" }
  | { readonly is: "locked"; readonly until: number };

/**
 * A try is counted before it is checked, so that a burst cannot exceed three; a success stays counted until
 * `unlockStatement`. @throws when the database does not answer
 */
export async function tryCode<Row, Found>(
  db: D1Database,
  { row, sql }: CodeTable<Row>,
  { hash, now }: { hash: string; now: number },
  open: (row: Row) => Promise<Found | undefined>,
): Promise<TriedCode<Found>> {
  const [before, after] = await withTimeout(
    db.batch([
      db.prepare(sql.known).bind(hash, now),
      db.prepare(sql.count).bind(hash, now, mostTries, lockedFor),
    ]),
  );
  const [tried] = after?.results ?? [];
  if (!tried) {
    const [known] = z.array(lockable).parse(before?.results ?? []);
    return known ? { is: "locked", until: known.locked_until } : { is: "wrong" };
  }
  const found = await open(row.parse(tried));
  if (found !== undefined) return { is: "opened", found };
  const wait = await checkRateLimits(db, [{ limit: wrongDates, who: hash }], now);
  if (wait !== undefined) {
    await withTimeout(db.prepare(sql.lock).bind(hash).run());
    return { is: "locked", until: now + wait };
  }
  const until = lockable.parse(tried).locked_until;
  return until > 0 ? { is: "locked", until } : { is: "wrong" };
}

const lockable = z.object({ locked_until: z.number() });

export const unlockStatement = (
  db: D1Database,
  { sql }: CodeTable<unknown>,
  hash: string,
): D1PreparedStatement => db.prepare(sql.unlock).bind(hash);
