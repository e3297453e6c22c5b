import { withTimeout } from "../http/with-timeout.ts";
import { logFailure } from "../log.ts";
import type { Outage } from "./publication.ts";

const minute = 60 * 1000;
const day = 24 * 60 * minute;
/** Milliseconds: a second outage within the hour counts as the same one. */
const hour = 60 * minute;

interface Recorded {
  outage: Outage;
  at: number;
}

const recorded = new Map<string, Recorded>();

const keyOf = ({ service, outage_start_datetime: start, outage_end_datetime: end }: Outage) =>
  `${service} ${start} ${end}`;

/** Drafts outlive outages no longer listed, so these are recorded: once if the end is known, else each minute. */
export async function recordOutages(db: D1Database, outages: readonly Outage[], now: number): Promise<void> {
  const due = outages.filter((outage) => isDue(outage, now));
  const gone = goneFrom(outages, now);
  if (due.length + gone.length === 0) return;
  for (const outage of due) recorded.set(keyOf(outage), { outage, at: now });
  for (const outage of gone) recorded.delete(keyOf(outage));
  const statements = [
    ...due.map((outage) => closedStatement(db, outage, now)),
    ...gone.map(({ service }) =>
      db.prepare("update outages set ended_at = ?2 where service = ?1 and ended_at > ?2").bind(service, now),
    ),
  ];
  await withTimeout(db.batch(statements)).catch(logFailure);
}

function isDue(outage: Outage, now: number): boolean {
  const { outage_start_datetime: start = now, outage_end_datetime: end } = outage;
  if (start > now || (end ?? now) < now - day) return false;
  const last = recorded.get(keyOf(outage));
  return last === undefined || (end === undefined && last.at <= now - minute);
}

/** Withdrawn before their end. */
const goneFrom = (outages: readonly Outage[], now: number): Outage[] => {
  const named = new Set(outages.map(keyOf));
  return [...recorded.values()]
    .map(({ outage }) => outage)
    .filter((outage) => (outage.outage_end_datetime ?? now + 1) > now && !named.has(keyOf(outage)));
};

const closedStatement = (
  db: D1Database,
  { service, outage_start_datetime: start, outage_end_datetime: end }: Outage,
  now: number,
): D1PreparedStatement =>
  db
    .prepare(
      `insert into outages (service, started_at, ended_at) values (?1, ?2, ?3)
       on conflict (service) do update set
         started_at = iif(excluded.started_at <= ended_at + ?4, min(started_at, excluded.started_at), excluded.started_at),
         ended_at = iif(excluded.started_at <= ended_at + ?4, max(ended_at, excluded.ended_at), excluded.ended_at)
       where excluded.ended_at >= started_at`,
    )
    .bind(service, start ?? now, end ?? now, hour);
