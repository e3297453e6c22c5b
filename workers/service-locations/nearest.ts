// Only grid cells that can contain one of the nearest providers are read.

import { circleAround } from "./grid.mjs";
import type { Kind } from "./kinds.ts";
import { mostNearby, nearBy } from "./near.ts";
import type { GeoPoint, NearbyService, ServiceLocation } from "./service-location.ts";
import { kilometresBetween, unitVector } from "./sphere.mjs";

/** Some to spare: the database compares straight-line distances, which round differently. */
const read = mostNearby + 10;
const withCorrespondenceSchool = "primary-schools";

interface Grid {
  version: string;
  cells: { cell: number; providers: number; middle: GeoPoint; radius: number }[];
}

const grids = new Map<string, Grid>();

/** By unrounded distance, then id; the Correspondence School last. Undefined for an unknown category. */
export async function nearest(
  db: D1Database,
  category: string,
  point: GeoPoint,
  kind?: Kind,
): Promise<NearbyService[] | undefined> {
  const known = grids.get(category);
  const found = known && (await readNear(db, category, point, known, kind));
  if (found?.version === known?.version && found) return told(found, point, kind);
  // A new version may be swapped in between two reads, but hardly twice.
  for (let attempts = 3; attempts > 0; attempts--) {
    const grid = await readGrid(db, category);
    if (!grid) return undefined;
    grids.set(category, grid);
    const again = await readNear(db, category, point, grid, kind);
    if (again.version === grid.version) return told(again, point, kind);
  }
  throw new Error("The directory changes all the time.");
}

async function readGrid(db: D1Database, category: string): Promise<Grid | undefined> {
  const row = await db
    .prepare(
      "select version, cells from service_categories join service_sources using (type) where category = ?1",
    )
    .bind(category)
    .first<{ version: string; cells: string }>();
  if (!row) return undefined;
  const cells = JSON.parse(row.cells) as [cell: number, providers: number][];
  const around = ([cell, providers]: [number, number]) => ({ cell, providers, ...circleAround(cell) });
  return { version: row.version, cells: cells.map(around) };
}

function cellsNear({ cells }: Grid, point: GeoPoint): number[] {
  const away = cells.map(({ cell, providers, middle, radius }) => {
    const distance = kilometresBetween(point, middle);
    return { cell, providers, from: distance - radius, to: distance + radius };
  });
  let found = 0;
  let farthest = Number.POSITIVE_INFINITY;
  for (const { to, providers } of away.toSorted((a, b) => a.to - b.to)) {
    found += providers;
    if (found >= read) {
      farthest = to;
      break;
    }
  }
  return away.filter(({ from }) => from <= farthest).map(({ cell }) => cell);
}

const cellsWithin = ({ cells }: Grid, point: GeoPoint, kilometres: number): number[] =>
  cells.flatMap(({ cell, middle, radius }) =>
    kilometresBetween(point, middle) - radius <= kilometres ? [cell] : [],
  );

/** On a globe, nearest in a straight line is nearest along a great circle too. */
const nearestSql = (kind?: Kind) => `
  with near as (
    select id, (x - ?3) * (x - ?3) + (y - ?4) * (y - ?4) + (z - ?5) * (z - ?5) as straight
    from service_locations indexed by service_locations_by_cell
    where category = ?1 and cell in (select value from json_each(?2))
      ${kind ? `and body ->> '${kind.column}' like ?6` : ""}
    order by straight, id limit ${read})
  select body from near join service_locations using (id) where category = ?1`;

const anywhereSql =
  "select body from service_locations where category = ?1 and cell is null order by id limit 1";

interface NearestRows {
  version: string | undefined;
  near: string[];
  anywhere: string[];
}

async function readNear(
  db: D1Database,
  category: string,
  point: GeoPoint,
  grid: Grid,
  kind?: Kind,
): Promise<NearestRows> {
  const { x, y, z } = unitVector(point);
  const cells = JSON.stringify(kind ? cellsWithin(grid, point, nearBy) : cellsNear(grid, point));
  const versionSql =
    "select version from service_categories join service_sources using (type) where category = ?1";
  const [version, near, anywhere] = await db.batch<{ version?: string; body: string }>([
    db.prepare(versionSql).bind(category),
    db.prepare(nearestSql(kind)).bind(category, cells, x, y, z, ...(kind ? [kind.like] : [])),
    ...(category === withCorrespondenceSchool && !kind ? [db.prepare(anywhereSql).bind(category)] : []),
  ]);
  const bodies = (answer?: D1Result<{ body: string }>) => answer?.results.map(({ body }) => body) ?? [];
  return { version: version?.results[0]?.version, near: bodies(near), anywhere: bodies(anywhere) };
}

function told({ near, anywhere }: NearestRows, point: GeoPoint, kind?: Kind): NearbyService[] {
  const services = near.map((body) => {
    const service = JSON.parse(body) as ServiceLocation;
    return { service, kilometres: kilometresBetween(point, service) };
  });
  services.sort((a, b) => a.kilometres - b.kilometres || a.service.id - b.service.id);
  return [
    ...services
      .filter(({ kilometres }) => !kind || kilometres <= nearBy)
      .slice(0, mostNearby)
      .map(({ service, kilometres }) => ({
        ...service,
        distance: Math.round(kilometres * 10) / 10,
      })),
    ...anywhere.map((body) => ({ ...(JSON.parse(body) as ServiceLocation), distance: null })),
  ];
}
