import * as z from "zod";
import { personAge } from "./ages.ts";

const row = z.object({
  holder_hash: z.string(),
  wrapped: z.string(),
  expires_at: z.number().nullable(),
  opened_at: z.number(),
  id: z.string(),
  version: z.number(),
  saves: z.number(),
  sealed: z.string(),
  changed_at: z.number(),
  closes_in: z.number().nullable(),
  codes: z.string().transform((json) => z.array(codeRow).parse(JSON.parse(json))),
});
const codeRow = z.object({ known: z.string(), until: z.number() });

/** A draft as one of its holders finds it. */
export type DraftRow = z.infer<typeof row>;
export type CodeRow = z.infer<typeof codeRow>;

/** The drafts of two holders at once. */
export async function draftsHeld(
  db: D1Database,
  [first, second]: readonly [string, string],
  now: number,
): Promise<DraftRow[]> {
  const { results } = await db
    .prepare(
      `select holder_hash, wrapped, expires_at, opened_at, id, version, saves, sealed, changed_at, closes_in,
         (select json_group_array(json_object('known', known, 'until', expires_at)) from draft_holders code
           where code.draft_id = drafts.id and code.kind = 'code' and code.expires_at > ?3) as codes
       from draft_holders join drafts on drafts.id = draft_id
       where holder_hash in (?1, ?2) and coalesce(expires_at, changed_at + ?4) > ?3`,
    )
    .bind(first, second, now, personAge)
    .all();
  return z.array(row).parse(results);
}

export interface HolderRow {
  hash: string;
  kind: string;
  personId: string | undefined;
  wrapped: string;
  expiresAt: number | undefined;
}

export interface NewDraft {
  id: string;
  form: string;
  sealed: string;
}

/**
 * Begins a draft for a holder who has none. One that is closed, or does not open any more, gives way.
 * @returns whether it was begun; if not, there is one already
 */
export async function beginDraft(
  db: D1Database,
  { id, form, sealed }: NewDraft,
  holder: HolderRow,
  unreadable: string | undefined,
  now: number,
): Promise<boolean> {
  const [, held] = await db.batch([
    db
      .prepare(
        `insert into drafts (id, form, version, saves, sealed, changed_at)
         select ?1, ?2, 1, 1, ?3, ?4 where not exists (
           select 1 from draft_holders join drafts on drafts.id = draft_id
           where holder_hash = ?5 and coalesce(expires_at, changed_at + ?6) > ?4 and closes_in is null and id is not ?7)`,
      )
      .bind(id, form, sealed, now, holder.hash, personAge, unreadable ?? null),
    holding(db, holder, id, now),
  ]);
  return (held?.results.length ?? 0) > 0;
}

/**
 * Makes somebody the holder of a draft that is there, and of no other.
 * @param inPlaceOf the only draft that may give way; nothing: any
 */
export const holding = (
  db: D1Database,
  { hash, kind, personId, wrapped, expiresAt }: HolderRow,
  draftId: string,
  now: number,
  inPlaceOf?: string,
): D1PreparedStatement =>
  db
    .prepare(
      `insert into draft_holders (holder_hash, draft_id, kind, person_id, wrapped, expires_at, opened_at)
       select ?1, id, ?2, ?3, ?4, ?5, ?6 from drafts where id = ?7
       on conflict (holder_hash) do update set draft_id = excluded.draft_id, wrapped = excluded.wrapped,
         expires_at = excluded.expires_at, opened_at = excluded.opened_at
       where ?8 is null or draft_holders.draft_id in (?7, ?8) or coalesce(draft_holders.expires_at, ?6 + 1) <= ?6
       returning 1`,
    )
    .bind(hash, kind, personId ?? null, wrapped, expiresAt ?? null, now, draftId, inPlaceOf ?? null);

export interface ChangedDraft {
  id: string;
  sealed: string;
  version: number;
  /** As they were read: when they are others now, nothing is stored. */
  savesBefore: number;
  /** Nothing when only the product found something out. */
  changedAt: number | undefined;
}

const changing = (
  db: D1Database,
  { id, sealed, version, savesBefore, changedAt }: ChangedDraft,
  closesIn: number | undefined,
): D1PreparedStatement =>
  db
    .prepare(
      `update drafts set sealed = ?1, version = ?2, saves = saves + 1, changed_at = coalesce(?3, changed_at),
         closes_in = coalesce(?4, closes_in)
       where id = ?5 and saves = ?6 returning 1`,
    )
    .bind(sealed, version, changedAt ?? null, closesIn ?? null, id, savesBefore);

/** @returns whether it was stored; if not, somebody else stored something meanwhile, or it is gone */
export async function changeDraft(db: D1Database, change: ChangedDraft): Promise<boolean> {
  return (await changing(db, change, undefined).first()) !== null;
}

/** The same, and from then on its holders, codes aside, are gone after so many milliseconds. */
export async function closeDraft(
  db: D1Database,
  change: ChangedDraft,
  closesIn: number,
  now: number,
): Promise<boolean> {
  const [changed] = await db.batch([
    changing(db, change, closesIn),
    db
      .prepare(
        `update draft_holders set expires_at = ?1 where draft_id = ?2 and kind <> 'code'
         and exists (select 1 from drafts where id = ?2 and sealed = ?3)`,
      )
      .bind(now + closesIn, change.id, change.sealed),
  ]);
  return (changed?.results.length ?? 0) > 0;
}

/** A holder who comes back: a browser has it longer, of a person it is known that they saw it. */
export async function seeDraft(
  db: D1Database,
  hash: string,
  expiresAt: number | undefined,
  now: number,
): Promise<void> {
  await db
    .prepare(
      "update draft_holders set expires_at = coalesce(?1, expires_at), opened_at = ?2 where holder_hash = ?3",
    )
    .bind(expiresAt ?? null, now, hash)
    .run();
}

/**
 * A person takes a draft over from the browser it was begun in.
 * @param inPlaceOf the draft that they were seen to have; any other that came meanwhile stays
 */
export async function takeDraft(
  db: D1Database,
  person: HolderRow,
  draftId: string,
  { browserHash, inPlaceOf, now }: { browserHash: string; inPlaceOf: string | undefined; now: number },
): Promise<boolean> {
  const [held] = await db.batch([
    holding(db, person, draftId, now, inPlaceOf ?? "none"),
    db
      .prepare(
        `delete from draft_holders where holder_hash = ?1
         and exists (select 1 from draft_holders where holder_hash = ?2 and draft_id = ?3)`,
      )
      .bind(browserHash, person.hash, draftId),
  ]);
  return (held?.results.length ?? 0) > 0;
}

const lettingGo = (
  db: D1Database,
  draftId: string,
  [first, second]: readonly [string, string],
): D1PreparedStatement =>
  db
    .prepare("delete from draft_holders where draft_id = ?1 and holder_hash in (?2, ?3)")
    .bind(draftId, first, second);

/** Takes a draft from its holders. */
export async function letGo(
  db: D1Database,
  draftId: string,
  holders: readonly [string, string],
): Promise<void> {
  await lettingGo(db, draftId, holders).run();
}

/** Takes a draft from its holders; when no other person is among those that are left it goes for all. */
export async function removeDraft(
  db: D1Database,
  draftId: string,
  holders: readonly [string, string],
): Promise<void> {
  await db.batch([
    lettingGo(db, draftId, holders),
    db
      .prepare(
        "delete from drafts where id = ?1 and not exists (select 1 from draft_holders where draft_id = ?1 and kind = 'person')",
      )
      .bind(draftId),
  ]);
}
