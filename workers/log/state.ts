const minute = 60 * 1000;
const day = 24 * 60 * minute;
const countedFor = 5 * minute;
const betweenWrites = minute;

const counts = new Map<string, number>();
let writtenAt = Number.NEGATIVE_INFINITY;

export function countFailure(
  db: D1Database | undefined,
  event: string,
  now: number,
): Promise<void> | undefined {
  counts.set(event, (counts.get(event) ?? 0) + 1);
  if (now - writtenAt < betweenWrites) return undefined;
  writtenAt = now;
  const seen = JSON.stringify([...counts]);
  counts.clear();
  return quietly(db, (open) =>
    open
      .prepare(
        `insert into failure_counts (begins_at, event, times)
         select ?1, value ->> 0, value ->> 1 from json_each(?2) where true
         on conflict (begins_at, event) do update set times = times + excluded.times`,
      )
      .bind(now - (now % countedFor), seen),
  );
}

export const noteNeighbour = (
  db: D1Database | undefined,
  neighbour: string,
  isDown: boolean,
  now: number,
): Promise<void> =>
  quietly(db, (open) =>
    open
      .prepare(
        `insert into neighbour_states (neighbour, down_since, seen_at) values (?1, ?2, ?3)
         on conflict (neighbour) do update set
           down_since = iif(excluded.down_since is null, null, coalesce(down_since, excluded.down_since)),
           seen_at = excluded.seen_at`,
      )
      .bind(neighbour, isDown ? now : null, now),
  );

export interface JobRun {
  job: "clean-up" | "reminders" | "journey" | "mailbox";
  worked: boolean;
  took: number;
  counts: Readonly<Record<string, number>>;
}

export const recordRun = (
  db: D1Database | undefined,
  { job, worked, took, counts }: JobRun,
  now: number,
): Promise<void> =>
  quietly(db, (open) =>
    open
      .prepare(
        `insert into job_runs (job, ran_at, worked_at, took, failures, counts) values (?1, ?2, ?3, ?4, ?5, ?6)
         on conflict (job) do update set ran_at = excluded.ran_at,
           worked_at = coalesce(excluded.worked_at, worked_at), took = excluded.took,
           failures = iif(excluded.failures = 0, 0, failures + 1), counts = excluded.counts`,
      )
      .bind(job, now, worked ? now : null, took, worked ? 0 : 1, JSON.stringify(counts)),
  );

async function quietly(
  db: D1Database | undefined,
  statement: (db: D1Database) => D1PreparedStatement,
): Promise<void> {
  try {
    if (db) await statement(db).run();
  } catch {
    // Nothing here may fail a visitor's request; the failure itself is in the log.
  }
}

interface KnownJob {
  ranAt: number;
  workedAt: number | null;
  failures: number;
  /** Of the last run. */
  counts: Readonly<Record<string, number>>;
}

export interface KnownState {
  /** Milliseconds, by neighbour. */
  downSince: Record<string, number>;
  /** Neighbours that have answered within a day. */
  heard: readonly string[];
  jobs: Record<string, KnownJob>;
  mails: { waiting: number; setAside: number; oldest: number | null };
  failures: Record<string, number>;
  size: number;
}

/** The worker that left a neighbour alone may be gone, so an old report counts no longer. */
const believedFor = 15 * minute;

export async function readState(db: D1Database, now: number): Promise<KnownState> {
  const [down, jobs, mails, failures] = await db.batch<Record<string, string | number | null>>([
    db
      .prepare(
        "select neighbour, down_since from neighbour_states where seen_at > iif(down_since is null, ?1, ?2)",
      )
      .bind(now - day, now - believedFor),
    db.prepare("select job, ran_at, worked_at, failures, counts from job_runs"),
    db
      .prepare(
        `select state, count(*) as mails, min(created_at) as oldest from mails_to_send
         where state = 'waiting' or (state = 'set-aside' and created_at > ?) group by state`,
      )
      .bind(now - day),
    db
      .prepare("select event, sum(times) as times from failure_counts where begins_at > ? group by event")
      .bind(now - 3 * countedFor),
  ]);
  const numbers = (rows: readonly Record<string, unknown>[] | undefined, name: string, value: string) =>
    Object.fromEntries((rows ?? []).map((row) => [String(row[name]), Number(row[value])]));
  const neighbours = down?.results ?? [];
  const waiting = mails?.results.find(({ state }) => state === "waiting");
  const setAside = mails?.results.find(({ state }) => state === "set-aside");
  return {
    downSince: numbers(
      neighbours.filter(({ down_since }) => down_since !== null),
      "neighbour",
      "down_since",
    ),
    heard: neighbours.flatMap(({ neighbour, down_since }) =>
      down_since === null ? [String(neighbour)] : [],
    ),
    jobs: Object.fromEntries(
      (jobs?.results ?? []).map(({ job, ran_at, worked_at, failures, counts }) => [
        String(job),
        {
          ranAt: Number(ran_at),
          workedAt: worked_at === null ? null : Number(worked_at),
          failures: Number(failures),
          counts: JSON.parse(String(counts)),
        },
      ]),
    ),
    mails: {
      waiting: Number(waiting?.mails ?? 0),
      setAside: Number(setAside?.mails ?? 0),
      oldest: waiting ? Number(waiting.oldest) : null,
    },
    failures: numbers(failures?.results, "event", "times"),
    size: Number(down?.meta?.size_after ?? 0),
  };
}
