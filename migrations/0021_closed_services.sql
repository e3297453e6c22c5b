-- Services that operators close without publishing the guide (workers/local/operating/closing.mjs). Moments are ISO 8601. Safe to run twice; later
-- changes come as further files that only add.

-- A row stays once it is open again: it says what was closed, from when to when. An empty closed_until: until somebody opens it.
create table if not exists closed_services (
  service text not null,
  closed_at text not null,
  closed_until text not null,
  message_en text not null,
  message_mi text not null,
  opened_at text,
  primary key (service, closed_at)
) without rowid;
