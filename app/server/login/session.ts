import * as z from "zod";
import { readCookie, setCookie } from "../cookies/cookies.ts";
import { siteCookies } from "../cookies/site-cookies.ts";
import { sha256 } from "../crypto/sha256.ts";
import { withTimeout } from "../http/with-timeout.ts";
import { logFailure } from "../log.ts";
import { type Preference, readStored } from "../visitor/preference.ts";

const cookie = siteCookies.session.name;

export const sessionAge = 30 * 60 * 1000;
export const idleAge = 15 * 60 * 1000;
const seenInterval = 60 * 1000;

export interface Person {
  id: string;
  email?: string;
  pendingEmail?: string;
}

export interface Session {
  idHash: string;
  startedAt: number;
  expiresAt: number;
  /** Milliseconds since 1970, for sessions that end when idle. */
  idleEnds?: number;
}

export type SessionState =
  | { is: "anonymous" }
  | { is: "logged-in"; person: Person; session: Session; preferences: Preference[] }
  | { is: "ended" }
  | { is: "unknown" };

const row = z.object({
  person_id: z.string(),
  started_at: z.number(),
  seen_at: z.number(),
  expires_at: z.number(),
  preferences: z.string().transform((json) => readStored(JSON.parse(json))),
  email: z.string().nullable(),
  pending_email: z.string().nullable(),
});

interface SessionRequest {
  now: number;
  idle?: number | undefined;
  isActivity: boolean;
  afterwards(work: Promise<unknown>): void;
}

export async function readSession(
  db: D1Database,
  cookies: string | null,
  { now, idle, isActivity, afterwards }: SessionRequest,
): Promise<SessionState> {
  const id = readCookie(cookies, cookie);
  if (id === undefined) return { is: "anonymous" };
  if (!/^[\w-]{43}$/.test(id)) return { is: "ended" };
  try {
    const idHash = await sha256(id);
    const found = await withTimeout(db.prepare(sessionWithPerson).bind(idHash).first());
    if (!found) return { is: "ended" };
    const { person_id, started_at, seen_at, expires_at, preferences, email, pending_email } =
      row.parse(found);
    if (expires_at <= now) return { is: "ended" };
    if (idle !== undefined && now - seen_at > idle) {
      afterwards(endSession(db, idHash).catch(logFailure));
      return { is: "ended" };
    }
    const isSeenNow = isActivity && now - seen_at >= seenInterval;
    if (isSeenNow) afterwards(markSeen(db, idHash, now).catch(logFailure));
    const person = {
      id: person_id,
      ...(email === null ? {} : { email }),
      ...(pending_email === null ? {} : { pendingEmail: pending_email }),
    };
    const session = {
      idHash,
      startedAt: started_at,
      expiresAt: expires_at,
      ...(idle === undefined ? {} : { idleEnds: (isSeenNow ? now : seen_at) + idle }),
    };
    return { is: "logged-in", person, session, preferences };
  } catch (error) {
    logFailure(error);
    return { is: "unknown" };
  }
}

const sessionWithPerson = `
  select person_id, started_at, seen_at, expires_at,
    (select json_group_array(json_object('group', grp, 'key', key, 'val', val))
      from preferences where preferences.person_id = sessions.person_id) as preferences,
    (select address from email_addresses
      where email_addresses.person_id = sessions.person_id and state = 'confirmed') as email,
    (select address from email_addresses
      where email_addresses.person_id = sessions.person_id and state = 'pending'
      order by created_at desc limit 1) as pending_email
  from sessions where id_hash = ?`;

const markSeen = (db: D1Database, idHash: string, now: number) =>
  db
    .prepare("update sessions set seen_at = ?1 where id_hash = ?2 and seen_at <= ?1 - ?3")
    .bind(now, idHash, seenInterval)
    .run();

export async function sealedTokensOf(db: D1Database, { idHash }: Session): Promise<string | undefined> {
  const found = await db
    .prepare("select sealed from sessions where id_hash = ?")
    .bind(idHash)
    .first<{ sealed: string }>();
  return found?.sealed;
}

export async function endSession(db: D1Database, idHash: string): Promise<void> {
  await db.prepare("delete from sessions where id_hash = ?").bind(idHash).run();
}

export const sessionIdHash = (cookies: string | null): Promise<string> =>
  sha256(readCookie(cookies, cookie) ?? "");

export async function endSessionByCookie(
  db: D1Database,
  cookies: string | null,
): Promise<string | undefined> {
  const id = readCookie(cookies, cookie);
  if (id === undefined) return undefined;
  const ended = await db
    .prepare("delete from sessions where id_hash = ? returning sealed")
    .bind(await sha256(id))
    .first<{ sealed: string }>();
  return ended?.sealed;
}

export const sessionCookie = (id: string): string => setCookie(cookie, id, "/");
export const clearSession = (): string => setCookie(cookie, "", "/", 0);
