import { call } from "../call/index.ts";
import { kindOf } from "../log/kind.ts";
import { logFailureLine, logLine } from "../log/line.ts";
import { type KnownState, noteNeighbour, readState, recordRun } from "../log/state.ts";
import type { MailBindings } from "../mail/bindings.ts";
import { type Alert, alerts } from "./alerts.ts";
import { walk } from "./journey.ts";

export interface WatchBindings {
  DB: D1Database;
  ORIGIN: string;
  /** A chat's webhook or a pager: takes a POST of `{ alert, text, runbook, holds }`. Without it, alerts are only logged. */
  ALERT_URL?: string;
  /** An address of our own that gets a mail an hour. Without it mails are not tried. */
  WATCH_MAILBOX?: string;
  MAIL?: Pick<MailBindings["MAIL"], "send">;
  MAIL_FROM?: string;
}

const minute = 60 * 1000;
const hour = 60 * minute;
const quarterDay = 6 * hour;
const keptFor = 48 * hour;

export async function watch(
  env: WatchBindings,
  now: number,
  fetchPublic: (request: Request) => Promise<Response> = (request) => fetch(request),
): Promise<void> {
  const { took, failed } = await walk(env.ORIGIN, fetchPublic);
  const all = Object.values(took).reduce((sum, each) => sum + each, 0);
  for (const step of failed) logFailureLine("journey-failed", { code: step });
  logLine("journey", { took: all, counts: took });
  // Somebody else's service, which nobody needs for reading and registering.
  await noteNeighbour(env.DB, "identity", failed.includes("login"), now);
  const worked = failed.every((step) => step === "login");
  await recordRun(env.DB, { job: "journey", worked, took: all, counts: took }, now);
  await tryMail(env, now);
  const state = await readState(env.DB, now);
  await tellAlerts(env, state, now);
  await env.DB.prepare("delete from failure_counts where begins_at < ?")
    .bind(now - keptFor)
    .run();
}

/** To ourselves, once an hour; after a failure at each walk. */
async function tryMail(env: WatchBindings, now: number): Promise<void> {
  const { WATCH_MAILBOX: to, MAIL_FROM: email, MAIL, DB } = env;
  if (!to || !email || !MAIL) return;
  const last = await DB.prepare(
    "select worked_at from job_runs where job = 'mailbox' and failures = 0",
  ).first<{
    worked_at: number;
  }>();
  if (last && now - last.worked_at < hour - 5 * minute) return;
  const text = `Sent at ${new Date(now).toISOString()} by ${env.ORIGIN}: mails leave.`;
  const worked = await MAIL.send({
    from: { name: "Tīmata", email },
    to,
    subject: "Tīmata: mails leave",
    headers: { "Auto-Submitted": "auto-generated" },
    text,
    html: `<p>${text}</p>`,
  }).then(
    () => true,
    (error) => {
      logFailureLine("journey-failed", { code: "mail", kind: kindOf(error) });
      return false;
    },
  );
  await recordRun(DB, { job: "mailbox", worked, took: Date.now() - now, counts: {} }, now);
}

/** When it begins, every six hours while it holds, and when it is over. */
async function tellAlerts(env: WatchBindings, state: KnownState, now: number): Promise<void> {
  const { results } = await env.DB.prepare("select alert, told_at from alerts").all<{
    alert: string;
    told_at: number;
  }>();
  const told = new Map(results.map(({ alert, told_at }) => [alert, told_at]));
  for (const alert of alerts) {
    const holds = alert.holds(state, now);
    const last = told.get(alert.id);
    if (holds && (last === undefined || now - last > quarterDay)) {
      await env.DB.prepare(
        `insert into alerts (alert, since, told_at) values (?1, ?2, ?2)
         on conflict (alert) do update set told_at = excluded.told_at`,
      )
        .bind(alert.id, now)
        .run();
      await tell(env, alert, true);
    } else if (!holds && last !== undefined) {
      await env.DB.prepare("delete from alerts where alert = ?").bind(alert.id).run();
      await tell(env, alert, false);
    }
  }
}

async function tell({ ALERT_URL }: WatchBindings, alert: Alert, holds: boolean): Promise<void> {
  if (holds) logFailureLine("alert", { code: alert.id });
  else logLine("alert-over", { code: alert.id });
  if (!ALERT_URL) return;
  const text = holds ? `Tīmata: ${alert.says}` : `Tīmata, over: ${alert.says}`;
  const body = JSON.stringify({
    alert: alert.id,
    text,
    runbook: `.github/RUNBOOK.md#${alert.runbook}`,
    holds,
  });
  const asked = { url: ALERT_URL, method: "POST", headers: { "Content-Type": "application/json" }, body };
  await call({ fetch: (request) => fetch(request) }, asked, { neighbour: "alerts", as: "text" });
}
