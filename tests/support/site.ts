import { AssertionError } from "node:assert";
import { existsSync, rmSync } from "node:fs";
import { afterAll, beforeAll } from "vitest";
import { load, type RunningSite, type ServeOptions, serve } from "#workers/local/serve.mjs";
import { applyMigrations, ownDatabase } from "./prepared.mjs";

/** The secret that the sites of tests seal with, so that a test can make a token of its own. */
export const sealSecret = "only-for-tests-only-for-tests-only-for-tests";

/** The same tests on the other store of drafts: `DRAFTS_IN=objects npm test -- <files>`. */
const draftsIn = process.env.DRAFTS_IN ? { DRAFTS_IN: process.env.DRAFTS_IN } : {};

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
    environment: { SEAL_SECRET: sealSecret, ...draftsIn, ...environment },
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

async function startShared(): Promise<RunningSite> {
  const store = await ownDatabase();
  process.once("exit", () => rmSync(store, { recursive: true, force: true }));
  return serve({ port: 0, store, environment: { SEAL_SECRET: sealSecret, ...draftsIn } });
}

interface SiteOfTests {
  readonly url: string;
  readonly running: RunningSite;
}

/** A site for the tests of one file, stopped when they are done. Its address is there once they run. */
export function siteForTests(options?: SiteOptions): SiteOfTests {
  let running: RunningSite | undefined;
  const site = siteFrom(async () => {
    running = await startSite(options);
    return running;
  });
  afterAll(() => running?.stop());
  return site;
}

function siteFrom(start: () => Promise<RunningSite>): SiteOfTests {
  let running: RunningSite | undefined;
  beforeAll(async () => {
    running = await start();
  });
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

/** It ends with the process that started it, as browsers do. */
let shared: Promise<RunningSite> | undefined;

/**
 * The site as it is by itself, for files whose visitors leave nothing that others meet: those that run one after the other in a process
 * share it. To start one takes a second of processor time.
 */
export function sharedSite(): SiteOfTests {
  return siteFrom(async () => {
    shared ??= startShared();
    const site = await shared;
    if (await answers(site)) return site;
    // The local runtime has stood still for good, sweeping its memory, after ten minutes: another takes its place.
    void site.stop().catch(() => {});
    shared = startShared();
    return shared;
  });
}

const answers = ({ url }: RunningSite): Promise<boolean> =>
  fetch(`${url}/robots.txt`, { signal: AbortSignal.timeout(20_000) }).then(
    () => true,
    () => false,
  );

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
