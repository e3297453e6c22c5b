import type { Language } from "#app/i18n/languages.ts";
import { randomToken } from "../http/random.ts";
import { checkRateLimits, type Limit } from "../http/rate-limit.ts";
import type { Seal } from "../http/seal.ts";
import { sha256 } from "../http/sha256.ts";
import { logFailure } from "../log.ts";
import { setLoginCode } from "../login/login-hint.ts";
import { openTokens } from "../login/login-tokens.ts";
import { clearSession, type Person, type SessionState, sealedTokensOf } from "../login/session.ts";

/** Milliseconds for which the link in a message can be followed (facts section 3.3). */
export const linkAge = 7 * 24 * 60 * 60 * 1000;
/** Messages that one person may have sent (quality B1). */
const mailLimit: Limit = { name: "confirmation-mail", times: 5, within: 60 * 60 * 1000 };
/** Addresses that may wait at once; the oldest go. */
const maxPending = 5;

/** The message that asks whether an address is right. */
export interface ConfirmationMail {
  personId: string;
  address: string;
  /** For the link; we keep only its hash. */
  token: string;
  language: Language;
  now: number;
}

/** Statements that put a message among those to be sent: they go into the transaction that holds the address (quality D4). */
export type QueueMail = (db: D1Database, mail: ConfirmationMail) => D1PreparedStatement[];

export type AddOutcome =
  | { ok: true; state: "pending" | "confirmed" }
  | { ok: false; reason: "not-an-address" }
  | { ok: false; reason: "too-often"; wait: number }
  /** `headers` bring the local-timeout message to the next page, and the logged-out state. */
  | { ok: false; reason: "expired" | "unavailable"; headers: string[] };

/** The addresses of whoever is logged in, and of whoever holds a link. */
export interface EmailAddresses {
  /** Those that wait for their confirmation, newest first; nothing without a log-in. */
  pending(): Promise<string[] | undefined>;
  /** Holds a new address as pending and asks for the message that confirms it. */
  add(address: string): Promise<AddOutcome>;
  /** The address that the identity provider knows of whoever is logged in, if it told one: to be offered, and nothing more. */
  suggested(): Promise<string | undefined>;
  /** The address that a link would confirm; opening the link spends nothing. */
  addressOf(token: string): Promise<string | undefined>;
  /** Makes it the person's address, subscribes, and drops those that wait (facts section 3.3). Twice is once. */
  confirm(token: string): Promise<string | undefined>;
}

interface EmailAddressesRequest {
  db: D1Database;
  seal: Seal;
  now: number;
  language: Language;
  sessionState: SessionState;
  mail: QueueMail;
  /** To be called when a mail was written and its transaction is done. */
  mailWritten?(): void;
}

export function emailAddressesOf({
  db,
  seal,
  now,
  language,
  sessionState,
  mail,
  mailWritten,
}: EmailAddressesRequest): EmailAddresses {
  return {
    async pending() {
      if (sessionState.is !== "logged-in") return undefined;
      const { results } = await db
        .prepare(
          "select address from email_addresses where person_id = ? and state = 'pending' order by created_at desc",
        )
        .bind(sessionState.person.id)
        .all<{ address: string }>();
      return results.map(({ address }) => address);
    },
    async add(text) {
      const address = text.normalize("NFC").trim();
      if (sessionState.is !== "logged-in")
        return notSaved(sessionState.is === "unknown" ? "unavailable" : "expired");
      if (!isAddress(address)) return { ok: false, reason: "not-an-address" };
      if (sessionState.person.email === address) return { ok: true, state: "confirmed" };
      try {
        const who = await seal.sign("person", sessionState.person.id);
        const wait = await checkRateLimits(db, [{ limit: mailLimit, who }], now);
        if (wait !== undefined) return { ok: false, reason: "too-often", wait };
        await insertPending(db, sessionState.person, address, language, now, mail);
        mailWritten?.();
        return { ok: true, state: "pending" };
      } catch (error) {
        logFailure(error);
        return notSaved("unavailable");
      }
    },
    async suggested() {
      if (sessionState.is !== "logged-in") return undefined;
      const sealed = await sealedTokensOf(db, sessionState.session).catch(logFailure);
      const address = sealed && (await openTokens(seal, sealed, now))?.email;
      return address && isAddress(address) ? address : undefined;
    },
    async addressOf(token) {
      const found = await db
        .prepare("select address from email_addresses where token_hash = ? and created_at > ?")
        .bind(await sha256(token), now - linkAge)
        .first<{ address: string }>();
      return found?.address;
    },
    confirm: (token) => confirm(db, token, now),
  };
}

async function insertPending(
  db: D1Database,
  { id }: Person,
  address: string,
  language: Language,
  now: number,
  mail: QueueMail,
): Promise<void> {
  const token = randomToken();
  await db.batch([
    db
      .prepare(
        `insert into email_addresses (person_id, address, state, token_hash, created_at)
         values (?1, ?2, 'pending', ?3, ?4)
         on conflict (person_id, address) do update set state = 'pending', token_hash = excluded.token_hash,
           created_at = excluded.created_at`,
      )
      .bind(id, address, await sha256(token), now),
    db
      .prepare(
        `delete from email_addresses where person_id = ?1 and state = 'pending' and address not in
           (select address from email_addresses where person_id = ?1 and state = 'pending'
            order by created_at desc, address = ?3 desc limit ?2)`,
      )
      .bind(id, maxPending, address),
    ...mail(db, { personId: id, address, token, language, now }),
  ]);
}

async function confirm(db: D1Database, token: string, now: number): Promise<string | undefined> {
  const hash = await sha256(token);
  const since = now - linkAge;
  const answers = await db.batch<{ address: string }>([
    db
      .prepare(
        `delete from email_addresses where state = 'confirmed' and person_id =
           (select person_id from email_addresses where token_hash = ? and state = 'pending' and created_at > ?)`,
      )
      .bind(hash, since),
    db
      .prepare(
        `update email_addresses set state = 'confirmed', confirmed_at = ?1
         where token_hash = ?2 and state = 'pending' and created_at > ?3`,
      )
      .bind(now, hash, since),
    db
      .prepare(
        `insert into preferences (person_id, grp, key, val, changed_at)
         select person_id, 'settings', 'subscribed', 'true', ?1 from email_addresses
         where token_hash = ?2 and confirmed_at = ?1
         on conflict (person_id, grp, key) do update set val = excluded.val, changed_at = excluded.changed_at`,
      )
      .bind(now, hash),
    db
      .prepare(
        `delete from email_addresses where state = 'pending' and person_id =
           (select person_id from email_addresses where token_hash = ?1 and confirmed_at = ?2)`,
      )
      .bind(hash, now),
    db.prepare("select address from email_addresses where token_hash = ? and state = 'confirmed'").bind(hash),
  ]);
  return answers.at(-1)?.results[0]?.address;
}

/** What a mail server can take; whether somebody reads it only the message finds out. */
const isAddress = (text: string): boolean =>
  text.length <= 254 &&
  /^[^\s@<>()[\]\\,;:"\p{Cc}]{1,64}@[^\s@<>()[\]\\,;:"\p{Cc}.]+(\.[^\s@<>()[\]\\,;:"\p{Cc}.]+)+$/u.test(text);

const notSaved = (reason: "expired" | "unavailable"): AddOutcome => ({
  ok: false,
  reason,
  headers: [clearSession(), setLoginCode("local-timeout")],
});
