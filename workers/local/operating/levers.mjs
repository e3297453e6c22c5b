import { quoted } from "../../content/load/sql-file.mjs";
import { closing } from "./closing.mjs";

/**
 * @typedef {{ says: string, changes?: (words: string[], now: Date) => string[], shows?: (now: Date) => string, acts?: "roll back" }} Lever
 * `changes` and `shows` are SQL; `shows` is asked last, and its rows are for the operator.
 */

const waits = (what, table, where, since) =>
  `select ${quoted(what)} as what, count(*) as waiting, datetime(min(${since}) / 1000, 'unixepoch') as oldest from ${table} where ${where}`;

/** @type {Readonly<Record<string, Lever>>} */
export const levers = {
  close: {
    says: 'close <service> [--until 14:00] [--en "why" --mi "he aha ai"]: nobody begins or sends it, pages say so within a second',
    changes: (words, now) => closing(["close", ...words], now),
  },
  open: {
    says: "open <service>: it is as before",
    changes: (words, now) => closing(["open", ...words], now),
  },
  closed: {
    says: "what is and was closed, from when to when",
    shows: () => closing([], new Date())[0] ?? "",
  },
  alerts: {
    says: "alerts that hold, neighbours that are down, jobs that failed",
    shows: () => `
      select 'alert' as kind, alert as name, datetime(since / 1000, 'unixepoch') as since from alerts
      union all select 'neighbour', neighbour, datetime(down_since / 1000, 'unixepoch') from neighbour_states where down_since is not null
      union all select 'job', job || ' failed ' || failures || ' times', datetime(worked_at / 1000, 'unixepoch') from job_runs where failures > 0`,
  },
  waiting: {
    says: "mails, applications and notices that wait, and since when (UTC)",
    shows: () =>
      [
        waits("mails", "mails_to_send", "state = 'waiting'", "created_at"),
        waits("mails set aside", "mails_to_send", "state = 'set-aside'", "created_at"),
        waits(
          "applications sent, not acknowledged",
          "childcare_hand_overs",
          "acknowledged_at is null",
          "tried_at",
        ),
        waits("notices to the agency", "childcare_notices", "acknowledged_at is null", "first_sent_at"),
      ].join(" union all "),
  },
  sizes: {
    says: "rows of the tables that grow with visitors, and bytes of drafts",
    shows: () => `
      select (select count(*) from drafts) as drafts, (select coalesce(sum(length(sealed)), 0) from drafts) as bytes_of_drafts,
        (select count(*) from draft_holders) as draft_holders, (select count(*) from documents) as documents,
        (select count(*) from mails_to_send) as mails_to_send, (select count(*) from rate_limits) as rate_limits`,
  },
  "send-again": {
    says: "mails that were set aside go out within the hour",
    changes: () => [
      "update mails_to_send set state = 'waiting', attempts = 0, next_at = 0 where state = 'set-aside'",
    ],
  },
  "end-sessions": {
    says: "everybody is logged out; what they had typed waits for them",
    changes: () => ["delete from sessions"],
  },
  "roll-back": { says: "both workers are the version before", acts: "roll back" },
  record: {
    says: "the last 50 times that a lever was pulled",
    shows: () => "select at, lever, words, who from operations order by at desc limit 50",
  },
};

const help = `npm run ops -- <lever> [--remote]
${Object.entries(levers)
  .map(([name, { says }]) => `  ${says.startsWith(name) ? says : `${name}: ${says}`}`)
  .join("\n")}`;

/**
 * Pulls a lever. What changes something is recorded first, with who did it.
 * @param {readonly string[]} args
 * @param {{ now: Date, who: string, ask: (sql: string, isRemote: boolean) => Promise<any[]>, rollBack: () => Promise<void> }} means
 * @returns {Promise<any[]>} rows for the operator
 * @throws with what is wrong with the command
 */
export async function pull(args, { now, who, ask, rollBack }) {
  const [name = "", ...rest] = args;
  const lever = levers[name];
  if (!lever) throw new Error(help);
  const isRemote = rest.includes("--remote");
  const words = rest.filter((word) => word !== "--remote");
  const changes = lever.changes?.(words, now) ?? [];
  if (!lever.changes && words.length > 0) throw new Error(help);
  if (changes.length > 0 || lever.acts) {
    const row = [now.toISOString(), name, words.join(" "), who].map(quoted).join(", ");
    await ask(`insert into operations (at, lever, words, who) values (${row})`, isRemote);
  }
  for (const change of changes) await ask(change, isRemote);
  if (lever.acts) await rollBack();
  return lever.shows ? ask(lever.shows(now), isRemote) : [];
}
