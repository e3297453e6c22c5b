-- Mails that wait to be sent, and which reminders were. Moments are milliseconds since 1970, UTC.
-- Safe to run twice; later changes come as further files that only add.

-- A mail is written here in the transaction of what it tells of, and sent from here: it may be tried more than once, and arrives
-- once.
create table if not exists mails_to_send (
  id text primary key,
  kind text not null,
  person_id text references people (id) on delete cascade,
  address text not null,
  language text not null check (language in ('en', 'mi')),
  -- What its words are made from; emptied when it has been sent.
  facts text not null check (json_valid(facts)),
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'set-aside')),
  attempts integer not null default 0,
  -- The name of what went wrong last, never a message: that could hold the address.
  failure text,
  created_at integer not null,
  -- Not to be tried before.
  next_at integer not null,
  queued_at integer not null default 0,
  -- Until then somebody is at it.
  taken_until integer not null default 0,
  sent_at integer
) without rowid;

create index if not exists mails_to_send_waiting on mails_to_send (next_at) where state = 'waiting';
create index if not exists mails_to_send_by_address on mails_to_send (address collate nocase, sent_at);
create index if not exists mails_to_send_by_person on mails_to_send (person_id);

-- What failed too often, for those who run the site: without the address.
create view if not exists mails_set_aside as
select id, kind, attempts, failure, created_at from mails_to_send where state = 'set-aside';

-- A reminder goes out once for each person, phase and due date: whoever inserts the row sends it.
create table if not exists reminders_sent (
  person_id text not null references people (id) on delete cascade,
  phase integer not null check (phase between 1 and 6),
  due_date text not null,
  mail_id text not null unique,
  claimed_at integer not null,
  primary key (person_id, phase, due_date)
) without rowid;

create index if not exists reminders_sent_by_moment on reminders_sent (claimed_at);

-- Whom a day's reminders are for.
create index if not exists preferences_due_dates on preferences (val) where grp = 'settings' and key = 'dd';
