// What the site asks of mails, over its binding alone: no address of the public leads here.

import { Hono } from "hono";
import { allKinds } from "./all-kinds.ts";
import type { MailBindings, QueuedMail } from "./bindings.ts";
import { clockOf } from "./clock.ts";
import { consume, queueWaiting } from "./queue.ts";
import { mailSentences } from "./sentences.ts";
import { standing } from "./store.ts";

export const mails = new Hono<{ Bindings: MailBindings }>();

/** How many mails wait, and what was set aside; it names no address. */
mails.get("/", async (c) => c.json(await standing(c.env.DB), 200, { "cache-control": "no-store" }));
mails.all("/", (c) => c.json({ error: "Method not allowed" }, 405, { allow: "GET, HEAD" }));

/** The words of all mails, for who checks the Māori ones. */
mails.get("/sentences", (c) => c.json(mailSentences()));

/** To be called when a mail was written: it goes on its way now, and not with the hour. */
mails.post("/wake", async (c) => {
  await queueWaiting(c.env, clockOf(c.env).now);
  return c.body(null, 204);
});
mails.all("/wake", (c) => c.json({ error: "Method not allowed" }, 405, { allow: "POST" }));

/** What the queue brings. */
export const sendQueued = (batch: MessageBatch<QueuedMail>, env: MailBindings): Promise<void> =>
  consume(batch, allKinds, env, () => clockOf(env));
