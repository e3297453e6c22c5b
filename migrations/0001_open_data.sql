-- Open data: what /open-data/datastore_search answers from, and what it fell back on.
-- Safe to run twice; later changes come as further files that only add.

-- One row for each resource of the catalogue: its columns (JSON, CKAN's [{id, type}]), the day its
-- figures are of, and the hash of what was loaded, so that loading the same again is one small query.
create table if not exists open_data_resources (
  resource_id text primary key,
  fields text not null check (json_valid(fields)),
  as_at text not null,
  content_hash text not null
);

-- One row for each record: its number within the resource (CKAN's _id, from 1, in the order of the
-- source, which counts) and the record as JSON.
create table if not exists open_data_records (
  row_number integer primary key,
  resource_id text not null references open_data_resources (resource_id),
  _id integer not null,
  record text not null check (json_valid(record)),
  unique (resource_id, _id)
);

-- The words of each record, under the same row number, for full-text search without macrons or case.
create virtual table if not exists open_data_words using fts5 (
  words,
  tokenize = 'unicode61 remove_diacritics 2'
);

-- The last good answers of the real catalogue, for the time when it does not answer.
create table if not exists open_data_copies (
  search text primary key,
  body text not null,
  fetched_at text not null
);

create index if not exists open_data_copies_by_age on open_data_copies (fetched_at);
