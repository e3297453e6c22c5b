import { logIncident } from "../incident.ts";
import { columnsOf, type MailBindings, type MailMessage } from "./bindings.ts";
import { type Letter, toHtml, toText } from "./letter.ts";
import { claimMail, discardMail, markSent, postpone, recordFailure, type WaitingMail } from "./store.ts";

/** `now`: milliseconds; `today`: the date for rules, which a test may fix. */
export interface Clock {
  now: number;
  today: Date;
}

type PreparedMail = { letter: Letter } | { postponedUntil: Date } | "over";

/** Called at the last moment, because much may have changed since the mail was queued. */
export type MailKind = (mail: WaitingMail, bindings: MailBindings, clock: Clock) => Promise<PreparedMail>;

/** Sends once, however many try at once. Returns seconds until the next attempt. */
export async function deliver(
  id: string,
  kinds: Readonly<Record<string, MailKind>>,
  bindings: MailBindings,
  clock: Clock,
): Promise<number | undefined> {
  const { DB } = bindings;
  const { now, today } = clock;
  const mail = await claimMail(DB, id, now);
  if (!mail) return undefined;
  const outcome = await attempt(mail, kinds[mail.kind], bindings, clock);
  if (outcome === "sent") await markSent(DB, mail, now);
  else if (outcome === "over") await discardMail(DB, mail);
  else if ("postponedUntil" in outcome)
    await postpone(DB, mail, now + outcome.postponedUntil.getTime() - today.getTime());
  else return tryAgain(DB, mail, outcome.failure, now);
  return undefined;
}

async function attempt(
  mail: WaitingMail,
  kind: MailKind | undefined,
  bindings: MailBindings,
  clock: Clock,
): Promise<"sent" | "over" | { postponedUntil: Date } | { failure: string }> {
  if (!kind) return { failure: "unknown-kind" };
  try {
    const prepared = await kind(mail, bindings, clock);
    if (prepared === "over" || "postponedUntil" in prepared) return prepared;
    await bindings.MAIL.send(await messageOf(mail, prepared.letter, bindings));
    return "sent";
  } catch (error) {
    return { failure: nameOf(error) };
  }
}

async function tryAgain(
  db: D1Database,
  mail: WaitingMail,
  failure: string,
  now: number,
): Promise<number | undefined> {
  logIncident(`mail/${mail.kind}`, failure);
  const next = await recordFailure(db, mail, failure, now);
  if (next !== undefined) return Math.ceil((next - now) / 1000);
  logIncident(`mail/${mail.kind}`, "set-aside");
  return undefined;
}

async function messageOf(mail: WaitingMail, letter: Letter, bindings: MailBindings): Promise<MailMessage> {
  const { subject, language, unsubscribe } = letter;
  const columns = columnsOf(bindings);
  const to = columns ? await columns.addresses.open(mail.address) : mail.address;
  if (to === undefined) throw Object.assign(new Error(), { name: "AddressOfRetiredKey" });
  const oneClick = unsubscribe && {
    "List-Unsubscribe": `<${unsubscribe}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
  return {
    from: { name: "Tīmata", email: bindings.MAIL_FROM },
    to,
    subject,
    headers: {
      "Auto-Submitted": "auto-generated",
      "Content-Language": language,
      "X-Entity-Ref-ID": await keyOf(mail),
      ...oneClick,
    },
    text: toText(letter),
    html: toHtml(letter),
  };
}

/** The same across attempts, even when a mail is dropped and written again. */
async function keyOf({ kind, personId, address, facts }: WaitingMail): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify([kind, personId, address, facts]));
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The message of an error may contain the address. */
function nameOf(error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (typeof code === "string" && /^[A-Z_]{1,40}$/.test(code)) return code;
  return error instanceof Error ? error.name : "unknown";
}
