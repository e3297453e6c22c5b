import type { MailLanguage } from "./letter.ts";

const minute = 60 * 1000;
const hour = 60 * minute;
const day = 24 * hour;

/** A claim expires if its holder goes silent for this long. */
const lease = 2 * minute;
const queuedFor = 30 * minute;
/** Within an hour, on behalf of one person: many families may write to one early learning service. */
const perAddress = 5;
const atOnce = 100;
const mostAttempts = 5;
const sentFor = day;
const setAsideFor = 30 * day;

export interface WaitingMail {
  id: string;
  kind: string;
  personId: string | null;
  address: string;
  language: MailLanguage;
  facts: unknown;
  attempts: number;
  createdAt: number;
}

interface MailRow {
  id: string;
  kind: string;
  person_id: string | null;
  address: string;
  language: MailLanguage;
  facts: string;
  attempts: number;
  created_at: number;
}

/** One conditional write decides between concurrent callers. A sealed address starts, after its version, with a 22-character hash. */
export async function claimMail(db: D1Database, id: string, now: number): Promise<WaitingMail | undefined> {
  const row = await db
    .prepare(
      `update mails_to_send set attempts = attempts + 1, taken_until = ?2 + ?3
       where id = ?1 and state = 'waiting' and next_at <= ?2 and taken_until <= ?2 and ?4 > (
         select count(*) from mails_to_send other
         where substr(other.address, 1, instr(other.address, '.') + 22) =
             substr(mails_to_send.address, 1, instr(mails_to_send.address, '.') + 22) collate nocase
           and other.person_id is mails_to_send.person_id and other.id <> mails_to_send.id
           and (other.sent_at > ?2 - ?5 or other.taken_until > ?2))
       returning id, kind, person_id, address, language, facts, attempts, created_at`,
    )
    .bind(id, now, lease, perAddress, hour)
    .first<MailRow>();
  if (!row) return undefined;
  const { kind, person_id, address, language, facts, attempts, created_at } = row;
  return {
    id,
    kind,
    personId: person_id,
    address,
    language,
    facts: JSON.parse(facts),
    attempts,
    createdAt: created_at,
  };
}

export async function markSent(db: D1Database, { id }: WaitingMail, now: number): Promise<void> {
  await db
    .prepare(
      "update mails_to_send set state = 'sent', sent_at = ?, taken_until = 0, facts = '{}' where id = ?",
    )
    .bind(now, id)
    .run();
}

/** Does not count as an attempt. */
export async function postpone(db: D1Database, { id }: WaitingMail, until: number): Promise<void> {
  await db
    .prepare("update mails_to_send set attempts = attempts - 1, taken_until = 0, next_at = ? where id = ?")
    .bind(until, id)
    .run();
}

/** Returns when to try again; undefined once a mail is set aside after too many attempts. */
export async function recordFailure(
  db: D1Database,
  { id, attempts }: WaitingMail,
  failure: string,
  now: number,
): Promise<number | undefined> {
  const next = now + 2 ** (attempts - 1) * minute;
  await db
    .prepare(
      `update mails_to_send set failure = ?2, taken_until = 0, next_at = ?3,
         state = case when attempts >= ?4 then 'set-aside' else state end
       where id = ?1`,
    )
    .bind(id, failure, next, mostAttempts)
    .run();
  return attempts >= mostAttempts ? undefined : next;
}

/** Removed as if never written, so that it may be written again. */
export async function discardMail(db: D1Database, { id }: Pick<WaitingMail, "id">): Promise<void> {
  await db.batch([
    db.prepare("delete from reminders_sent where mail_id = ?").bind(id),
    db.prepare("delete from mails_to_send where id = ?").bind(id),
  ]);
}

export async function idsToQueue(db: D1Database, now: number): Promise<string[]> {
  const { results } = await db
    .prepare(
      `update mails_to_send set queued_at = ?1 where id in (
         select id from mails_to_send
         where state = 'waiting' and next_at <= ?1 and taken_until <= ?1 and queued_at <= ?1 - ?2
         order by next_at limit ?3)
       returning id`,
    )
    .bind(now, queuedFor, atOnce)
    .all<{ id: string }>();
  return results.map(({ id }) => id);
}

/** A claim outlasts the week in which its reminder could be sent again. */
export async function purgeExpired(db: D1Database, now: number): Promise<void> {
  await db.batch([
    db.prepare("delete from mails_to_send where state = 'sent' and sent_at < ?").bind(now - sentFor),
    db
      .prepare("delete from mails_to_send where state = 'set-aside' and created_at < ?")
      .bind(now - setAsideFor),
    db.prepare("delete from reminders_sent where claimed_at < ?").bind(now - setAsideFor),
  ]);
}

export async function queueStatus(db: D1Database): Promise<{ waiting: number; setAside: unknown[] }> {
  const [waiting, setAside] = await db.batch<Record<string, unknown>>([
    db.prepare("select count(*) as mails from mails_to_send where state = 'waiting'"),
    db.prepare("select * from mails_set_aside order by created_at desc limit 100"),
  ]);
  return { waiting: Number(waiting?.results[0]?.mails ?? 0), setAside: setAside?.results ?? [] };
}
