-- What is on its way to the agency. Moments are milliseconds since 1970, UTC. Safe to run twice; later changes come as further files that
-- only add.

-- All that was sent, sealed with the site's secret and bound to the application: until the agency has acknowledged it, it is sent again
-- under the same key; for seven days more it is the family's copy. Then it is empty.
create table if not exists childcare_hand_overs (
  application_id text primary key references childcare_applications (id) on delete cascade,
  sealed text not null,
  -- When it was sent last.
  tried_at integer not null,
  acknowledged_at integer,
  -- The agency's own.
  reference text
) without rowid;

create index if not exists childcare_hand_overs_waiting on childcare_hand_overs (tried_at) where acknowledged_at is null;

-- Documents stay as long as the hand-over: only a lapse deletes them at once.
drop trigger if exists documents_of_ended_application;
create trigger if not exists documents_of_lapsed_application after update of status on childcare_applications
when new.status = 'LAPSED'
begin
  delete from documents where application_id = new.id;
end;
