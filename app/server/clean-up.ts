// In pieces, so that a save between two of them waits for one at most: D1 has one writer, and ends a query after 30 s.

import { browserAge, personAge, personAges } from "./drafts/ages.ts";
import { retention } from "./retention.ts";
import { linkAge } from "./visitor/email-addresses.ts";

/** Rows. */
const piece = 1_000;
/** Milliseconds for others between two pieces. */
const pause = 20;
/** A run may ask D1 1,000 times; the next one does the rest. */
const mostPieces = 450;

interface Deletion {
  /** `?1` the moment, `?2` the most rows, further values. */
  readonly sql: string;
  readonly values?: readonly (string | number)[];
}

/** Without an index on its end: goes through the table by its key, `?1` to `?2`. */
interface Walk {
  readonly next: string;
  readonly sql: string;
  readonly values: readonly (string | number)[];
}

const personKept = retention.find(({ id }) => id === "people")?.for ?? Number.POSITIVE_INFINITY;

const wordsKept = retention.find(({ id }) => id === "unknown-words")?.for ?? Number.POSITIVE_INFINITY;

const deletionsAt = (now: number): Readonly<Record<string, Deletion | Walk>> => ({
  people: {
    next: "select max(id) as last from (select id from people where id > ?1 order by id limit ?2)",
    sql: "delete from people where id > ?1 and id <= ?2 and seen_at <= ?3 returning 1",
    values: [now - personKept],
  },
  sessions: {
    sql: `delete from sessions where id_hash in (
      select id_hash from sessions where expires_at <= ?1 order by expires_at limit ?2) returning 1`,
  },
  login_answers: {
    sql: `delete from login_answers where state_hash in (
      select state_hash from login_answers where expires_at <= ?1 limit ?2) returning 1`,
  },
  email_addresses: {
    next: `select max(person_id) as last from (
      select person_id from email_addresses where person_id > ?1 order by person_id limit ?2)`,
    sql: `delete from email_addresses where person_id > ?1 and person_id <= ?2
      and state = 'pending' and created_at <= ?3 returning 1`,
    values: [now - linkAge],
  },
  translation_proposals: {
    sql: `delete from translation_proposals where id in (
      select id from translation_proposals
      where proposed_on <= date(?1 / 1000, 'unixepoch', '-1 year') limit ?2) returning 1`,
  },
  translation_desk: {
    sql: `delete from translation_desk where id in (
      select id from translation_desk
      where coalesce(checked_on, written_on) <= date(?1 / 1000, 'unixepoch', '-1 year') limit ?2) returning 1`,
  },
  translation_readers: {
    sql: `delete from translation_readers where code_hash in (
      select code_hash from translation_readers
      where since <= date(?1 / 1000, 'unixepoch', '-1 year') limit ?2) returning 1`,
  },
  unknown_words: {
    sql: `delete from unknown_words where (word, day) in (
      select word, day from unknown_words where day < date((?1 - ?3) / 1000, 'unixepoch') order by day limit ?2) returning 1`,
    values: [wordsKept],
  },
  rate_limits: {
    sql: `delete from rate_limits where (name, who) in (
      select name, who from rate_limits where ends_at <= ?1 order by ends_at limit ?2) returning 1`,
  },
  birth_status_mails: {
    sql: `delete from birth_status_mails where id in (
      select id from birth_status_mails where expires_at <= ?1 order by expires_at limit ?2) returning 1`,
  },
  set_aside: {
    sql: `delete from set_aside where (browser_hash, person_id, name) in (
      select browser_hash, person_id, name from set_aside where expires_at <= ?1 order by expires_at limit ?2) returning 1`,
  },
  // A trigger deletes a draft with its last holder.
  draft_holders: {
    next: `select max(holder_hash) as last from (
      select holder_hash from draft_holders where holder_hash > ?1 order by holder_hash limit ?2)`,
    sql: `delete from draft_holders where holder_hash > ?1 and holder_hash <= ?2
      and coalesce(expires_at, (select changed_at + coalesce(?6 ->> form, ?4) from drafts where id = draft_id)) <= ?3
      and not (kind = 'browser' and exists (
        select 1 from outages where started_at < expires_at and ended_at + ?5 > ?3)) returning 1`,
    values: [now, personAge, browserAge, JSON.stringify(personAges)],
  },
});

/** Only frees space, because every query checks the time itself. @returns deleted rows by table */
export async function purgeExpired(db: D1Database, now: number): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  let left = mostPieces;
  for (const [table, deletion] of Object.entries(deletionsAt(now))) {
    let deleted = 0;
    let from: string | number | undefined = "";
    while (from !== undefined && left-- > 0) {
      if (from !== "") await new Promise((resume) => setTimeout(resume, pause));
      const done: Piece =
        "next" in deletion ? await walk(db, deletion, from) : await remove(db, deletion, now);
      deleted += done.deleted;
      from = done.next;
    }
    counts[table] = deleted;
  }
  return counts;
}

interface Piece {
  readonly deleted: number;
  /** Where to go on; undefined at the end. */
  readonly next: string | number | undefined;
}

async function remove(db: D1Database, { sql, values = [] }: Deletion, now: number): Promise<Piece> {
  const { results } = await db
    .prepare(sql)
    .bind(now, piece, ...values)
    .all();
  return { deleted: results.length, next: results.length < piece ? undefined : 1 };
}

async function walk(db: D1Database, { next, sql, values }: Walk, from: string | number): Promise<Piece> {
  const last = await db.prepare(next).bind(from, piece).first<string | null>("last");
  if (last === null) return { deleted: 0, next: undefined };
  const { results } = await db
    .prepare(sql)
    .bind(from, last, ...values)
    .all();
  return { deleted: results.length, next: last };
}
