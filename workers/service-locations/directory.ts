import { categories } from "./categories.mjs";
import { kindsOf } from "./kinds.ts";
import type { ListedService, ServiceCategory, ServiceLocation } from "./service-location.ts";
import type { SourceFacts } from "./statements.mjs";

/** Hours; the real directory is fetched daily. */
const freshFor = 48;

interface Row {
  category: string;
  total: number;
  without_location: number;
  facts: string;
  refreshed_at: number | null;
}

export async function categoriesOf(db: D1Database, now: number): Promise<ServiceCategory[]> {
  const { results } = await db
    .prepare(
      `select category, total, without_location, facts, refreshed_at
       from service_categories join service_sources using (type)`,
    )
    .all<Row>();
  return categories.flatMap((category) => {
    const row = results.find((each) => each.category === category.id);
    return row ? [withFacts(category, row, now)] : [];
  });
}

function withFacts(category: (typeof categories)[number], row: Row, now: number): ServiceCategory {
  const { refreshed_at: at } = row;
  const { type, as_at, rolls_as_at, coverage, source } = JSON.parse(row.facts) as SourceFacts;
  return {
    ...category,
    type,
    as_at,
    rolls_as_at,
    coverage,
    source,
    kinds: kindsOf(category.id),
    total: row.total,
    without_location: row.without_location,
    refreshed_at: at === null ? null : new Date(at).toISOString(),
    stale: at !== null && now - at > freshFor * 60 * 60 * 1000,
  };
}

const onePage = 500;

/** Undefined for an unknown category. Nobody gets everything at once. */
export async function listOf(
  db: D1Database,
  category: string,
  after: number,
): Promise<{ providers: ListedService[]; isLast: boolean } | undefined> {
  const [known, rows] = await db.batch<ListedService>([
    db.prepare("select 1 from service_categories where category = ?1").bind(category),
    db
      .prepare(
        `select id, name, body ->> 'latitude' as latitude, body ->> 'longitude' as longitude, body ->> 'type' as type
         from service_locations where category = ?1 and id > ?2 order by id limit ?3`,
      )
      .bind(category, after, onePage + 1),
  ]);
  const found = rows?.results ?? [];
  if (!known?.results.length) return undefined;
  return { providers: found.slice(0, onePage), isLast: found.length <= onePage };
}

export async function providerOf(
  db: D1Database,
  category: string,
  id: number,
): Promise<ServiceLocation | undefined> {
  const row = await db
    .prepare("select body from service_locations where category = ?1 and id = ?2")
    .bind(category, id)
    .first<{ body: string }>();
  return row ? (JSON.parse(row.body) as ServiceLocation) : undefined;
}

/** With itself; of a head office all its centres. None for a provider without an email address. */
export async function providersSharingAddress(
  db: D1Database,
  category: string,
  id: number,
): Promise<ServiceLocation[]> {
  const { results } = await db
    .prepare(
      `select body from service_locations where category = ?1 and lower(body ->> 'email') = (
         select lower(body ->> 'email') from service_locations where category = ?1 and id = ?2)
       order by id`,
    )
    .bind(category, id)
    .all<{ body: string }>();
  return results.map(({ body }) => JSON.parse(body) as ServiceLocation);
}

export async function providersOf(
  db: D1Database,
  category: string,
  ids: readonly number[],
): Promise<ServiceLocation[]> {
  const { results } = await db
    .prepare(
      "select body from service_locations where category = ?1 and id in (select value from json_each(?2))",
    )
    .bind(category, JSON.stringify(ids))
    .all<{ body: string }>();
  return results.map(({ body }) => JSON.parse(body) as ServiceLocation);
}
