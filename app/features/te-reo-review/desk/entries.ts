import { withTimeout } from "#app/server/http/with-timeout.ts";

export type Kind = "draft" | "words" | "comment";

export interface Written {
  readonly textId: string;
  readonly key: string;
  readonly list: string;
  readonly kind: Kind;
  readonly words: string;
  readonly note: string;
  readonly by: string;
  /** YYYY-MM-DD */
  readonly on: string;
}

export interface Entry extends Written {
  readonly id: number;
  readonly checkedBy: string | null;
  readonly checkedOn: string | null;
}

const entries = `select id, text_id as textId, text_key as key, text_list as list, kind, words, note, by_name as "by",
  written_on as "on", checked_by as checkedBy, checked_on as checkedOn from translation_desk`;

const ofText = `${entries} where text_key = ?1 and (kind <> 'draft' or by_name = ?2) order by id limit ?3`;

const waiting = `${entries} where brought_on is null and (
    (kind = 'words' and checked_by is null and by_name <> ?1) or (kind = 'draft' and by_name = ?1)
    or (kind = 'comment' and by_name <> ?1)) order by id desc limit ?2`;

const most = 200;

/** Of one text, the oldest first; a draft is its writer's alone. @throws when the database does not answer */
export async function entriesOf(db: D1Database, key: string, reader: string): Promise<Entry[]> {
  const { results } = await withTimeout(db.prepare(ofText).bind(key, reader, most).all<Entry>());
  return results;
}

/** What waits for this reader: others' words to check, drafts of their own, what others asked. */
export async function waitingFor(db: D1Database, reader: string): Promise<Entry[]> {
  const { results } = await withTimeout(db.prepare(waiting).bind(reader, most).all<Entry>());
  return results;
}

/** A draft takes the place of the one before, and goes when its words are sent. */
export async function keepEntry(db: D1Database, entry: Written): Promise<void> {
  const { textId, key, list, kind, words, note, by, on } = entry;
  const noDraft = db
    .prepare("delete from translation_desk where kind = 'draft' and text_key = ?1 and by_name = ?2")
    .bind(key, by);
  const insert = db
    .prepare(
      `insert into translation_desk (text_id, text_key, text_list, kind, words, note, by_name, written_on)
       values (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)`,
    )
    .bind(textId, key, list, kind, words, note, by, on);
  await withTimeout(db.batch(kind === "comment" ? [insert] : [noDraft, insert]));
}

/** Nobody checks words of their own. @returns whether they are checked now, and were not before */
export async function checkEntry(db: D1Database, id: number, reader: string, on: string): Promise<boolean> {
  const { meta } = await withTimeout(
    db
      .prepare(
        `update translation_desk set checked_by = ?2, checked_on = ?3
         where id = ?1 and kind = 'words' and checked_by is null and lower(by_name) <> lower(?2)`,
      )
      .bind(id, reader, on)
      .run(),
  );
  return meta.changes > 0;
}
