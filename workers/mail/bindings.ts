import { readKeyRing } from "../keys/ring.ts";
import { type SealedColumns, sealedColumns } from "../keys/sealed-column.ts";

/** The e-mail binding itself sets `Date` and `Message-ID`, and signs. */
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
  /** The site's: without it, nothing that the site sealed can be sent. */
  SEAL_SECRET?: string;
  /** YYYY-MM-DD in place of today, for tests. */
  TODAY?: string;
}

/** Without a secret, columns are plain, as earlier releases stored them. */
export const columnsOf = ({ SEAL_SECRET }: Pick<MailBindings, "SEAL_SECRET">): SealedColumns | undefined =>
  SEAL_SECRET === undefined ? undefined : sealedColumns(readKeyRing(SEAL_SECRET));
