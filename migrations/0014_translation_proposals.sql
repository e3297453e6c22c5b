-- Safe to run twice; later changes come as further files that only add.

-- What visitors would say otherwise in te reo Māori, until a moderator takes it into app/i18n/proposals.json or declines it. No page
-- shows it. Of the visitor nothing but the name that they may give.
create table if not exists translation_proposals (
  id integer primary key,
  -- Of the text and its English: of another wording it is another one.
  text_id text not null,
  text_key text not null,
  proposal text not null,
  reason text not null,
  name text not null,
  -- YYYY-MM-DD
  proposed_on text not null
);
