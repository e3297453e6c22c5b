-- Safe to run twice; later changes come as further files that only add.

-- Places that people remember are sealed (workers/keys/sealed-column.ts). Of 200 characters that is up to 1,130 bytes, and what a column
-- may hold cannot be changed in SQLite: the rows move to a table of the same columns.
create table if not exists preferences_sealed (
  person_id text not null references people (id) on delete cascade,
  grp text not null check (length(grp) between 1 and 50),
  key text not null check (length(key) between 1 and 50),
  val text not null check (length(val) <= 1200),
  changed_at integer not null,
  primary key (person_id, grp, key)
) without rowid;

insert or ignore into preferences_sealed select person_id, grp, key, val, changed_at from preferences;
drop table preferences;
alter table preferences_sealed rename to preferences;

create index if not exists preferences_due_dates on preferences (val) where grp = 'settings' and key = 'dd';
-- The hourly job finds those that are not sealed, or by an older secret.
create index if not exists preferences_places on preferences (val) where grp = 'settings' and key in ('loc', 'lat', 'lng');
