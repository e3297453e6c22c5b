-- The postcode of what can be found in the gazetteer, where it has one alone.
-- Safe to run twice; later changes come as further files that only add.

create table if not exists place_postcodes (
  rank integer primary key,
  postcode text not null
);
