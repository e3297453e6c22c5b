import { AssertionError } from "node:assert";
import { existsSync, rmSync } from "node:fs";
import { afterAll, beforeAll } from "vitest";
import { load, type RunningSite, type ServeOptions, serve } from "#workers/local/serve.mjs";
import { applyMigrations, ownDatabase } from "./prepared.mjs";

/** The secret that the sites of tests seal with, so that a test can make a token of its own. */
export const sealSecret = "only-for-tests-only-for-tests-only-for-tests";

/** Where many pages wait for a slow neighbour. `tests/faults.test.ts` waits as long as visitors do. */
export const shortDeadline = { NEIGHBOUR_DEADLINE: "1200" };

/** As if the registry took every parent alone online; by itself it takes none. */
export const everybodyOnline = {
  REGISTRY_TAKES_ONLINE: "dead,missing,mind,medical,overseas,danger,disagrees",
};

export interface SiteOptions {
  /** Settings, for instance TODAY. */
  environment?: Record<string, string>;
  /** A last word on the workers' options. */
  adjust?: ServeOptions["adjust"];
  /** Leave the database empty, without tables. */
  empty?: boolean;
  /** The gallery of components runs beside it. */
  hasGallery?: boolean;
  /** 0 = any free port, which is what most tests want. */
  port?: number;
}

/** Starts the built site with a database of its own: migrated, with the guide and all records. */
export async function startSite({
  environment = {},
  adjust,
  empty = false,
  hasGallery = false,
  port = 0,
}: SiteOptions = {}): Promise<RunningSite> {
  if (!existsSync(new URL("../../.build/site/worker.js", import.meta.url))) {
    throw new Error("The site is not built: run `npm run build`, or `npm test`, which builds it.");
  }
  const store = empty ? false : await ownDatabase();
  const site = await serve({
    port,
    store,
    hasGallery,
    environment: { SEAL_SECRET: sealSecret, ...environment },
    ...(adjust ? { adjust } : {}),
  });
  const stop = async () => {
    await site.stop();
    if (store) rmSync(store, { recursive: true, force: true });
  };
  return { ...site, stop };
}

/** Brings the schema into the database of a site that was started without. */
export async function migrate({ miniflare }: RunningSite): Promise<void> {
  await applyMigrations((await miniflare.getD1Database("DB", "timata")) as unknown as D1Database);
}

/** A site for the tests of one file, stopped when they are done. Its address is there once they run. */
export function siteForTests(options?: SiteOptions): { readonly url: string; readonly running: RunningSite } {
  let running: RunningSite | undefined;
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

/**
 * Gives an empty database all that a site needs. To do any of it twice is harmless, and it is done again where the local runtime's
 * own link to its databases breaks, as it does now and then on a busy machine.
 */
export async function fillDatabase(site: RunningSite): Promise<void> {
  for (let left = 4; ; left--) {
    try {
      await migrate(site);
      return await load(site.miniflare, { places: false });
    } catch (error) {
      if (left === 0 || !(error instanceof AssertionError)) throw error;
    }
  }
}
