import { resealColumns } from "../keys/reseal.ts";
import type { SealedColumns } from "../keys/sealed-column.ts";
import { columnsOf, type MailBindings } from "../mail/bindings.ts";
import type { Clock } from "../mail/deliver.ts";
import { linksWith } from "../mail/links.ts";
import { queueWaiting } from "../mail/queue.ts";
import { purgeExpired } from "../mail/store.ts";
import { isDaytime, newZealandTime } from "./daytime.ts";
import { dueOn } from "./due.ts";
import { claim, dropOutdated } from "./store.ts";

const mostRounds = 100;

/** Safe to run twice at once; a later run makes up for a missed one. @throws without LINK_SECRETS */
export async function runReminders(bindings: MailBindings, { now, today }: Clock): Promise<void> {
  const { DB } = bindings;
  linksWith(bindings.LINK_SECRETS);
  const columns = columnsOf(bindings);
  if (columns) await resealColumns(DB, columns);
  await dropOutdated(DB, now);
  if (isDaytime(today)) await claimAll(DB, columns, newZealandTime(today).day, now);
  await queueWaiting(bindings, now);
  await purgeExpired(DB, now);
}

async function claimAll(
  db: D1Database,
  columns: SealedColumns | undefined,
  today: string,
  now: number,
): Promise<void> {
  const due = await Promise.all(
    dueOn(today).map(async ({ phase, dueDate }) => ({
      phase,
      stored: columns ? await columns.dueDates.alike(dueDate) : [dueDate],
    })),
  );
  for (let round = 0; round < mostRounds; round++) if ((await claim(db, due, now)) === 0) return;
}
