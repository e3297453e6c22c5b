import { readKeyRing } from "../keys/ring.ts";
import { type SealedColumns, sealedColumns } from "../keys/sealed-column.ts";

/** As the e-mail binding takes it: it assembles the parts, sets `Date` and `Message-ID` and signs. */
export interface MailMessage {
  from: { name: string; email: string };
  to: string;
  subject: string;
  headers: Record<string, string>;
  text: string;
  html: string;
}

interface Sender {
  send(message: MailMessage): Promise<unknown>;
}

/** Only the id goes through the queue, never the content. */
export interface QueuedMail {
  id: string;
}

export interface MailBindings {
  DB: D1Database;
  MAIL: Sender;
  MAILS: Pick<Queue<QueuedMail>, "sendBatch">;
  ORIGIN: string;
  MAIL_FROM: string;
  LINK_SECRETS?: string;
  /** The site's: opens what it sealed. Without it nothing can be sent that was. */
  SEAL_SECRET?: string;
  /** Fixed day (YYYY-MM-DD) instead of today, for tests. */
  TODAY?: string;
}

/** None without a secret: then all is as earlier releases stored it. */
export const columnsOf = ({ SEAL_SECRET }: Pick<MailBindings, "SEAL_SECRET">): SealedColumns | undefined =>
  SEAL_SECRET === undefined ? undefined : sealedColumns(readKeyRing(SEAL_SECRET));
