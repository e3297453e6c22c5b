// What the platform hands over for mails.

/** A mail as the e-mail binding takes it: it puts the parts together, sets `Date` and `Message-ID` and signs. */
export interface MailMessage {
  from: { name: string; email: string };
  to: string;
  subject: string;
  headers: Record<string, string>;
  text: string;
  html: string;
}

/** The e-mail binding, or what stands in for it on a developer's machine. */
export interface Sender {
  send(message: MailMessage): Promise<unknown>;
}

/** What travels through the queue: which mail, and nothing that is in it. */
export interface QueuedMail {
  id: string;
}

export interface MailBindings {
  DB: D1Database;
  MAIL: Sender;
  MAILS: Pick<Queue<QueuedMail>, "sendBatch">;
  /** Scheme, host and port of the site, for links. */
  ORIGIN: string;
  /** The address that mails come from. */
  MAIL_FROM: string;
  /** Sign the links in mails (workers/mail/links.ts); a secret. */
  LINK_SECRETS?: string;
  /** A fixed day (YYYY-MM-DD) in place of today's, for tests. */
  TODAY?: string;
}
