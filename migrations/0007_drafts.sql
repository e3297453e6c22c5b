-- Half-filled forms. Moments are milliseconds since 1970, UTC. Safe to run twice; later changes come as further files that only add.

-- The content is sealed with a key of its own, which stands nowhere. Whose it is, is not known here.
create table if not exists drafts (
  id text primary key,
  form text not null,
  -- Of the content, as open pages know it; and how often anything was saved.
  version integer not null check (version > 0),
  saves integer not null check (saves > 0),
  sealed text not null,
  changed_at integer not null,
  -- When set: nothing is to be typed in it any more, and whoever opens it has it for so many milliseconds.
  closes_in integer
);

-- Who can open a draft: a browser, a person, or who has a code and knows a birth date. For each its key stands here, wrapped with
-- something that is not in the database. Of cookies and codes only hashes are kept.
create table if not exists draft_holders (
  holder_hash text primary key,
  draft_id text not null references drafts (id) on delete cascade,
  kind text not null check (kind in ('browser', 'person', 'code')),
  person_id text references people (id) on delete cascade,
  wrapped text not null,
  -- Nothing: a year after the draft's last change.
  expires_at integer,
  -- The last time that its person opened it in a new session.
  opened_at integer not null default 0,
  -- Of a code: itself and its birth date, sealed with the draft's key, so that it can be shown again to who holds the draft.
  known text,
  -- Of a code: wrong birth dates in a row, and until when it is locked.
  tries integer not null default 0,
  locked_until integer not null default 0,
  check ((kind = 'person') = (person_id is not null))
) without rowid;

create index if not exists draft_holders_of_draft on draft_holders (draft_id);
create index if not exists draft_holders_of_person on draft_holders (person_id);

-- What nobody can open any more goes at once.
create trigger if not exists drafts_without_holder after delete on draft_holders
begin
  delete from drafts where id = old.draft_id
    and not exists (select 1 from draft_holders where draft_id = old.draft_id);
end;

create trigger if not exists drafts_left after update of draft_id on draft_holders when old.draft_id <> new.draft_id
begin
  delete from drafts where id = old.draft_id
    and not exists (select 1 from draft_holders where draft_id = old.draft_id);
end;

-- A person who goes takes their drafts along, codes included. What another person holds too stays theirs.
create trigger if not exists drafts_of_person before delete on people
begin
  delete from drafts
    where id in (select draft_id from draft_holders where person_id = old.id)
    and not exists (
      select 1 from draft_holders
      where draft_holders.draft_id = drafts.id and person_id is not null and person_id <> old.id
    );
end;
