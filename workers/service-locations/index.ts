import { type Context, Hono } from "hono";
import { routePath } from "hono/route";
import { logIncident } from "../incident.ts";
import { categoriesOf, listOf, providerOf } from "./directory.ts";
import { nearest } from "./nearest.ts";
import { readPoint } from "./point.ts";
import { searchByName } from "./search.ts";

export interface ServiceLocationsBindings {
  DB: D1Database;
}

type DirectoryContext = Context<{ Bindings: ServiceLocationsBindings }>;

/** Cache times in seconds: data change once a day at most, statements about their age sooner. */
const lasting = { providers: 3600, categories: 60 };

export const serviceLocations = new Hono<{ Bindings: ServiceLocationsBindings }>();

serviceLocations.use(async (c, next) => {
  if (c.req.method !== "GET" && c.req.method !== "HEAD")
    return c.json({ error: "Method not allowed" }, 405, { allow: "GET, HEAD" });
  await next();
  c.header("access-control-allow-origin", "*");
});

for (const path of ["/categories", "/categories/"] as const)
  serviceLocations.get(path, async (c) => {
    const categories = await categoriesOf(c.env.DB, Date.now());
    return categories.length > 0 ? answer(c, categories, lasting.categories) : unavailable(c, "no-data");
  });

for (const path of ["/:category", "/:category/"] as const)
  serviceLocations.get(path, async (c) => {
    const providers = await listOf(c.env.DB, c.req.param("category"));
    return providers ? answer(c, providers) : notFound(c);
  });

for (const path of ["/:category/nearest", "/:category/nearest/"] as const)
  serviceLocations.get(path, async (c) => {
    const point = readPoint(c.req.query("lat"), c.req.query("lng"));
    if (!point) return refused(c);
    const services = await nearest(c.env.DB, c.req.param("category"), point);
    return services ? answer(c, services) : notFound(c);
  });

for (const path of ["/:category/search", "/:category/search/"] as const)
  serviceLocations.get(path, async (c) => {
    const found = await searchByName(c.env.DB, c.req.param("category"), c.req.query("q") ?? "");
    return found ? answer(c, found) : notFound(c);
  });

for (const path of ["/:category/:id", "/:category/:id/"] as const)
  serviceLocations.get(path, async (c) => {
    const id = c.req.param("id");
    if (!/^\d{1,9}$/.test(id)) return notFound(c);
    const provider = await providerOf(c.env.DB, c.req.param("category"), Number(id));
    return provider ? answer(c, provider) : notFound(c);
  });

serviceLocations.onError((error, c) => unavailable(c, error.name));

const answer = (c: DirectoryContext, value: object, seconds = lasting.providers) =>
  c.json(value, 200, { "cache-control": `public, max-age=${seconds}` });

const notFound = (c: DirectoryContext) =>
  c.json({ error: "There is no category or provider of that name" }, 404);

const refused = (c: DirectoryContext) =>
  c.json({ error: "lat and lng must be a point in degrees, such as lat=-41.29&lng=174.78" }, 400);

function unavailable(c: DirectoryContext, kind: string) {
  const reference = logIncident(routePath(c, -1), kind);
  const error = `The directory cannot be reached at the moment. Reference: ${reference}`;
  return c.json({ error }, 503, { "cache-control": "no-store", "access-control-allow-origin": "*" });
}
