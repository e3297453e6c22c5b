import type { RunningSite } from "#workers/local/serve.mjs";
import { send } from "./http.ts";

/** A mail as the outbox of the stand-ins shows it. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  sentAt: string;
  headers: Readonly<Record<string, string>>;
}

/** Every mail that a site has sent, the oldest first. */
export async function mailsOf(site: string): Promise<Mail[]> {
  return JSON.parse((await send(site, { path: "/stand-ins/outbox?format=json" })).text);
}

/** Waits until somebody has so many mails; the queue brings them within a second or two, later on a busy machine. */
export async function mailsTo(site: string, address: string, count = 1): Promise<Mail[]> {
  const end = Date.now() + 30_000;
  for (;;) {
    const found = (await mailsOf(site)).filter(({ to }) => to === address);
    if (found.length >= count) return found;
    if (Date.now() > end) throw new Error(`${found.length} of ${count} mails have come`);
    await new Promise((resume) => setTimeout(resume, 100));
  }
}

/** The path and parameters of the first link in a mail whose address contains this. */
export function linkIn({ text }: Mail, part: string): string {
  const address = text.match(/https?:\S+/g)?.find((link) => link.includes(part));
  if (!address) throw new Error(`The mail has no link with ${part}`);
  const { pathname, search } = new URL(address);
  return pathname + search;
}

/** The hour strikes for the second worker. */
export async function strikeHour({ miniflare }: RunningSite): Promise<string> {
  const services = await miniflare.getWorker("timata-services");
  return (await services.scheduled({ cron: "0 * * * *" })).outcome;
}
