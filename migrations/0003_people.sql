-- People who have logged in and what belongs to them. Moments are milliseconds since 1970, UTC.
-- Safe to run twice; later changes come as further files that only add.

-- One row for each person. Who that is stands nowhere: only a keyed hash of issuer and subject.
create table if not exists people (
  id text primary key,
  subject_hash text not null unique,
  created_at integer not null,
  -- The last log-in: what nobody comes back to is deleted (app/server/retention.ts).
  seen_at integer not null,
  language text not null check (language in ('en', 'mi'))
);

-- At most one row for each person: only one active session is allowed. Of the id that the
-- browser holds, and of the secret that names the browser, only SHA-256 hashes are kept.
create table if not exists sessions (
  id_hash text primary key,
  person_id text not null unique references people (id) on delete cascade,
  browser_hash text not null,
  started_at integer not null,
  seen_at integer not null,
  expires_at integer not null,
  -- What the identity provider said that may be needed until log-out, sealed: the id token, a suggested address.
  sealed text not null
) without rowid;

create index if not exists sessions_by_end on sessions (expires_at);

-- Answers of the identity provider that were accepted: each is accepted once.
create table if not exists login_answers (
  state_hash text primary key,
  expires_at integer not null
) without rowid;

create table if not exists preferences (
  person_id text not null references people (id) on delete cascade,
  grp text not null check (length(grp) between 1 and 50),
  key text not null check (length(key) between 1 and 50),
  val text not null check (length(val) <= 200),
  changed_at integer not null,
  primary key (person_id, grp, key)
) without rowid;

-- An address waits as pending until the link in a message was followed; one can be confirmed for each person.
create table if not exists email_addresses (
  person_id text not null references people (id) on delete cascade,
  address text not null,
  state text not null check (state in ('pending', 'confirmed')),
  token_hash text unique,
  created_at integer not null,
  confirmed_at integer,
  primary key (person_id, address)
) without rowid;

create unique index if not exists email_addresses_confirmed on email_addresses (person_id) where state = 'confirmed';

-- How often something was done since a moment, by whom: a keyed hash of a browser, a person or a truncated address.
create table if not exists rate_limits (
  name text not null,
  who text not null,
  times integer not null,
  ends_at integer not null,
  primary key (name, who)
) without rowid;

create index if not exists rate_limits_by_end on rate_limits (ends_at);

-- What was typed when a session had ended, sealed, until the same person has logged in again in the same browser.
create table if not exists set_aside (
  browser_hash text not null,
  person_id text not null references people (id) on delete cascade,
  name text not null,
  sealed text not null,
  expires_at integer not null,
  primary key (browser_hash, person_id, name)
) without rowid;

create index if not exists set_aside_by_end on set_aside (expires_at);
