import * as z from "zod";
import type { KeyGrantRow } from "./key-grant-rows.ts";

/** Wrong birth dates in a row, and milliseconds. */
const mostTries = 3;
const lockedFor = 60 * 60 * 1000;

export const upsertCodeStatement = (
  db: D1Database,
  { hash, wrapped, expiresAt }: KeyGrantRow,
  draftId: string,
  known: string,
): D1PreparedStatement =>
  db
    .prepare(
      `insert into draft_holders (holder_hash, draft_id, kind, wrapped, expires_at, known)
       select ?1, id, 'code', ?2, ?3, ?4 from drafts where id = ?5
       on conflict (holder_hash) do update set expires_at = excluded.expires_at, wrapped = excluded.wrapped,
         tries = 0, locked_until = 0
       returning 1`,
    )
    .bind(hash, wrapped, expiresAt ?? null, known, draftId);

const attemptRow = z.object({
  wrapped: z.string(),
  draft_id: z.string(),
  closes_in: z.number().nullable(),
  locked_until: z.number(),
});

export type CodeAttempt =
  | { is: "locked"; until: number }
  | { is: "none" }
  | ({ is: "tried" } & z.infer<typeof attemptRow>);

/** Counted before the birth date is checked, so that simultaneous attempts count too. A right date unlocks the code. */
export async function countCodeAttempt(db: D1Database, hash: string, now: number): Promise<CodeAttempt> {
  const [before, after] = await db.batch([
    db
      .prepare(
        "select locked_until from draft_holders where holder_hash = ?1 and kind = 'code' and expires_at > ?2",
      )
      .bind(hash, now),
    db
      .prepare(
        `update draft_holders set
           tries = case when locked_until > 0 then 1 else tries + 1 end,
           locked_until = case when locked_until = 0 and tries + 1 >= ?3 then ?2 + ?4 else 0 end
         where holder_hash = ?1 and kind = 'code' and expires_at > ?2 and locked_until <= ?2
         returning wrapped, draft_id, locked_until, (select closes_in from drafts where id = draft_id) as closes_in`,
      )
      .bind(hash, now, mostTries, lockedFor),
  ]);
  const [row] = after?.results ?? [];
  if (row) return { is: "tried", ...attemptRow.parse(row) };
  const [known] = z.array(z.object({ locked_until: z.number() })).parse(before?.results ?? []);
  return known ? { is: "locked", until: known.locked_until } : { is: "none" };
}

/** Until its end: no further try is counted, right or wrong. Whoever holds the draft can show it again, which unlocks it. */
export const lockForGood = (db: D1Database, hash: string): D1PreparedStatement =>
  db.prepare("update draft_holders set locked_until = expires_at where holder_hash = ?").bind(hash);

export const unlockStatement = (db: D1Database, hash: string): D1PreparedStatement =>
  db.prepare("update draft_holders set tries = 0, locked_until = 0 where holder_hash = ?").bind(hash);
