import type { Language } from "#app/i18n/languages.ts";
import type { SealedColumns } from "#workers/keys/sealed-column.ts";
import { randomToken } from "../crypto/random.ts";
import type { Seal } from "../crypto/seal.ts";
import { sha256 } from "../crypto/sha256.ts";
import { checkRateLimits, type RateLimit } from "../limits/rate-limit.ts";
import { logFailure } from "../log.ts";
import { setLoginCode } from "../login/login-hint.ts";
import { openTokens } from "../login/login-tokens.ts";
import { clearSession, type Person, type SessionState, sealedTokensOf } from "../login/session.ts";

export const linkAge = 7 * 24 * 60 * 60 * 1000;
const mailLimit: RateLimit = { name: "confirmation-mail", times: 5, within: 60 * 60 * 1000 };
const maxPending = 5;

export interface ConfirmationMail {
  personId: string;
  address: string;
  token: string;
  language: Language;
  now: number;
}

export type QueueMail = (db: D1Database, mail: ConfirmationMail) => D1PreparedStatement[];

type AddOutcome =
  | { ok: true; state: "pending" | "confirmed" }
  | { ok: false; reason: "not-an-address" }
  | { ok: false; reason: "too-often"; wait: number }
  | { ok: false; reason: "expired" | "unavailable"; headers: string[] };

export interface EmailAddresses {
  pending(): Promise<string[] | undefined>;
  add(address: string): Promise<AddOutcome>;
  suggested(): Promise<string | undefined>;
  addressOf(token: string): Promise<string | undefined>;
  /** Also subscribes, and deletes pending addresses. Idempotent. */
  confirm(token: string): Promise<string | undefined>;
}

interface EmailAddressesRequest {
  db: D1Database;
  seal: Seal;
  now: number;
  language: Language;
  sessionState: SessionState;
  mail: QueueMail;
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
  const { addresses } = seal.columns;
  return {
    async pending() {
      if (sessionState.is !== "logged-in") return undefined;
      const { results } = await db
        .prepare(
          "select address from email_addresses where person_id = ? and state = 'pending' order by created_at desc",
        )
        .bind(sessionState.person.id)
        .all<{ address: string }>();
      const opened = await Promise.all(results.map(({ address }) => addresses.open(address)));
      return opened.filter((address) => address !== undefined);
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
        await insertPending({ db, addresses, mail }, sessionState.person, address, language, now);
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
      return found ? addresses.open(found.address) : undefined;
    },
    async confirm(token) {
      const confirmed = await confirm(db, token, now);
      return confirmed === undefined ? undefined : addresses.open(confirmed);
    },
  };
}

async function insertPending(
  { db, addresses, mail }: Pick<EmailAddressesRequest, "db" | "mail"> & Pick<SealedColumns, "addresses">,
  { id }: Person,
  text: string,
  language: Language,
  now: number,
): Promise<void> {
  const token = randomToken();
  const [address = "", ...before] = await addresses.alike(text);
  await db.batch([
    db
      .prepare(
        "delete from email_addresses where person_id = ? and state = 'pending' and address in (select value from json_each(?))",
      )
      .bind(id, JSON.stringify(before)),
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

const isAddress = (text: string): boolean =>
  text.length <= 254 &&
  /^[^\s@<>()[\]\\,;:"\p{Cc}]{1,64}@[^\s@<>()[\]\\,;:"\p{Cc}.]+(\.[^\s@<>()[\]\\,;:"\p{Cc}.]+)+$/u.test(text);

const notSaved = (reason: "expired" | "unavailable"): AddOutcome => ({
  ok: false,
  reason,
  headers: [clearSession(), setLoginCode("local-timeout")],
});
