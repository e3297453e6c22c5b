-- An application lapses 30 days after its draft was changed last. What a family or a service does for it counts as a change: a document that
-- was added, an answer of a service, a change of status. Safe to run twice; later changes come as further files that only add.

create trigger if not exists childcare_documents_move_lapse after insert on documents
begin
  update drafts set changed_at = max(changed_at, new.created_at)
  where id = (select draft_id from childcare_applications where id = new.application_id);
end;

create trigger if not exists childcare_answers_move_lapse after update of answered_at on childcare_sections
when new.answered_at is not null and new.answered_at is not old.answered_at
begin
  update drafts set changed_at = max(changed_at, new.answered_at)
  where id = (select draft_id from childcare_applications where id = new.application_id);
end;

create trigger if not exists childcare_statuses_move_lapse after update of status on childcare_applications
when new.status not in ('LAPSED', 'SUBMITTED') and new.status <> old.status
begin
  update drafts set changed_at = max(changed_at, new.changed_at) where id = new.draft_id;
end;
