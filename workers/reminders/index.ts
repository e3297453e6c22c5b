// Only the site's service binding leads here, not the public API.

import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as z from "zod";
import type { MailBindings } from "../mail/bindings.ts";
import { clockOf } from "../mail/clock.ts";
import { linksWith } from "../mail/links.ts";
import { runReminders } from "./job.ts";
import { stopEverything, stopReminders } from "./store.ts";

const asked = z.object({ token: z.string().max(500), what: z.enum(["reminders", "everything"]) });

export const reminders = new Hono<{ Bindings: MailBindings }>();

reminders.post("/stop", bodyLimit({ maxSize: 4096 }), async (c) => {
  const { data } = asked.safeParse(await c.req.json().catch(() => undefined));
  if (!data) return c.json({ error: "token and what are needed" }, 400);
  const person = await linksWith(c.env.LINK_SECRETS).personOf(data.token);
  if (person === undefined) return c.json({ stopped: false });
  const stop = data.what === "everything" ? stopEverything : stopReminders;
  await stop(c.env.DB, person, clockOf(c.env).now);
  return c.json({ stopped: true });
});
reminders.all("/stop", onlyPost);

reminders.post("/run", async (c) => {
  await runReminders(c.env, clockOf(c.env));
  return c.body(null, 204);
});
reminders.all("/run", onlyPost);

function onlyPost(c: Context) {
  return c.json({ error: "Method not allowed" }, 405, { allow: "POST" });
}
