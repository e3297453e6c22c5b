-- Safe to run twice; later changes come as further files that only add.

-- What visitors say of a page: how often each answer was given in a month. Nothing of who gave it.
create table if not exists feedback (
  -- YYYY-MM
  month text not null,
  -- Without its language.
  path text not null,
  answer text not null,
  times integer not null,
  primary key (month, path, answer)
) without rowid;
