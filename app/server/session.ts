import * as z from "zod";
import { readCookie, setCookie } from "./cookies.ts";
import { logFailure } from "./log.ts";
import { type Preference, preference } from "./preference.ts";
import { hashOf, newSecret } from "./secret.ts";

const cookie = "__Host-session";

/** Milliseconds, whatever the activity (spec 1 section 9; quality L6). */
export const sessionAge = 30 * 60 * 1000;
/** Milliseconds without the visitor doing anything, where a service asks for it (quality L6). */
export const idleAge = 15 * 60 * 1000;
/** The last-seen time is written at most this often (milliseconds). */
const seenEvery = 60 * 1000;

/** Somebody who has logged in. Who that is outside of this site we do not know. */
export interface Person {
  id: string;
  /** The confirmed address. */
  email?: string;
  /** The newest address that waits for its confirmation. */
  pendingEmail?: string;
}

export interface Session {
  idHash: string;
  startedAt: number;
  expiresAt: number;
}

/**
 * What a request's session cookie comes to: no cookie; a session that lives; one that has ended; or not known because the
 * database does not answer.
 */
export type Standing =
  | { is: "anonymous" }
  | { is: "logged-in"; person: Person; session: Session; preferences: Preference[] }
  | { is: "ended" }
  | { is: "unknown" };

const row = z.object({
  person_id: z.string(),
  started_at: z.number(),
  seen_at: z.number(),
  expires_at: z.number(),
  preferences: z.string().transform((json) => z.array(preference).parse(JSON.parse(json))),
  email: z.string().nullable(),
  pending_email: z.string().nullable(),
});

interface Asking {
  /** The moment, in milliseconds. */
  now: number;
  /** Milliseconds without activity after which the session is over; nothing = only its age counts. */
  idle?: number | undefined;
  /** The request is something that the visitor did: calls in the background are not (quality L6). */
  isActivity: boolean;
  /** Lets work go on when the answer has been given. */
  afterwards(work: Promise<unknown>): void;
}

/** Who sends a request, with all that a page needs of them: one query, and none without a session cookie. */
export async function standingOf(
  db: D1Database,
  cookies: string | null,
  { now, idle, isActivity, afterwards }: Asking,
): Promise<Standing> {
  const id = readCookie(cookies, cookie);
  if (id === undefined) return { is: "anonymous" };
  if (!/^[\w-]{43}$/.test(id)) return { is: "ended" };
  try {
    const idHash = await hashOf(id);
    const found = await db.prepare(everythingOf).bind(idHash).first();
    if (!found) return { is: "ended" };
    const { person_id, started_at, seen_at, expires_at, preferences, email, pending_email } =
      row.parse(found);
    if (expires_at <= now) return { is: "ended" };
    if (idle !== undefined && now - seen_at > idle) {
      afterwards(endSession(db, idHash).catch(logFailure));
      return { is: "ended" };
    }
    if (isActivity && now - seen_at >= seenEvery) afterwards(seen(db, idHash, now).catch(logFailure));
    const person = {
      id: person_id,
      ...(email === null ? {} : { email }),
      ...(pending_email === null ? {} : { pendingEmail: pending_email }),
    };
    const session = { idHash, startedAt: started_at, expiresAt: expires_at };
    return { is: "logged-in", person, session, preferences };
  } catch (error) {
    logFailure(error);
    return { is: "unknown" };
  }
}

const everythingOf = `
  select person_id, started_at, seen_at, expires_at,
    (select json_group_array(json_object('group', grp, 'key', key, 'val', val))
      from preferences where preferences.person_id = sessions.person_id) as preferences,
    (select address from email_addresses
      where email_addresses.person_id = sessions.person_id and state = 'confirmed') as email,
    (select address from email_addresses
      where email_addresses.person_id = sessions.person_id and state = 'pending'
      order by created_at desc limit 1) as pending_email
  from sessions where id_hash = ?`;

const seen = (db: D1Database, idHash: string, now: number) =>
  db
    .prepare("update sessions set seen_at = ?1 where id_hash = ?2 and seen_at <= ?1 - ?3")
    .bind(now, idHash, seenEvery)
    .run();

export interface Starting {
  /** A keyed hash of issuer and subject. */
  subjectHash: string;
  language: string;
  browserHash: string;
  /** The request's cookies: whatever session id they bring is dropped. */
  cookies: string | null;
  /** Of the identity provider's answer, which is accepted once. */
  stateHash: string;
  sealed: string;
  /** What goes into the person's preferences, in the same transaction. */
  preferences: readonly Preference[];
  now: number;
}

/** A session that has begun: the id for the cookie, and whose it is. */
export interface Started {
  id: string;
  personId: string;
}

/**
 * Begins a session. One conditional write decides, so that of any number of simultaneous log-ins of one person exactly one
 * wins (quality L7); the same browser may log in again.
 * @returns nothing when the person is logged in elsewhere
 * @throws when the answer was accepted before, or the database fails; nothing has changed then
 */
export async function startSession(db: D1Database, starting: Starting): Promise<Started | undefined> {
  const { subjectHash, language, browserHash, cookies, stateHash, sealed, preferences, now } = starting;
  const id = newSecret();
  const idHash = await hashOf(id);
  const brought = await hashOf(readCookie(cookies, cookie) ?? "");
  const end = now + sessionAge;
  const [, , begun] = await db.batch<{ person_id: string }>([
    // A state that is there already breaks this statement and with it the transaction.
    db.prepare("insert into login_answers (state_hash, expires_at) values (?, ?)").bind(stateHash, end),
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
  const personId = begun?.results[0]?.person_id;
  return personId === undefined ? undefined : { id, personId };
}

/** Ends a session on the server; its id means nothing from then on. */
export async function endSession(db: D1Database, idHash: string): Promise<void> {
  await db.prepare("delete from sessions where id_hash = ?").bind(idHash).run();
}

/** Ends the session whose id the cookies bring, and gives what was sealed with it. */
export async function takeSession(db: D1Database, cookies: string | null): Promise<string | undefined> {
  const id = readCookie(cookies, cookie);
  if (id === undefined) return undefined;
  const ended = await db
    .prepare("delete from sessions where id_hash = ? returning sealed")
    .bind(await hashOf(id))
    .first<{ sealed: string }>();
  return ended?.sealed;
}

/** Until the browser is closed; the session ends before, or after. */
export const sessionCookie = (id: string): string => setCookie(cookie, id, "/");
export const forgetSession = (): string => setCookie(cookie, "", "/", 0);
