-- Documents of Childcare Subsidy applications. Moments are milliseconds since 1970, UTC. Safe to run twice; later changes come as further
-- files that only add.

-- The file is in the bucket, sealed in segments under storage_key. What it is and how it was called are sealed too (decision 16).
create table if not exists documents (
  id text primary key,
  application_id text not null references childcare_applications (id) on delete cascade,
  storage_key text not null unique,
  sealed text not null,
  size integer not null check (size between 1 and 3145728),
  scan text not null check (scan in ('waiting', 'clean', 'refused')),
  created_at integer not null
) without rowid;

create index if not exists documents_of_application on documents (application_id);

-- The sweep deletes the files of rows that are gone, within a day.
create trigger if not exists documents_of_ended_application after update of status on childcare_applications
when new.status in ('SUBMITTED', 'LAPSED')
begin
  delete from documents where application_id = new.id;
end;

create trigger if not exists documents_after_the_end before insert on documents
when (select status from childcare_applications where id = new.application_id) in ('SUBMITTED', 'LAPSED')
begin
  select raise(abort, 'The application has ended.');
end;
