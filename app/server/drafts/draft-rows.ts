import * as z from "zod";
import { markOf } from "#workers/drafts/draft-object.ts";
import { orUndo } from "../all-or-nothing.ts";
import { grantStatement, type KeyGrantRow } from "./key-grant-rows.ts";
import { type DraftObjects, withContent } from "./objects.ts";

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

/** `place`: the object that has its content; what the row says of it is the object's. */
export type DraftRow = z.infer<typeof row> & { place?: string };

const isAlive = "coalesce(expires_at, changed_at + ?2) > ?1";
/** Its time stops while the service is closed, and then starts again. */
const hasWaited = `kind = 'browser' and closes_in is null and exists (
    select 1 from outages where service = ?3 and started_at < expires_at and ended_at + ?4 > ?1)`;
const firstHolder = 5;

const heldDrafts = (which: string): string => `
  select holder_hash, wrapped, expires_at, opened_at, id, version, saves, sealed, changed_at, closes_in,
    (select json_group_array(json_object('known', known, 'until', expires_at)) from draft_holders code
      where code.draft_id = drafts.id and code.kind = 'code' and code.expires_at > ?1) as codes
  from draft_holders join drafts on drafts.id = draft_id
  where ${which}`;
const heldByAnybody = heldDrafts(`draft_id = ?3 and ${isAlive} limit 1`);

interface Reading {
  objects: DraftObjects | undefined;
  now: number;
  /** Milliseconds, for a browser. */
  age: number;
  outage: string;
  /** Milliseconds, for a person. */
  personAge: number;
}

export async function selectDrafts(
  db: D1Database,
  holders: readonly string[],
  { now, age, outage, personAge, objects }: Reading,
): Promise<DraftRow[]> {
  const places = holders.map((_, at) => `?${firstHolder + at}`);
  const held = db.prepare(heldDrafts(`holder_hash in (${places}) and (${isAlive} or ${hasWaited})`));
  const ask = async () =>
    z.array(row).parse((await held.bind(now, personAge, outage, age, ...holders).all()).results);
  return withContent(ask, objects);
}

export async function selectDraft(
  db: D1Database,
  id: string,
  { now, personAge, objects }: Pick<Reading, "now" | "personAge" | "objects">,
): Promise<DraftRow | undefined> {
  const held = db.prepare(heldByAnybody);
  const ask = async () => z.array(row).parse((await held.bind(now, personAge, id).all()).results);
  return (await withContent(ask, objects))[0];
}

export const insertUnheldStatement = (
  db: D1Database,
  { id, form, sealed }: NewDraft,
  now: number,
): D1PreparedStatement =>
  db
    .prepare(
      "insert into drafts (id, form, version, saves, sealed, changed_at) values (?1, ?2, 1, 1, ?3, ?4)",
    )
    .bind(id, form, sealed, now);

interface NewDraft {
  id: string;
  form: string;
  sealed: string;
}

/** Replaces a closed or unreadable draft. @returns false if another one exists @throws when `also` was undone */
export async function insertDraft(
  db: D1Database,
  { id, form, sealed }: NewDraft,
  holder: KeyGrantRow,
  {
    unreadable,
    now,
    personAge,
    also,
  }: Along & {
    unreadable: string | undefined;
    now: number;
    personAge: number;
  },
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
    grantStatement(db, holder, id, now),
    ...along(db, also),
  ]);
  return (held?.results.length ?? 0) > 0;
}

interface Along {
  also: readonly D1PreparedStatement[];
}

const along = (db: D1Database, also: readonly D1PreparedStatement[]): D1PreparedStatement[] =>
  also.length > 0 ? [orUndo(db), ...also] : [];

export interface DraftUpdate {
  id: string;
  sealed: string;
  version: number;
  savesBefore: number;
  changedAt: number | undefined;
  /** The object that has it now. */
  place: string | undefined;
}

const updateIf = (isSame: string): string => `
  update drafts set sealed = ?1, version = ?2, saves = ?6 + 1, changed_at = coalesce(?3, changed_at),
    closes_in = coalesce(?4, closes_in)
  where id = ?5 and ${isSame} returning 1`;

const updateStatement = (
  db: D1Database,
  { id, sealed, version, savesBefore, changedAt, place }: DraftUpdate,
  closesIn: number | undefined,
): D1PreparedStatement =>
  db
    .prepare(place === undefined ? updateIf("saves = ?6") : updateIf("sealed = ?7"))
    .bind(
      ...[sealed, version, changedAt ?? null, closesIn ?? null, id, savesBefore],
      ...(place === undefined ? [] : [markOf(place)]),
    );

/** @returns false if it has changed or is gone @throws when `also` was undone */
export async function updateDraft(
  db: D1Database,
  change: DraftUpdate,
  also: Along["also"],
): Promise<boolean> {
  const statement = updateStatement(db, change, undefined);
  if (also.length === 0) return (await statement.first()) !== null;
  const [changed] = await db.batch([statement, ...along(db, also)]);
  return (changed?.results.length ?? 0) > 0;
}

/** Holders other than codes expire after `closesIn` milliseconds. */
export async function closeDraft(
  db: D1Database,
  change: DraftUpdate,
  { closesIn, now, also }: Along & { closesIn: number; now: number },
): Promise<boolean> {
  const [changed] = await db.batch([
    updateStatement(db, change, closesIn),
    ...along(db, also),
    db
      .prepare(
        `update draft_holders set expires_at = ?1 where draft_id = ?2 and kind <> 'code'
         and exists (select 1 from drafts where id = ?2 and sealed = ?3)`,
      )
      .bind(now + closesIn, change.id, change.sealed),
  ]);
  return (changed?.results.length ?? 0) > 0;
}
