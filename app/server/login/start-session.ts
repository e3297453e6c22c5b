import { randomToken } from "../crypto/random.ts";
import { sha256 } from "../crypto/sha256.ts";
import type { Preference } from "../visitor/preference.ts";
import { sessionAge, sessionIdHash } from "./session.ts";

export interface NewSession {
  subjectHash: string;
  subjectHashesBefore?: readonly string[];
  language: string;
  browserHash: string;
  cookies: string | null;
  stateHash: string;
  sealed: string;
  preferences: readonly Preference[];
  now: number;
}

export interface StartedSession {
  id: string;
  personId: string;
}

/** Of simultaneous log-ins one wins. @returns nothing when logged in elsewhere @throws when the answer was used */
export async function startSession(
  db: D1Database,
  starting: NewSession,
): Promise<StartedSession | undefined> {
  const {
    subjectHash,
    subjectHashesBefore = [],
    language,
    browserHash,
    cookies,
    stateHash,
    sealed,
    preferences,
    now,
  } = starting;
  const id = randomToken();
  const idHash = await sha256(id);
  const brought = await sessionIdHash(cookies);
  const end = now + sessionAge;
  const renamed = "update or ignore people set subject_hash = ?1 where subject_hash = ?2";
  const begun = await db.batch<{ person_id: string }>([
    // A state that was used before breaks the transaction.
    db.prepare("insert into login_answers (state_hash, expires_at) values (?, ?)").bind(stateHash, end),
    ...subjectHashesBefore.map((hash) => db.prepare(renamed).bind(subjectHash, hash)),
    db
      .prepare(
        `insert into people (id, subject_hash, created_at, seen_at, language) values (?1, ?2, ?3, ?3, ?4)
         on conflict (subject_hash) do update set seen_at = excluded.seen_at, language = excluded.language`,
      )
      .bind(crypto.randomUUID(), subjectHash, now, language),
    db
      .prepare(
        `insert into sessions (id_hash, person_id, browser_hash, started_at, seen_at, expires_at, sealed)
         select ?1, id, ?2, ?3, ?3, ?4, ?5 from people where subject_hash = ?6
         on conflict (person_id) do update set id_hash = excluded.id_hash, browser_hash = excluded.browser_hash,
           started_at = excluded.started_at, seen_at = excluded.seen_at, expires_at = excluded.expires_at,
           sealed = excluded.sealed
         where sessions.expires_at <= ?3 or sessions.browser_hash = ?2 or sessions.id_hash = ?7
         returning person_id`,
      )
      .bind(idHash, browserHash, now, end, sealed, subjectHash, brought),
    db
      .prepare(
        "delete from sessions where id_hash = ?1 and exists (select 1 from sessions where id_hash = ?2)",
      )
      .bind(brought, idHash),
    db
      .prepare(
        `insert into preferences (person_id, grp, key, val, changed_at)
         select person_id, value ->> 'group', value ->> 'key', value ->> 'val', ?1
         from sessions, json_each(?2) where id_hash = ?3
         on conflict (person_id, grp, key) do update set val = excluded.val, changed_at = excluded.changed_at`,
      )
      .bind(now, JSON.stringify(preferences), idHash),
  ]);
  const personId = begun.at(-3)?.results[0]?.person_id;
  return personId === undefined ? undefined : { id, personId };
}
