-- The directory of services: what /service-locations answers from. Each type of service is brought in whole, in one transaction.
-- Safe to run twice; later changes come as further files that only add.

-- One row for each type (family services, early learning, schools): its dates and source as JSON, the number of its version, the
-- hash of the files it came from, and when it was last fetched from the real directory (milliseconds since 1970, UTC).
create table if not exists service_sources (
  type text primary key,
  version text not null,
  facts text not null check (json_valid(facts)),
  content_hash text,
  refreshed_at integer
);

-- One row for each category: how many providers it has, how many more its source has without coordinates, and how many
-- there are in each cell of the grid, as JSON: [[cell, providers], …].
create table if not exists service_categories (
  category text primary key,
  type text not null references service_sources (type),
  total integer not null,
  without_location integer not null,
  cells text not null check (json_valid(cells))
);

-- One row for each provider in a category: where it is, as cell of the grid and as unit vector, and all that is told of it.
-- Without a cell it is never among the nearest: the Correspondence School.
create table if not exists service_locations (
  row_number integer primary key,
  category text not null,
  id integer not null,
  cell integer,
  x real not null,
  y real not null,
  z real not null,
  name text not null,
  body text not null check (json_valid(body)),
  unique (category, id)
);

-- A search by cells reads nothing but this.
create index if not exists service_locations_by_cell on service_locations (category, cell, x, y, z, id);
