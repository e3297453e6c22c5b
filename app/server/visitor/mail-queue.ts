import type { Language } from "#app/i18n/languages.ts";
import { call, type Fetcher } from "#workers/call/index.ts";
import { sealFacts } from "#workers/mail/sealed-facts.ts";
import type { Seal } from "../crypto/seal.ts";
import type { Deadline } from "../limits/deadline.ts";
import type { QueueMail } from "./email-addresses.ts";

/** Joins the transaction that stores the address. The second worker sends the mail, then deletes the token. */
export const queueConfirmation: QueueMail = (db, { personId, address, token, language, now }) => [
  db
    .prepare(
      `insert into mails_to_send (id, kind, person_id, address, language, facts, created_at, next_at)
       values (?1, 'confirmation', ?2, ?3, ?4, ?5, ?6, ?6)`,
    )
    .bind(crypto.randomUUID(), personId, address, language, JSON.stringify({ token }), now),
];

export interface SealedMail {
  readonly address: string;
  readonly language: Language;
  readonly facts: object;
  /** Milliseconds since 1970; at once by default. */
  readonly at?: number;
  readonly id?: string;
}

/** Joins the batch it reports on. The database alone cannot tell what the mails say; they go with their person. */
export async function queueSealedMailsStatement(
  { db, seal, now }: { db: D1Database; seal: Seal; now: number },
  { kind, personId }: { kind: string; personId?: string },
  mails: readonly SealedMail[],
): Promise<D1PreparedStatement> {
  const rows = await Promise.all(
    mails.map(async ({ address, language, facts, at = now, id = crypto.randomUUID() }) => ({
      id,
      address: await seal.columns.addresses.close(address),
      language,
      facts: JSON.stringify(await sealFacts(seal, id, facts)),
      at,
    })),
  );
  return db
    .prepare(
      `insert into mails_to_send (id, kind, person_id, address, language, facts, created_at, next_at)
       select value ->> 'id', ?1, ?2, value ->> 'address', value ->> 'language', value ->> 'facts', ?3, value ->> 'at'
       from json_each(?4)`,
    )
    .bind(kind, personId ?? null, now, JSON.stringify(rows));
}

export async function wakeMailer(services: Fetcher, deadline: Deadline): Promise<void> {
  const asked = { url: "https://services/mails/wake", method: "POST" };
  await call(services, asked, { neighbour: "mails", as: "text", ...deadline() });
}
