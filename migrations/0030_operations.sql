-- What operators did, by which lever (workers/local/operating/levers.mjs), when and who. Safe to run twice; later changes come as further files that only add.
create table if not exists operations (
  -- ISO 8601.
  at text not null,
  lever text not null,
  -- What stood behind it, such as a service; nothing of a visitor.
  words text not null,
  who text not null
);

create index if not exists operations_at on operations (at);
