import { logIncident } from "../incident.ts";
import { kindOf } from "../log/kind.ts";
import type { MailBindings, QueuedMail } from "./bindings.ts";
import { type Clock, deliver, type MailKind } from "./deliver.ts";
import { idsToQueue } from "./store.ts";

/** Seconds, for a mail that somebody else has claimed. */
const pause = 60;

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
      logIncident("mail/queue", kindOf(error));
      message.retry({ delaySeconds: pause });
    }
  }
}
