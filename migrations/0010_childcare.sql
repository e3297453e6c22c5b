-- Childcare Subsidy applications. Moments are milliseconds since 1970, UTC. Safe to run twice; later changes come as further files that
-- only add.

-- Where an application stands. What was answered is in its draft, sealed; of the person only who they are and, sealed, where mails go.
create table if not exists childcare_applications (
  id text primary key,
  person_id text not null references people (id) on delete cascade,
  draft_id text not null unique,
  status text not null check (status in ('NEW', 'PENDING_REVIEW', 'REJECTED', 'APPROVED', 'SUBMITTED', 'LAPSED')),
  -- How often it was sent to services.
  round integer not null default 0,
  -- Address, language and name for mails, sealed with the site's secret; empty before they are known.
  contact text not null default '',
  created_at integer not null,
  -- When the status changed last.
  changed_at integer not null,
  -- When a mail said that it lapses soon: the last save of its draft at that time.
  warned_for integer
) without rowid;

create index if not exists childcare_applications_of_person on childcare_applications (person_id, created_at);
create index if not exists childcare_applications_by_change on childcare_applications (status, changed_at);

-- What is asked of a service, and what it answered. The content is in a draft of its own (draft_id), whose key is in the parent's draft and
-- here, wrapped with the token of the link that was mailed. Of token and code only hashes are kept.
create table if not exists childcare_sections (
  application_id text not null references childcare_applications (id) on delete cascade,
  provider_id text not null,
  draft_id text not null unique,
  round integer not null,
  status text not null check (status in ('DRAFT', 'APPROVED', 'REFUSED')),
  reason text check (reason in ('NOT_REGISTERED', 'NOT_ALL_CHILDREN_ATTEND')),
  -- Of what the service was asked about: an answer counts for exactly that.
  facts_digest text not null,
  -- None when the link has ended; then the last one that was valid.
  token_hash text unique,
  ended_hash text,
  wrapped text not null,
  expires_at integer not null,
  -- For the code that is typed at the service: the token, sealed with it and a child's birth date, once for each.
  code_hash text unique,
  code_wrapped text not null,
  tries integer not null default 0,
  locked_until integer not null default 0,
  -- The service's address, sealed with the site's secret, and when a mail went there last.
  mailed_to text not null,
  sent_at integer not null,
  answered_at integer,
  primary key (application_id, provider_id)
) without rowid;

create trigger if not exists childcare_section_drafts after delete on childcare_sections
begin
  delete from drafts where id = old.draft_id;
  delete from mails_to_send where id = 'remind-' || old.token_hash;
end;

-- Nobody is reminded of a link that has ended.
create trigger if not exists childcare_links_ended after update of token_hash on childcare_sections
when old.token_hash is not null and old.token_hash is not new.token_hash
begin
  delete from mails_to_send where id = 'remind-' || old.token_hash;
end;

-- An application goes with its draft, unless it says how it ended.
create trigger if not exists childcare_application_drafts after delete on drafts
begin
  delete from childcare_applications where draft_id = old.id and status not in ('SUBMITTED', 'LAPSED');
end;
