// Test support: directory and gazetteer in workerd, with the data of the files.

import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions as optionsOf } from "wrangler";
import type { GeoPoint } from "./service-location.ts";

export interface PointResult {
  found: { id: number; name: string; type: string | null; distance: number | null }[];
  rowsRead: number;
}

const contents = `
  import { places } from "../places/index.ts";
  import { serviceLocations } from "./index.ts";
  import { nearest } from "./nearest.ts";

  const parts = { places, "service-locations": serviceLocations };

  async function nearestOf({ category, points }, DB) {
    const answered = [];
    for (const point of points) {
      let rowsRead = 0;
      const counting = {
        prepare: (sql) => DB.prepare(sql),
        batch: async (statements) => {
          const answers = await DB.batch(statements);
          for (const { meta } of answers) rowsRead += meta.rows_read;
          return answers;
        },
      };
      const found = (await nearest(counting, category, point)) ?? [];
      answered.push({ found: found.map(({ id, name, type, distance }) => ({ id, name, type, distance })), rowsRead });
    }
    return answered;
  }

  export default {
    async fetch(request, env) {
      const [, part, path, query] = /^[/]([^/]+)([^?]*)(.*)$/.exec(request.url.slice("http://test".length));
      if (part === "nearest-of-many") return Response.json(await nearestOf(await request.json(), env.DB));
      return parts[part].request(path + query, {}, env);
    },
  };`;

const pathOf = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** Call `end` when done with it. `store`: folder with a database that holds all records. */
export async function workerForTests(store: string) {
  const resolveDir = pathOf(".");
  const { outputFiles } = await build({
    stdin: { contents, resolveDir },
    bundle: true,
    external: ["node:async_hooks"],
    write: false,
    format: "esm",
  });
  const { d1Databases, compatibilityDate, compatibilityFlags } = optionsOf(
    pathOf("../../wrangler.toml"),
  ).workerOptions;
  const miniflare = new Miniflare({
    modules: true,
    compatibilityFlags,
    script: outputFiles[0]?.text ?? "",
    compatibilityDate: compatibilityDate ?? "2026-04-01",
    d1Databases,
    cf: false,
    defaultPersistRoot: store,
  });
  const ask = (path: string, body?: object) =>
    miniflare.dispatchFetch(`http://test${path}`, body ? { method: "POST", body: JSON.stringify(body) } : {});
  return {
    ask,
    database: async () => (await miniflare.getD1Database("DB")) as unknown as D1Database,
    end: () => miniflare.dispose(),
    nearestOfMany: async (category: string, points: readonly GeoPoint[]): Promise<PointResult[]> =>
      (await (await ask("/nearest-of-many", { category, points })).json()) as PointResult[],
  };
}
