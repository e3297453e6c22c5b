import { type Context, Hono } from "hono";
import { routePath } from "hono/route";
import { logIncident } from "../incident.ts";
import { kindOf } from "../log/kind.ts";
import { readPoint } from "../service-locations/point.ts";
import { gazetteer } from "./gazetteer.ts";
import { mapbox } from "./mapbox.ts";
import { boxQuery } from "./operations.ts";
import type { NamedPlace } from "./place.ts";
import type { PlaceSource } from "./source.ts";

export interface PlacesBindings {
  DB: D1Database;
  MAPBOX_TOKEN?: string;
  MAPBOX_URL?: string;
}

type PlacesContext = Context<{ Bindings: PlacesBindings }>;

/** Seconds, for our own gazetteer: Mapbox answers may not be cached. */
const lasting = 24 * 60 * 60;

export const places = new Hono<{ Bindings: PlacesBindings }>();

places.use(async (c, next) => {
  if (c.req.method !== "GET" && c.req.method !== "HEAD")
    return c.json({ error: "Method not allowed" }, 405, { allow: "GET, HEAD" });
  await next();
  c.header("access-control-allow-origin", "*");
});

places.get("/", (c) => answer(c, (source) => source.suggest(c.req.query("q") ?? "")));

for (const path of ["/find", "/find/"] as const)
  places.get(path, (c) => {
    const id = c.req.query("id");
    if (id !== undefined) return fromGazetteer(c, async (source) => listOf(await source.one(id)));
    return answer(c, (source) => source.find(c.req.query("q") ?? ""));
  });

for (const path of ["/near", "/near/"] as const)
  places.get(path, (c) => {
    const point = readPoint(c.req.query());
    if (!point) return refused(c, "lat and lng must be a point in degrees, such as lat=-41.29&lng=174.78");
    return answer(c, async (source) => listOf(await source.nearestTo(point)));
  });

for (const path of ["/within", "/within/"] as const)
  places.get(path, (c) => {
    const { data: box } = boxQuery.safeParse(c.req.query());
    if (!box) return refused(c, "south, west, north and east must be degrees");
    return fromGazetteer(c, (source) => source.within(box));
  });

places.onError((error, c) => {
  const reference = logIncident(routePath(c, -1), kindOf(error));
  const message = `The places cannot be reached at the moment. Reference: ${reference}`;
  return c.json({ error: message }, 503, {
    "cache-control": "no-store",
    "access-control-allow-origin": "*",
  });
});

type PlaceQuery<Source> = (source: Source) => Promise<NamedPlace[]>;

async function answer(
  c: PlacesContext,
  ask: PlaceQuery<Pick<PlaceSource, "suggest" | "find" | "nearestTo">>,
) {
  const { MAPBOX_TOKEN, MAPBOX_URL } = c.env;
  if (!MAPBOX_TOKEN) return fromGazetteer(c, ask);
  try {
    const found = await ask(mapbox({ MAPBOX_TOKEN, ...(MAPBOX_URL && { MAPBOX_URL }) }));
    return c.json(found, 200, { "cache-control": "no-store" });
  } catch (failure) {
    logIncident(routePath(c, -1), kindOf(failure));
    return fromGazetteer(c, ask, "no-store");
  }
}

async function fromGazetteer(
  c: PlacesContext,
  ask: PlaceQuery<PlaceSource>,
  caching = `public, max-age=${lasting}`,
) {
  return c.json(await ask(gazetteer(c.env.DB)), 200, { "cache-control": caching });
}

const listOf = (place: NamedPlace | undefined): NamedPlace[] => (place ? [place] : []);

const refused = (c: PlacesContext, error: string) => c.json({ error }, 400);
