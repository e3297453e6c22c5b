-- That a family has applied, told to the agency at the first sending so that the day counts. Moments are milliseconds since 1970, UTC. Safe to
-- run twice; later changes come as further files that only add.

create table if not exists childcare_notices (
  application_id text primary key references childcare_applications (id) on delete cascade,
  -- Name, client number and day, sealed with the site's secret; empty once the agency has acknowledged it.
  sealed text not null,
  -- The moment of the first sending: its day is the one that counts.
  first_sent_at integer not null,
  tried_at integer not null,
  acknowledged_at integer
) without rowid;

create index if not exists childcare_notices_waiting on childcare_notices (tried_at) where acknowledged_at is null;
