// Test support: people with due dates in a local D1 database, and the mails they get.

import { readFileSync } from "node:fs";
import { emptyDatabase } from "../database-for-tests.ts";
import { allKinds } from "../mail/all-kinds.ts";
import type { MailBindings, MailMessage } from "../mail/bindings.ts";
import { type Clock, deliver } from "../mail/deliver.ts";

export async function peopleDatabase() {
  const { db, end } = emptyDatabase();
  await migrate(db);
  return { db, end };
}

export async function migrate(db: D1Database): Promise<void> {
  for (const file of ["0003_people.sql", "0004_reminders.sql"]) {
    const sql = readFileSync(new URL(`../../migrations/${file}`, import.meta.url), "utf8");
    const statements = sql.replaceAll(/^\s*--.*$/gm, "").split(";");
    await db.batch(statements.filter((text) => text.trim() !== "").map((text) => db.prepare(text)));
  }
}

export async function deletePeople(db: D1Database): Promise<void> {
  await db.batch([db.prepare("delete from people"), db.prepare("delete from mails_to_send")]);
}

export interface PersonFields {
  dueDate?: string;
  address?: string;
  subscribed?: "true" | "false";
  language?: "en" | "mi";
}

/** Somebody who has logged in once; their address is confirmed by default. */
export async function addPerson(
  db: D1Database,
  id: string,
  { dueDate, address = `${id}@example.nz`, subscribed, language = "en" }: PersonFields,
): Promise<void> {
  await db.batch([
    db
      .prepare(
        "insert into people (id, subject_hash, created_at, seen_at, language) values (?1, ?1, 0, 0, ?2)",
      )
      .bind(id, language),
    ...(address
      ? [
          db
            .prepare(
              `insert into email_addresses (person_id, address, state, created_at, confirmed_at)
               values (?, ?, 'confirmed', 0, 0)`,
            )
            .bind(id, address),
        ]
      : []),
  ]);
  if (dueDate !== undefined) await savePreference(db, id, "dd", dueDate);
  if (subscribed !== undefined) await savePreference(db, id, "subscribed", subscribed);
}

export async function addMany(db: D1Database, count: number, dueDate: string): Promise<void> {
  const numbers = JSON.stringify(Array.from({ length: count }, (_, number) => `person-${number}`));
  await db.batch([
    db
      .prepare(
        `insert into people (id, subject_hash, created_at, seen_at, language)
         select value, value, 0, 0, 'en' from json_each(?)`,
      )
      .bind(numbers),
    db
      .prepare(
        `insert into email_addresses (person_id, address, state, created_at, confirmed_at)
         select value, value || '@example.nz', 'confirmed', 0, 0 from json_each(?)`,
      )
      .bind(numbers),
    db
      .prepare(
        `insert into preferences (person_id, grp, key, val, changed_at)
         select value, 'settings', 'dd', ?, 0 from json_each(?)`,
      )
      .bind(dueDate, numbers),
  ]);
}

export async function savePreference(db: D1Database, id: string, key: string, val: string): Promise<void> {
  await db
    .prepare(
      `insert into preferences (person_id, grp, key, val, changed_at) values (?, 'settings', ?, ?, 0)
       on conflict (person_id, grp, key) do update set val = excluded.val`,
    )
    .bind(id, key, val)
    .run();
}

export const linkSecrets = "1:only-for-tests-only-for-tests-only-for-tests";
export const clockAt = (moment: string | number): Clock => ({
  now: new Date(moment).getTime(),
  today: new Date(moment),
});

/** A fake queue and mailbox: queued mails wait until `bring`, sent ones are in `box`. */
export function postOffice(db: D1Database) {
  const queued: string[] = [];
  const box: MailMessage[] = [];
  let attempt = (_message: MailMessage): void => undefined;
  const bindings: MailBindings = {
    DB: db,
    MAILS: {
      sendBatch: async (messages: Iterable<{ body: { id: string } }>) => {
        for (const { body } of messages) queued.push(body.id);
        return {} as never;
      },
    } as MailBindings["MAILS"],
    MAIL: {
      async send(message) {
        attempt(message);
        box.push(message);
      },
    },
    ORIGIN: "https://timata.govt.nz",
    MAIL_FROM: "noreply@timata.govt.nz",
    LINK_SECRETS: linkSecrets,
  };
  return {
    queued,
    box,
    bindings,
    /** Runs before each further attempt; may throw. */
    meets: (next: (message: MailMessage) => void) => {
      attempt = next;
    },
    async bring(clock: Clock): Promise<void> {
      for (const id of queued.splice(0)) await deliver(id, allKinds, bindings, clock);
    },
  };
}
