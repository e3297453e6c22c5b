import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions as optionsOf } from "wrangler";
import { loadContent } from "../content/load/load.mjs";
import { BrokenContent } from "../content/load/problems.mjs";
import { loadOpenData } from "../open-data/load.mjs";
import { loadPlaces } from "../places/load.mjs";
import { loadServiceLocations } from "../service-locations/load.mjs";
import { gallery, quiet, root, workers } from "./paths.mjs";
import { freePort } from "./port.mjs";
import { localSettings } from "./settings.mjs";

/** @import { WorkerOptions } from "miniflare" */
/** @typedef {{ url: string, miniflare: Miniflare, stop(): Promise<void> }} RunningSite */
/**
 * @typedef {{
 *   port: number, // 0 = any free port.
 *   store: string | false, // Folder for D1 and R2; false = in memory.
 *   environment?: Record<string, string | undefined>,
 *   hasGallery?: boolean, // `/stand-ins/gallery` answers too.
 *   adjust?: (workers: Record<string, WorkerOptions>) => void, // Changes the workers' options, by worker.
 *   isInspected?: boolean, // The workers' heaps can be looked into.
 * }} ServeOptions
 */

const settings = {
  timata: [
    "IDENTITY_ISSUER",
    "IDENTITY_CLIENT_ID",
    "IDENTITY_CLIENT_SECRET",
    "IDENTITY_SCOPES",
    "SEAL_SECRET",
    "TODAY",
    "QUICK_EXIT_URL",
    "FEEDBACK_URL",
    "ANALYTICS_URL",
    "ANALYTICS_SITE_ID",
    "MAPBOX_TOKEN",
    "MAPBOX_STYLE",
    "MYIR_STEP",
    "NEIGHBOUR_DEADLINE",
    "OFFLINE",
    "DRAFTS_IN",
    "REGISTRY_TAKES_ONLINE",
    "REGISTRY_URL",
    "PAYMENT_ORIGINS",
    "AGENCY_URL",
    "AGENCY_RECEIPT",
    "SCANNER_URL",
    "SIGNING_KEY",
  ],
  "timata-stand-ins": ["TODAY"],
  "timata-services": [
    "AMOUNTS_URL",
    "RULES_URL",
    "RULES_REFORM",
    "OPEN_DATA_URL",
    "CONTENT_URL",
    "TODAY",
    "DIRECTORY_URL",
    "WATCH_MAILBOX",
    "MAPBOX_TOKEN",
    "MAPBOX_URL",
  ],
};

/**
 * @param {ServeOptions} options
 * @returns {Promise<RunningSite>}
 */
export async function serve(options) {
  for (let left = 3; ; left--) {
    const port = options.port || (await freePort());
    try {
      return await serveAt({ ...options, port });
    } catch (error) {
      // Another process was quicker.
      const isTaken = /** @type {{ code?: string }} */ (error).code === "ERR_ADDRESS_IN_USE";
      if (!isTaken || options.port || left === 0) throw error;
    }
  }
}

/**
 * @param {ServeOptions} options
 * @returns {Promise<RunningSite>}
 */
async function serveAt({
  port,
  store,
  environment = localSettings(),
  adjust,
  hasGallery = false,
  isInspected = false,
}) {
  const host = "127.0.0.1";
  const origin = `http://${host}:${port}`;
  /** @type {Record<string, any>} */
  const options = Object.fromEntries(
    [...workers, ...(hasGallery ? [gallery] : [])].map((worker) => [
      worker.name,
      workerOptions(worker, environment),
    ]),
  );
  const site = options.timata;
  const secret = environment.SEAL_SECRET ?? localSecret();
  site.bindings = { ...site.bindings, ORIGIN: origin, SEAL_SECRET: secret };
  // Stand-ins answer locally, and faults can be put between the site and its services.
  site.serviceBindings = {
    ...site.serviceBindings,
    STAND_INS: { name: "timata-stand-ins" },
    SERVICES: { name: "timata-stand-ins", entrypoint: "ServicesWithFaults" },
  };
  // Mails end in the outbox: nothing tried here reaches anybody.
  const services = options["timata-services"];
  const LINK_SECRETS = environment.LINK_SECRETS ?? `1:${secret}`;
  services.bindings = { ...services.bindings, ORIGIN: origin, LINK_SECRETS, SEAL_SECRET: secret };
  services.serviceBindings = {
    ...services.serviceBindings,
    MAIL: { name: "timata-stand-ins", entrypoint: "Outbox" },
  };
  // Also where none is begun: what one has can be read and brought back.
  const draftObject = { className: "DraftObject", useSQLite: true };
  services.durableObjects = { DRAFTS: draftObject };
  site.durableObjects = { DRAFTS: { ...draftObject, scriptName: "timata-services" } };
  if (hasGallery) {
    const standIns = options["timata-stand-ins"];
    standIns.serviceBindings = { ...standIns.serviceBindings, GALLERY: { name: gallery.name } };
  }
  delete services.email;
  adjust?.(options);
  if (isInspected) for (const each of Object.values(options)) each.unsafeInspectorProxy = true;
  const miniflare = new Miniflare({
    workers: Object.values(options),
    host,
    port,
    cf: false,
    ...(store ? { defaultPersistRoot: store } : {}),
    ...(isInspected ? { inspectorPort: 0 } : {}),
  });
  await miniflare.ready;
  return { url: origin, miniflare, stop: () => miniflare.dispose() };
}

function workerOptions({ name, config, bundle }, environment) {
  const { workerOptions: options } = optionsOf(config);
  const bindings = Object.fromEntries(
    (settings[name] ?? []).filter((key) => environment[key]).map((key) => [key, environment[key]]),
  );
  return {
    ...options,
    name,
    modules: [{ type: "ESModule", path: bundle, contents: readFileSync(bundle, "utf8") }],
    modulesRoot: path.dirname(bundle),
    bindings: { ...options.bindings, ...bindings },
  };
}

/** @param {Miniflare} miniflare */
export function runHourlyJob(miniflare) {
  const strike = async () => {
    const [site, services] = await Promise.all(
      ["timata", "timata-services"].map((name) => miniflare.getWorker(name)),
    );
    await Promise.all([site.scheduled({ cron: "30 14 * * *" }), services.scheduled({ cron: "0 * * * *" })]);
  };
  const timer = setInterval(() => strike().catch(() => clearInterval(timer)), 60 * 60 * 1000);
  timer.unref();
  return strike();
}

/** @param {string} store */
export async function migrate(store) {
  const wrangler = `${root}/node_modules/wrangler/bin/wrangler.js`;
  const args = [
    wrangler,
    "d1",
    "migrations",
    "apply",
    "timata",
    "--local",
    "--persist-to",
    path.dirname(store),
  ];
  await promisify(execFile)(process.execPath, args, { cwd: root, env: { ...quiet, CI: "1" } });
}

/**
 * The gazetteer takes longest to load.
 * @param {Pick<Miniflare, "getD1Database">} miniflare
 * @param {{ places?: boolean }} [options]
 */
export async function load(miniflare, { places = true } = {}) {
  const database = await miniflare.getD1Database("DB", "timata");
  await loadOpenData(database);
  await loadServiceLocations(database);
  if (places) await loadPlaces(database);
  await loadContent(database).catch((error) => {
    if (!(error instanceof BrokenContent)) throw error;
    console.error(`${error.message}\nUntil these files are right the site keeps the guide that it has.`);
  });
}

/** Works with or without a running site. */
export async function withDatabase(store, work) {
  const [site] = workers;
  const { d1Databases, compatibilityDate } = optionsOf(site.config).workerOptions;
  const script = "export default { fetch: () => new Response() }";
  const miniflare = new Miniflare({
    modules: true,
    script,
    compatibilityDate,
    d1Databases,
    cf: false,
    defaultPersistRoot: store,
  });
  try {
    return await work(await miniflare.getD1Database("DB"));
  } finally {
    await miniflare.dispose();
  }
}

/** Kept in a file, so that sealed cookies survive a restart. */
function localSecret() {
  const file = `${root}/.wrangler/seal-secret`;
  if (!existsSync(file)) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, randomBytes(32).toString("hex"), { mode: 0o600 });
  }
  return readFileSync(file, "utf8");
}
