-- What an early learning service's desk lists: families that wait for it. Safe to run twice; later changes come as further files that only add.

-- The token of the mailed link and what the service is told, sealed with the site's secret as the waiting mail is. It goes with the link.
create table if not exists childcare_waiting (
  application_id text not null,
  provider_id text not null,
  sealed text not null,
  primary key (application_id, provider_id),
  foreign key (application_id, provider_id) references childcare_sections (application_id, provider_id) on delete cascade
) without rowid;

create index if not exists childcare_waiting_of_service on childcare_waiting (provider_id);
create index if not exists childcare_sections_answered on childcare_sections (provider_id, answered_at) where answered_at is not null;

create trigger if not exists childcare_waiting_ended after update of token_hash on childcare_sections
when new.token_hash is null
begin
  delete from childcare_waiting where application_id = new.application_id and provider_id = new.provider_id;
end;
