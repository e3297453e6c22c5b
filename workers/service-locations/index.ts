import { type Context, Hono } from "hono";
import { routePath } from "hono/route";
import { logIncident } from "../incident.ts";
import { kindOf } from "../log/kind.ts";
import { categoriesOf, listOf, providerOf, providersOf, providersSharingAddress } from "./directory.ts";
import { kindNamed } from "./kinds.ts";
import { nearest } from "./nearest.ts";
import { listQuery, providerId } from "./operations.ts";
import { readPoint } from "./point.ts";
import { searchByName } from "./search.ts";

export interface ServiceLocationsBindings {
  DB: D1Database;
}

type DirectoryContext = Context<{ Bindings: ServiceLocationsBindings }>;

/** Seconds: the data change once a day at most, what is said of their age sooner. */
const lasting = { providers: 3600, categories: 60 };

export const serviceLocations = new Hono<{ Bindings: ServiceLocationsBindings }>();

serviceLocations.use(async (c, next) => {
  if (c.req.method !== "GET" && c.req.method !== "HEAD")
    return c.json({ error: "Method not allowed" }, 405, { allow: "GET, HEAD" });
  await next();
  c.header("access-control-allow-origin", "*");
  c.header("access-control-expose-headers", "link");
});

for (const path of ["/categories", "/categories/"] as const)
  serviceLocations.get(path, async (c) => {
    const categories = await categoriesOf(c.env.DB, Date.now());
    return categories.length > 0 ? answer(c, categories, lasting.categories) : unavailable(c, "no-data");
  });

for (const path of ["/:category", "/:category/"] as const)
  serviceLocations.get(path, async (c) => {
    const after = listQuery.safeParse(c.req.query());
    if (!after.success) return refusedPage(c);
    const category = c.req.param("category");
    const page = await listOf(c.env.DB, category, after.data.after ?? -1);
    if (!page) return notFound(c);
    const last = page.providers.at(-1);
    // RFC 8288: relative to the address asked.
    if (last && !page.isLast) c.header("link", `<?after=${last.id}>; rel="next"`);
    return answer(c, page.providers);
  });

for (const path of ["/:category/nearest", "/:category/nearest/"] as const)
  serviceLocations.get(path, async (c) => {
    const point = readPoint(c.req.query());
    const [category, asked] = [c.req.param("category"), c.req.query("kind")];
    const kind = asked ? kindNamed(category, asked) : undefined;
    if (!point || (asked && !kind)) return refused(c);
    const services = await nearest(c.env.DB, category, point, kind);
    return services ? answer(c, services) : notFound(c);
  });

for (const path of ["/:category/search", "/:category/search/"] as const)
  serviceLocations.get(path, async (c) => {
    const found = await searchByName(c.env.DB, c.req.param("category"), c.req.query("q") ?? "");
    return found ? answer(c, found) : notFound(c);
  });

for (const path of ["/:category/several", "/:category/several/"] as const)
  serviceLocations.get(path, async (c) => {
    const ids = (c.req.queries("id") ?? []).flatMap((id) => providerId.safeParse(id).data ?? []);
    return answer(c, await providersOf(c.env.DB, c.req.param("category"), ids));
  });

for (const path of ["/:category/:id", "/:category/:id/"] as const)
  serviceLocations.get(path, async (c) => {
    const { data: id } = providerId.safeParse(c.req.param("id"));
    const provider = id !== undefined && (await providerOf(c.env.DB, c.req.param("category"), id));
    return provider ? answer(c, provider) : notFound(c);
  });

for (const path of ["/:category/:id/same-address", "/:category/:id/same-address/"] as const)
  serviceLocations.get(path, async (c) => {
    const { data: id } = providerId.safeParse(c.req.param("id"));
    return answer(
      c,
      id === undefined ? [] : await providersSharingAddress(c.env.DB, c.req.param("category"), id),
    );
  });

serviceLocations.onError((error, c) => unavailable(c, kindOf(error)));

const answer = (c: DirectoryContext, value: object, seconds = lasting.providers) =>
  c.json(value, 200, { "cache-control": `public, max-age=${seconds}` });

const notFound = (c: DirectoryContext) =>
  c.json({ error: "There is no category or provider of that name" }, 404);

const refusedPage = (c: DirectoryContext) => c.json({ error: "after must be the number of a provider" }, 400);

const refused = (c: DirectoryContext) =>
  c.json(
    {
      error:
        "lat and lng must be a point in degrees, such as lat=-41.29&lng=174.78, and kind one of the category's",
    },
    400,
  );

function unavailable(c: DirectoryContext, kind: string) {
  const reference = logIncident(routePath(c, -1), kind);
  const error = `The directory cannot be reached at the moment. Reference: ${reference}`;
  return c.json({ error }, 503, { "cache-control": "no-store", "access-control-allow-origin": "*" });
}
