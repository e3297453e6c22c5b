import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { build } from "esbuild";
import { Miniflare } from "miniflare";
import { loadContent } from "../../workers/content/load/load.mjs";
import { root, workers } from "../../workers/local/paths.mjs";
import { migrate } from "../../workers/local/serve.mjs";
import { loadPlaces } from "../../workers/places/load.mjs";
import { loadServiceLocations } from "../../workers/service-locations/load.mjs";
import { straight, withProcess } from "./runtime.mjs";

const name = "directory";

const points = [
  "-36.85,174.76",
  "-41.29,174.78",
  "-43.53,172.63",
  "-37.79,175.28",
  "-45.88,170.5",
  "-46.1,168.94",
];
const typed = [
  "k",
  "wa",
  "kar",
  "karori",
  "queen st auck",
  "12 karori road",
  "taupo",
  "601",
  "mt eden",
  "zzyzx",
  "te",
];

const graded = JSON.parse(readFileSync(`${root}/tests/search-graded.json`, "utf8"));

/** The real lookups beside versions that read whole tables. `x-rows-read` in each answer: rows that the database read. */
const contents = `
  import { contentService } from "./workers/content/index.ts";
  import { places } from "./workers/places/index.ts";
  import { serviceLocations } from "./workers/service-locations/index.ts";
  import { kilometresBetween } from "./workers/service-locations/sphere.mjs";

  const { content } = contentService();

  /** The same database, adding up the rows that it reads. */
  function metered(db) {
    const meter = { rows: 0 };
    const note = (answer) => ((meter.rows += answer.meta.rows_read), answer);
    const statement = (prepared) => ({
      prepared,
      bind: (...values) => statement(prepared.bind(...values)),
      all: async () => note(await prepared.all()),
      first: async () => note(await prepared.all()).results[0] ?? null,
    });
    meter.DB = {
      prepare: (sql) => statement(db.prepare(sql)),
      batch: async (statements) => (await db.batch(statements.map(({ prepared }) => prepared))).map(note),
    };
    return meter;
  }

  async function nearestOfAll(db, query) {
    const point = { latitude: Number(query.get("lat")), longitude: Number(query.get("lng")) };
    const { results } = await db.prepare("select body from service_locations where category = 'early-education'").bind().all();
    const all = results.map(({ body }) => JSON.parse(body)).map((each) => ({ ...each, distance: kilometresBetween(point, each) }));
    return all.sort((a, b) => a.distance - b.distance).slice(0, 50);
  }

  async function placesOfAll(db, query) {
    const { results } = await db
      .prepare(\`select distinct rank, id, text, street from place_names join places using (rank) join place_areas using (area)
        where place_names.name || words like ?1 order by rank limit 8\`)
      .bind(query.get("q") + "%")
      .all();
    return results;
  }

  export default {
    async fetch(request, env) {
      const { pathname, search, searchParams } = new URL(request.url);
      const meter = metered(env.DB);
      const answer =
        pathname === "/nearest" ? await serviceLocations.request("/early-education/nearest/" + search, {}, meter)
        : pathname.startsWith("/search/") ? await content.request(pathname + search, {}, meter)
        : pathname === "/suggestion" ? await places.request("/" + search, {}, meter)
        : Response.json(await (pathname === "/nearest-of-all" ? nearestOfAll : placesOfAll)(meter.DB, searchParams));
      const told = new Response(answer.body, answer);
      told.headers.set("x-rows-read", String(meter.rows));
      return told;
    },
  };`;

/**
 * Directory and gazetteer alone in a process, with all the data that `npm start` loads.
 * @returns {Promise<{ contenders: Record<"search" | "nearest" | "nearestOfAll" | "suggestion" | "suggestionOfAll",
 * import("./load.mjs").Contender>, rowsRead(): Promise<Record<string, number>>, stop(): Promise<void> }>} `rowsRead`: the most
 * rows for any lookup
 */
export async function directory() {
  const store = mkdtempSync(`${tmpdir()}/timata-`);
  await migrate(`${store}/v3`);
  const { started: miniflare, cpu } = await withProcess(() => start(`${store}/v3`));
  const db = await miniflare.getD1Database("DB", name);
  await loadContent(db);
  await loadServiceLocations(db);
  await loadPlaces(db);
  const url = (await miniflare.unsafeGetDirectURL(name)).origin;
  const askingFor = (asked) => ({ url, cpu, asked, request: (index) => asked[index % asked.length] });
  const asking = (path, queries) =>
    askingFor(queries.map((query) => ({ path: `${path}?${new URLSearchParams(query)}` })));
  const near = points.map((point) => point.split(",")).map(([lat, lng]) => ({ lat, lng }));
  const contenders = {
    nearest: asking("/nearest", near),
    nearestOfAll: asking("/nearest-of-all", near),
    search: askingFor(
      graded.map(({ search, language }) => ({
        path: `/search/${encodeURIComponent(search)}/0?summary=true&language=${language}`,
      })),
    ),
    suggestion: asking(
      "/suggestion",
      typed.map((q) => ({ q })),
    ),
    suggestionOfAll: asking(
      "/suggestion-of-all",
      typed.map((q) => ({ q })),
    ),
  };
  return {
    contenders,
    async rowsRead() {
      const most = async ({ asked }) =>
        Math.max(...(await Promise.all(asked.map(({ path }) => rowsOf(url + path)))));
      const counted = Object.entries(contenders).map(async ([each, contender]) => [
        each,
        await most(contender),
      ]);
      return Object.fromEntries(await Promise.all(counted));
    },
    async stop() {
      await miniflare.dispose();
      rmSync(store, { recursive: true });
    },
  };
}

const rowsOf = async (address) => Number((await fetch(address)).headers.get("x-rows-read"));

async function start(store) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root },
    bundle: true,
    external: ["node:async_hooks"],
    write: false,
    format: "esm",
  });
  const { unstable_getMiniflareWorkerOptions: optionsOf } = await import("wrangler");
  const { d1Databases, compatibilityDate, compatibilityFlags } = optionsOf(workers[0].config).workerOptions;
  const miniflare = new Miniflare({
    unsafeDirectSockets: [straight],
    name,
    modules: [{ type: "ESModule", path: "worker.js", contents: outputFiles[0].text }],
    compatibilityDate,
    compatibilityFlags,
    d1Databases,
    cf: false,
    defaultPersistRoot: store,
  });
  await miniflare.ready;
  return miniflare;
}
