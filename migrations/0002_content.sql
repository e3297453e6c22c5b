-- The guide: what /content answers from. It is brought in whole from app/content, in one transaction.
-- Safe to run twice; later changes come as further files that only add.

-- One row: the version of all that is loaded and, as one JSON, what is small and often asked for:
-- stages with their sections but without cards, simple pages, banners, outages.
create table if not exists content_publication (
  id integer primary key check (id = 1),
  version text not null,
  body text not null check (json_valid(body)),
  published_at text not null
);

-- A stage with its sections and their cards, or one section with its cards, as JSON.
create table if not exists content_items (
  kind text not null check (kind in ('stage', 'section')),
  id text not null,
  body text not null check (json_valid(body)),
  primary key (kind, id)
);

-- One row for each card and language, for full-text search without macrons or case.
create virtual table if not exists content_search using fts5 (
  name,
  keywords,
  content,
  tokenize = 'unicode61 remove_diacritics 2'
);

-- Under the same row number: which card that is, and all that a search result tells of it, as JSON.
create table if not exists content_cards (
  row_number integer primary key,
  card_id text not null,
  section_id text not null,
  stage_id text not null,
  language text not null check (language in ('en', 'mi')),
  body text not null check (json_valid(body))
);

-- The words of the guide, for prefixes and spelling: without macrons and case, as written, and in how many cards.
create table if not exists content_words (
  word text not null,
  language text not null check (language in ('en', 'mi')),
  written text not null,
  cards integer not null,
  primary key (word, language)
);
