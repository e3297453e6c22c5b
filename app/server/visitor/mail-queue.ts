import { call, type Fetcher } from "#workers/call/index.ts";
import type { Deadline } from "../http/deadline.ts";
import { logFailure } from "../log.ts";
import type { QueueMail } from "./email-addresses.ts";

/** Part of the transaction that stores the address (quality D4). The second worker sends the mail, then deletes the token. */
export const queueConfirmation: QueueMail = (db, { personId, address, token, language, now }) => [
  db
    .prepare(
      `insert into mails_to_send (id, kind, person_id, address, language, facts, created_at, next_at)
       values (?1, 'confirmation', ?2, ?3, ?4, ?5, ?6, ?6)`,
    )
    .bind(crypto.randomUUID(), personId, address, language, JSON.stringify({ token }), now),
];

export async function wakeMailer(services: Fetcher, deadline: Deadline): Promise<void> {
  const asked = { url: "https://services/mails/wake", method: "POST" };
  const woken = await call(services, asked, { neighbour: "mails", as: "text", ...deadline() });
  if (!woken.ok) logFailure(new Error(`Mails were not sent on their way: ${woken.kind}`));
}
