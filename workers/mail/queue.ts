// The way of mails from the database through the queue, and what the queue brings back.

import { logIncident } from "../incident.ts";
import type { MailBindings, QueuedMail } from "./bindings.ts";
import { type Clock, deliver, type MailKind } from "./deliver.ts";
import { idsToQueue } from "./store.ts";

/** Seconds until a mail is tried again that could not even be taken. */
const pause = 60;

/** Puts every mail that waits into the queue. What is lost on the way is put there again by a later call. */
export async function queueWaiting(
  { DB, MAILS }: Pick<MailBindings, "DB" | "MAILS">,
  now: number,
): Promise<void> {
  for (;;) {
    const ids = await idsToQueue(DB, now);
    if (ids.length === 0) return;
    await MAILS.sendBatch(ids.map((id) => ({ body: { id } })));
  }
}

/** Sends what the queue brings; each mail stands and falls by itself. */
export async function consume(
  batch: Pick<MessageBatch<QueuedMail>, "messages">,
  kinds: Readonly<Record<string, MailKind>>,
  bindings: MailBindings,
  clock: () => Clock,
): Promise<void> {
  for (const message of batch.messages) {
    try {
      const again = await deliver(message.body.id, kinds, bindings, clock());
      if (again === undefined) message.ack();
      else message.retry({ delaySeconds: again });
    } catch (error) {
      logIncident("mail/queue", error instanceof Error ? error.name : "unknown");
      message.retry({ delaySeconds: pause });
    }
  }
}
