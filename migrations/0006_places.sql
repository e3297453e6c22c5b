-- The gazetteer: what /places answers from. It is brought in whole, in one transaction.
-- Safe to run twice; later changes come as further files that only add.

create table if not exists place_publication (
  id integer primary key check (id = 1),
  content_hash text not null
);

-- Towns, suburbs and postcodes, the largest first. `words` are all words that say where it is, folded, each between spaces.
create table if not exists place_areas (
  area integer primary key,
  id text not null unique,
  kind text not null check (kind in ('locality', 'postcode')),
  name text not null,
  name_mi text,
  text text not null,
  town text,
  region text,
  latitude real not null,
  longitude real not null,
  is_approximate integer not null,
  roads integer not null,
  words text not null
);

create index if not exists place_areas_by_latitude on place_areas (kind, latitude);

-- Everything that can be found, in the order in which it is offered: areas, and streets with the area they lie in.
create table if not exists places (
  rank integer primary key,
  area integer not null references place_areas (area),
  -- Of a street; an area has its own.
  street text
);

-- Under which names: folded, also by other spellings.
create table if not exists place_names (
  name text not null,
  rank integer not null,
  primary key (name, rank)
) without rowid;

-- What is offered for beginnings that very many names have, so that nobody looks through all of them.
create table if not exists place_beginnings (
  beginning text not null,
  position integer not null,
  rank integer not null,
  primary key (beginning, position)
) without rowid;

-- The words of towns and suburbs, folded: for a place whose words are told in another order.
create table if not exists place_words (
  word text not null,
  area integer not null references place_areas (area),
  primary key (word, area)
) without rowid;
