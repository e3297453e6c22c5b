-- Safe to run twice; later changes come as further files that only add.

-- Fluent readers who have been given a link to the desk (`npm run translations -- reader`). Their names stand beside what they read.
create table if not exists translation_readers (
  -- SHA-256 of the code in the link.
  code_hash text primary key,
  name text not null,
  -- YYYY-MM-DD
  since text not null
);

-- What readers write at the desk: a draft of their own, words for a second reader, or a comment. Words that another reader has
-- checked are brought into the files by `npm run translations -- bring`.
create table if not exists translation_desk (
  id integer primary key,
  text_id text not null,
  text_key text not null,
  text_list text not null,
  kind text not null check (kind in ('draft', 'words', 'comment')),
  words text not null,
  note text not null,
  by_name text not null,
  -- YYYY-MM-DD, as the next two
  written_on text not null,
  checked_by text,
  checked_on text,
  brought_on text
);

create index if not exists translation_desk_text on translation_desk (text_key);

-- One draft of each reader for each text.
create unique index if not exists translation_desk_draft on translation_desk (text_key, by_name) where kind = 'draft';
