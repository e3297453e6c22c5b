import type { DueReminder } from "./due.ts";

interface StoredDueReminder extends Pick<DueReminder, "phase"> {
  stored: readonly string[];
}

const atOnce = 200;

/** Once for each person, phase and due date, even for concurrent runs. May claim fewer than are due. */
export async function claim(db: D1Database, due: readonly StoredDueReminder[], now: number): Promise<number> {
  const [claimed] = await db.batch([
    db
      .prepare(
        `insert into reminders_sent (person_id, phase, due_date, mail_id, claimed_at)
         select d.person_id, due.value ->> 'phase', d.val, lower(hex(randomblob(16))), ?1
         from json_each(?2) due
         join json_each(due.value ->> 'stored') stored
         join preferences d on d.grp = 'settings' and d.key = 'dd' and d.val = stored.value
         join email_addresses e on e.person_id = d.person_id and e.state = 'confirmed'
         where not exists (select 1 from preferences s
             where s.person_id = d.person_id and s.grp = 'settings' and s.key = 'subscribed' and s.val = 'false')
           and not exists (select 1 from reminders_sent r
             where r.person_id = d.person_id and r.phase = due.value ->> 'phase'
               and r.due_date in (select value from json_each(due.value ->> 'stored')))
         limit ?3
         on conflict do nothing
         returning mail_id`,
      )
      .bind(now, JSON.stringify(due), atOnce),
    db
      .prepare(
        `insert into mails_to_send (id, kind, person_id, address, language, facts, created_at, next_at)
         select r.mail_id, 'reminder', r.person_id, e.address, p.language,
           json_object('phase', r.phase, 'dueDate', r.due_date), ?1, ?1
         from reminders_sent r
         join people p on p.id = r.person_id
         join email_addresses e on e.person_id = r.person_id and e.state = 'confirmed'
         where r.claimed_at = ?1 and not exists (select 1 from mails_to_send m where m.id = r.mail_id)`,
      )
      .bind(now),
  ]);
  return claimed?.results.length ?? 0;
}

export async function dropOutdated(db: D1Database, now: number): Promise<void> {
  // Claims first, because they are found through the mails. A mail being sent right now counts as sent.
  await db.batch([
    db
      .prepare(
        `delete from reminders_sent where mail_id in (
           select id from mails_to_send m where kind = 'reminder' and state <> 'sent' and taken_until <= ?
             and not exists (select 1 from preferences d where d.person_id = m.person_id
               and d.grp = 'settings' and d.key = 'dd' and d.val = m.facts ->> 'dueDate'))`,
      )
      .bind(now),
    db
      .prepare(
        `delete from mails_to_send where kind = 'reminder' and state <> 'sent' and taken_until <= ?
           and not exists (select 1 from reminders_sent r where r.mail_id = mails_to_send.id)`,
      )
      .bind(now),
  ]);
}

export async function stopReminders(db: D1Database, personId: string, now: number): Promise<void> {
  await db.batch([unsubscribe(db, personId, now), ...dropUnsent(db, personId, now)]);
}

export async function stopEverything(db: D1Database, personId: string, now: number): Promise<void> {
  await db.batch([
    unsubscribe(db, personId, now),
    db
      .prepare(
        "delete from preferences where person_id = ? and ((grp = 'settings' and key = 'dd') or grp = 'checkboxes')",
      )
      .bind(personId),
    db.prepare("delete from reminders_sent where person_id = ?").bind(personId),
    db.prepare("delete from mails_to_send where person_id = ? and kind = 'reminder'").bind(personId),
  ]);
}

/** A person deleted in the meantime stays deleted. */
const unsubscribe = (db: D1Database, personId: string, now: number): D1PreparedStatement =>
  db
    .prepare(
      `insert into preferences (person_id, grp, key, val, changed_at)
       select id, 'settings', 'subscribed', 'false', ?2 from people where id = ?1
       on conflict (person_id, grp, key) do update set val = excluded.val, changed_at = excluded.changed_at`,
    )
    .bind(personId, now);

const dropUnsent = (db: D1Database, personId: string, now: number): D1PreparedStatement[] => [
  db
    .prepare(
      `delete from reminders_sent where mail_id in (
         select id from mails_to_send
         where person_id = ? and kind = 'reminder' and state <> 'sent' and taken_until <= ?)`,
    )
    .bind(personId, now),
  db
    .prepare(
      `delete from mails_to_send
       where person_id = ? and kind = 'reminder' and state <> 'sent' and taken_until <= ?`,
    )
    .bind(personId, now),
];
