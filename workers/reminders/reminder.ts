import * as z from "zod";
import { columnsOf } from "../mail/bindings.ts";
import type { MailKind } from "../mail/deliver.ts";
import { linksWith } from "../mail/links.ts";
import type { WaitingMail } from "../mail/store.ts";
import { isDaytime, newZealandTime, nextDaytime } from "./daytime.ts";
import { phaseDue } from "./due.ts";
import { reminderLetter } from "./letter.ts";
import type { Phase } from "./phases.ts";

const facts = z.object({ phase: z.literal([1, 2, 3, 4, 5, 6]), dueDate: z.string() });

export const reminder: MailKind = async (mail, bindings, { today }) => {
  const { DB, ORIGIN, LINK_SECRETS } = bindings;
  const { phase, dueDate } = facts.parse(mail.facts);
  const { day } = newZealandTime(today);
  const opened = (await columnsOf(bindings)?.dueDates.open(dueDate)) ?? dueDate;
  if (phaseDue(opened, day) !== phase || !(await isWanted(DB, mail, dueDate))) return "over";
  if (!isDaytime(today)) return { postponedUntil: nextDaytime(today) };
  const token = await linksWith(LINK_SECRETS).tokenFor(mail.personId ?? "");
  return { letter: reminderLetter(phase satisfies Phase, mail.language, ORIGIN, token) };
};

async function isWanted(db: D1Database, mail: WaitingMail, dueDate: string): Promise<boolean> {
  const wanted = await db
    .prepare(
      `select 1 from email_addresses e
       join preferences d on d.person_id = e.person_id and d.grp = 'settings' and d.key = 'dd' and d.val = ?3
       where e.person_id = ?1 and e.address = ?2 and e.state = 'confirmed' and not exists (
         select 1 from preferences s
         where s.person_id = ?1 and s.grp = 'settings' and s.key = 'subscribed' and s.val = 'false')`,
    )
    .bind(mail.personId, mail.address, dueDate)
    .first();
  return wanted !== null;
}
