import * as z from "zod";
import type { Seal } from "#app/server/crypto/seal.ts";
import { logEvent } from "#app/server/log-event.ts";
import { endHandOversStatements } from "./acknowledge.ts";
import { openContact } from "./contact.ts";
import { dayInBoth, lapseAfter, queueMailsStatement, toParent } from "./queue-mails.ts";
import { referenceOf } from "./reference.ts";
import { changesTo } from "./states.ts";

const day = 24 * 60 * 60 * 1000;

const warnAfter = lapseAfter - 5 * day;

/** Milliseconds for which the page still says how an application ended. */
const endKept = 30 * day;

const soonLapsing = z.object({
  id: z.string(),
  person_id: z.string(),
  contact: z.string(),
  saved_at: z.number(),
});

/** Run before drafts are deleted: also removes forms and addresses. @returns how many lapsed, and how many were warned */
export async function lapseApplications(
  db: D1Database,
  seal: Seal,
  now: number,
  reference: string,
): Promise<{ lapsed: number; warned: number }> {
  const lapsing = JSON.stringify(changesTo("lapse"));
  const [lapsed] = await db.batch([
    db
      .prepare(
        `update childcare_applications set status = ?1 ->> status, contact = '', changed_at = ?2
         where status in (select key from json_each(?1))
           and (select changed_at from drafts where id = draft_id) <= ?3
         returning id`,
      )
      .bind(lapsing, now, now - lapseAfter),
    db.prepare(
      `delete from childcare_sections where application_id in (
         select id from childcare_applications where status in ('LAPSED', 'SUBMITTED'))`,
    ),
    db
      .prepare(
        `delete from childcare_applications where status in ('LAPSED', 'SUBMITTED') and changed_at <= ?
           and id not in (select application_id from childcare_hand_overs where acknowledged_at is null)`,
      )
      .bind(now - endKept),
    ...endHandOversStatements(db, now),
  ]);
  const warned = await warnBeforeLapse(db, seal, now, lapsing);
  const count = lapsed?.results.length ?? 0;
  if (count > 0) logEvent("childcare-application", { reference, code: "lapse" });
  return { lapsed: count, warned };
}

/** Once for each last save. */
async function warnBeforeLapse(db: D1Database, seal: Seal, now: number, lapsing: string): Promise<number> {
  const { results } = await db
    .prepare(
      `select application.id, person_id, contact, drafts.changed_at as saved_at
       from childcare_applications application join drafts on drafts.id = draft_id
       where status in (select key from json_each(?1)) and drafts.changed_at <= ?2
         and contact <> '' and warned_for is not drafts.changed_at limit 100`,
    )
    .bind(lapsing, now - warnAfter)
    .all();
  const soon = z.array(soonLapsing).parse(results);
  for (const { id, person_id, contact, saved_at } of soon) {
    const opened = await openContact(seal, contact);
    const lapse = {
      what: "lapse",
      reference: await referenceOf(id),
      day: dayInBoth(saved_at + lapseAfter),
    } as const;
    await db.batch([
      db.prepare("update childcare_applications set warned_for = ? where id = ?").bind(saved_at, id),
      await queueMailsStatement(db, seal, person_id, opened ? [toParent(opened, lapse)] : [], now),
    ]);
  }
  return soon.length;
}
