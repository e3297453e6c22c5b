-- Safe to run twice; later changes come as further files that only add.

-- When a service was closed last: until its end as published, or until the last moment at which it was seen closed. The hour of a form
-- begun without a log-in waits for that. Moments are milliseconds since 1970, UTC.
create table if not exists outages (
  service text primary key,
  started_at integer not null,
  ended_at integer not null
) without rowid;
