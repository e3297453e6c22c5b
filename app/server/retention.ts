import { browserAge, childcareAge, closedAge, codeAge, personAge, personAges } from "./drafts/ages.ts";
import { pendingInputAge } from "./login/last-person.ts";
import { sessionAge } from "./login/session.ts";
import { linkAge } from "./visitor/email-addresses.ts";

const minute = 60 * 1000;
const day = 24 * 60 * minute;

const person = 730 * day;
const counted = 60 * minute;

export const retention = [
  { id: "people", for: person, after: "last-log-in" },
  { id: "sessions", for: sessionAge, after: "log-in" },
  { id: "pending-addresses", for: linkAge, after: "asking" },
  { id: "set-aside", for: pendingInputAge, after: "typing" },
  { id: "drafts", for: personAge, after: "last-change" },
  { id: "childcare-drafts", for: childcareAge, after: "last-change" },
  { id: "childcare-sent", for: 7 * day, after: "sending" },
  { id: "drafts-of-browsers", for: browserAge, after: "last-request" },
  { id: "drafts-by-code", for: codeAge, after: "asking" },
  { id: "confirmations", for: closedAge, after: "sending" },
  { id: "proposals", for: 365 * day, after: "sending" },
  { id: "counts", for: counted, after: "counting" },
  { id: "mails", for: 30 * day, after: "sending" },
  { id: "logs", for: 7 * day, after: "counting" },
] as const;

/** All other tables follow (`on delete cascade`). */
export async function deletePerson(db: D1Database, personId: string): Promise<void> {
  await db.prepare("delete from people where id = ?").bind(personId).run();
}

/** Only frees space, because every query checks the time itself. @returns deleted rows by table */
export async function purgeExpired(db: D1Database, now: number): Promise<Record<string, number>> {
  const deletions = {
    people: db.prepare("delete from people where seen_at <= ? returning 1").bind(now - person),
    sessions: db.prepare("delete from sessions where expires_at <= ? returning 1").bind(now),
    login_answers: db.prepare("delete from login_answers where expires_at <= ? returning 1").bind(now),
    email_addresses: db
      .prepare("delete from email_addresses where state = 'pending' and created_at <= ? returning 1")
      .bind(now - linkAge),
    translation_proposals: db
      .prepare(
        "delete from translation_proposals where proposed_on <= date(?1 / 1000, 'unixepoch', '-1 year') returning 1",
      )
      .bind(now),
    rate_limits: db.prepare("delete from rate_limits where ends_at <= ? returning 1").bind(now),
    set_aside: db.prepare("delete from set_aside where expires_at <= ? returning 1").bind(now),
    // A trigger deletes a draft with its last holder.
    draft_holders: db
      .prepare(
        `delete from draft_holders
         where coalesce(expires_at, (select changed_at + coalesce(?4 ->> form, ?2) from drafts where id = draft_id)) <= ?1
           and not (kind = 'browser' and exists (
             select 1 from outages where started_at < expires_at and ended_at + ?3 > ?1)) returning 1`,
      )
      .bind(now, personAge, browserAge, JSON.stringify(personAges)),
  };
  const answers = await db.batch(Object.values(deletions));
  const counts = answers.map(({ results }) => results.length);
  return Object.fromEntries(Object.keys(deletions).map((table, at) => [table, counts[at] ?? 0]));
}
