import { existsSync, readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll } from "vitest";
import { unstable_splitSqlQuery as statementsOf } from "wrangler";
import { load, type Running, type ServeOptions, serve } from "#workers/local/serve.mjs";

/** The secret that the sites of tests seal with, so that a test can make a token of its own. */
export const sealSecret = "only-for-tests-only-for-tests-only-for-tests";

export interface SiteOptions {
  /** Settings, for instance TODAY. */
  environment?: Record<string, string>;
  /** A last word on the workers' options. */
  adjust?: ServeOptions["adjust"];
  /** Leave the database empty, without tables. */
  empty?: boolean;
  /** 0 = any free port, which is what most tests want. */
  port?: number;
}

/** Starts the built site with everything in memory: migrated and with its open data. */
export async function startSite({
  environment = {},
  adjust,
  empty = false,
  port = 0,
}: SiteOptions = {}): Promise<Running> {
  if (!existsSync(new URL("../../.build/site/worker.js", import.meta.url))) {
    throw new Error("The site is not built: run `npm run build`, or `npm test`, which builds it.");
  }
  const site = await serve({
    port,
    store: false,
    environment: { SEAL_SECRET: sealSecret, ...environment },
    ...(adjust ? { adjust } : {}),
  });
  if (!empty) {
    await migrate(site);
    await load(site.miniflare);
  }
  return site;
}

/** Applies every migration, as the platform does: in the order of their numbers, each statement by itself. */
export async function migrate({ miniflare }: Running): Promise<void> {
  const database = await miniflare.getD1Database("DB", "timata");
  for (const sql of migrations()) {
    for (const statement of statementsOf(sql)) await database.prepare(statement).run();
  }
}

export function migrations(): string[] {
  const folder = new URL("../../migrations/", import.meta.url);
  const files = readdirSync(folder).filter((file) => file.endsWith(".sql"));
  return files.sort().map((file) => readFileSync(new URL(file, folder), "utf8"));
}

/** A site for the tests of one file, stopped when they are done. Its address is there once they run. */
export function siteForTests(options?: SiteOptions): { readonly url: string; readonly running: Running } {
  let running: Running | undefined;
  beforeAll(async () => {
    running = await startSite(options);
  });
  afterAll(() => running?.stop());
  const now = () => {
    if (!running) throw new Error("The site runs only while tests run.");
    return running;
  };
  return {
    get url() {
      return now().url;
    },
    get running() {
      return now();
    },
  };
}
