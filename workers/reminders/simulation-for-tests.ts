// Test support: simulates days of the job in workerd; the result is what arrived in the mailboxes.

import { allKinds } from "../mail/all-kinds.ts";
import type { MailBindings, MailMessage } from "../mail/bindings.ts";
import { deliver } from "../mail/deliver.ts";
import { claimMail } from "../mail/store.ts";
import { runReminders } from "./job.ts";

/** What goes wrong with the first attempt to send in a step. */
export type SendFault = "refused" | "sent-but-unsure" | "worker-dies";

export interface SettingsChange {
  person: number;
  dueDate?: string;
  subscribed?: boolean;
}

/** People change settings, the job runs (`runs` times at once), then the queue delivers. */
export interface ScenarioStep {
  /** Milliseconds. */
  at: number;
  changes: readonly SettingsChange[];
  runs: number;
  /** How often each queued mail is delivered, concurrently. */
  brings: number;
  queueLoses: boolean;
  trouble?: SendFault;
}

export interface Scenario {
  people: readonly string[];
  steps: readonly ScenarioStep[];
}

export interface ReceivedMail {
  person: number;
  phase: number;
  dueDate: string;
  at: number;
  wanted: { dueDate: string; subscribed: boolean };
}

const secrets = "1:only-for-tests-only-for-tests-only-for-tests";

export async function simulate(db: D1Database, { people, steps }: Scenario): Promise<ReceivedMail[]> {
  await db.batch([db.prepare("delete from people"), db.prepare("delete from mails_to_send")]);
  await db.batch(people.flatMap((dueDate, number) => newPerson(db, number, dueDate)));
  const wanted = people.map((dueDate) => ({ dueDate, subscribed: true }));
  const arrived: ReceivedMail[] = [];
  const keys = new Set<string>();
  let queued: string[] = [];
  let trouble: SendFault | undefined;
  let now = 0;

  /** The mailbox recognises a repeated mail by its key. */
  async function receive({ to, headers }: MailMessage): Promise<void> {
    const key = headers["X-Entity-Ref-ID"] ?? "";
    if (keys.has(key)) return;
    keys.add(key);
    const person = Number(to.split("@")[0]);
    const facts = await db
      .prepare("select facts from mails_to_send where address = ? and taken_until > ?")
      .bind(to, now)
      .first<string>("facts");
    const settings = wanted[person];
    if (settings) arrived.push({ person, ...JSON.parse(facts ?? ""), at: now, wanted: { ...settings } });
  }

  const bindings = {
    DB: db,
    MAILS: {
      sendBatch: async (messages: Iterable<{ body: { id: string } }>) => {
        queued.push(...[...messages].map(({ body }) => body.id));
      },
    } as unknown as MailBindings["MAILS"],
    MAIL: {
      async send(message: MailMessage) {
        const met = trouble;
        trouble = undefined;
        if (met === "refused") throw new Error("refused");
        await receive(message);
        if (met === "sent-but-unsure") throw new Error("no answer");
      },
    },
    ORIGIN: "https://timata.govt.nz",
    MAIL_FROM: "noreply@timata.govt.nz",
    LINK_SECRETS: secrets,
  };

  for (const step of steps) {
    now = step.at;
    const clock = { now, today: new Date(now) };
    for (const { person, ...change } of step.changes) {
      Object.assign(wanted[person] ?? {}, change);
      const saved = settings(db, person, change);
      if (saved.length > 0) await db.batch(saved);
    }
    await Promise.all(Array.from({ length: step.runs }, () => runReminders(bindings, clock)));
    if (step.queueLoses) queued = [];
    if (step.brings === 0) continue;
    const brought = queued.splice(0).flatMap((id) => Array.from({ length: step.brings }, () => id));
    if (step.trouble === "worker-dies" && brought[0]) await claimMail(db, brought[0], now);
    else trouble = step.trouble;
    await Promise.all(brought.map((id) => deliver(id, allKinds, bindings, clock)));
    trouble = undefined;
  }
  return arrived;
}

const newPerson = (db: D1Database, number: number, dueDate: string): D1PreparedStatement[] => [
  db
    .prepare(
      "insert into people (id, subject_hash, created_at, seen_at, language) values (?1, ?1, 0, 0, 'en')",
    )
    .bind(String(number)),
  db
    .prepare(
      `insert into email_addresses (person_id, address, state, created_at, confirmed_at)
       values (?, ?, 'confirmed', 0, 0)`,
    )
    .bind(String(number), `${number}@example.nz`),
  ...settings(db, number, { dueDate }),
];

function settings(db: D1Database, person: number, { dueDate, subscribed }: Omit<SettingsChange, "person">) {
  const values = { dd: dueDate, subscribed: subscribed === undefined ? undefined : String(subscribed) };
  return Object.entries(values).flatMap(([key, val]) =>
    val === undefined
      ? []
      : [
          db
            .prepare(
              `insert into preferences (person_id, grp, key, val, changed_at) values (?, 'settings', ?, ?, 0)
               on conflict (person_id, grp, key) do update set val = excluded.val`,
            )
            .bind(String(person), key, val),
        ],
  );
}
