-- Safe to run twice; later changes come as further files that only add.

-- What operators and /status need to know of the product itself. Nothing of a visitor.

-- Neighbours that were left alone after failures (workers/call), and when they answered again.
create table if not exists neighbour_states (
  neighbour text not null primary key,
  -- Milliseconds; null when it answers.
  down_since integer,
  -- When it was last found so; milliseconds.
  seen_at integer not null
) without rowid;

-- How often something failed, in five minutes each.
create table if not exists failure_counts (
  begins_at integer not null,
  event text not null,
  times integer not null,
  primary key (begins_at, event)
) without rowid;

-- The last run of each job, and the last one that worked.
create table if not exists job_runs (
  job text not null primary key,
  ran_at integer not null,
  worked_at integer,
  -- Milliseconds.
  took integer not null,
  -- Failed runs in a row.
  failures integer not null,
  -- Numbers only, as JSON: deleted rows by table, mails by state, steps of the journey.
  counts text not null
) without rowid;

-- Alerts that hold (workers/watch/alerts.ts).
create table if not exists alerts (
  alert text not null primary key,
  since integer not null,
  told_at integer not null
) without rowid;
