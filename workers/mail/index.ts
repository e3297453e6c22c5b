// Only the site's service binding leads here, not the public API.

import { Hono } from "hono";
import { allKinds } from "./all-kinds.ts";
import type { MailBindings, QueuedMail } from "./bindings.ts";
import { clockOf } from "./clock.ts";
import { consume, queueWaiting } from "./queue.ts";
import { mailSentences } from "./sentences.ts";
import { queueStatus } from "./store.ts";

export const mails = new Hono<{ Bindings: MailBindings }>();

mails.get("/", async (c) => c.json(await queueStatus(c.env.DB), 200, { "cache-control": "no-store" }));
mails.all("/", (c) => c.json({ error: "Method not allowed" }, 405, { allow: "GET, HEAD" }));

mails.get("/sentences", (c) => c.json(mailSentences()));

mails.post("/wake", async (c) => {
  await queueWaiting(c.env, clockOf(c.env).now);
  return c.body(null, 204);
});
mails.all("/wake", (c) => c.json({ error: "Method not allowed" }, 405, { allow: "POST" }));

export const sendQueued = (batch: MessageBatch<QueuedMail>, env: MailBindings): Promise<void> =>
  consume(batch, allKinds, env, () => clockOf(env));
