import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { unstable_readConfig as readConfig } from "wrangler";
import { buildFolder, gallery, root, workers } from "../paths.mjs";

/** @typedef {Record<"site" | "services" | "standIns" | "gallery" | "database" | "bucket" | "queue", string>} PreviewNames */
/** @typedef {Record<"site" | "services" | "standIns" | "gallery", string>} PreviewConfigs */

const [site, services, standIns] = workers;

/**
 * Previews share nothing with each other.
 * @param {string} preview
 * @returns {PreviewNames}
 */
export function namesOf(preview) {
  if (!/^[a-z0-9][a-z0-9-]{0,19}$/.test(preview))
    throw new Error(`A preview is named in small letters, numbers and hyphens, at most 20: ${preview}`);
  return {
    site: `timata-${preview}`,
    services: `timata-services-${preview}`,
    standIns: `timata-stand-ins-${preview}`,
    gallery: `timata-gallery-${preview}`,
    database: `timata-${preview}`,
    bucket: `timata-uploads-${preview}`,
    queue: `timata-mails-${preview}`,
  };
}

/**
 * Production's configuration with other names, and stand-ins for every neighbour.
 * @param {string} preview
 * @param {{ databaseId: string; origin: string; first?: boolean }} given `first`: the outbox does not exist yet (it and the
 * second worker bind each other)
 * @returns {PreviewConfigs}
 */
export function writePreviewConfigs(preview, { databaseId, origin, first = false }) {
  const names = namesOf(preview);
  const folder = `${buildFolder}/previews/${preview}`;
  mkdirSync(folder, { recursive: true });
  const database = {
    binding: "DB",
    database_name: names.database,
    database_id: databaseId,
    migrations_dir: `${root}/migrations`,
  };
  const configs = {
    gallery: { ...common(gallery, names.gallery), workers_dev: false },
    services: {
      ...common(services, names.services),
      ratelimits: limitsOf(`${preview} services`, readConfig({ config: services.config })),
      workers_dev: false,
      d1_databases: [database],
      triggers: { crons: readConfig({ config: services.config }).triggers.crons },
      queues: {
        producers: [{ binding: "MAILS", queue: names.queue }],
        consumers: [{ queue: names.queue, max_batch_size: 10, max_batch_timeout: 1, max_retries: 10 }],
      },
      services: first ? [] : [{ binding: "MAIL", service: names.standIns, entrypoint: "Outbox" }],
      vars: { ORIGIN: origin, MAIL_FROM: "noreply@timata.govt.nz" },
    },
    standIns: {
      ...common(standIns, names.standIns),
      workers_dev: false,
      services: [
        { binding: "SERVICES", service: names.services },
        { binding: "GALLERY", service: names.gallery },
      ],
    },
    site: {
      ...common(site, names.site),
      ratelimits: limitsOf(preview, readConfig({ config: site.config })),
      workers_dev: true,
      assets: { ...readConfig({ config: site.config }).assets, directory: `${root}/public` },
      d1_databases: [database],
      r2_buckets: [{ binding: "UPLOADS", bucket_name: names.bucket }],
      triggers: { crons: readConfig({ config: site.config }).triggers.crons },
      services: [
        { binding: "SERVICES", service: names.standIns, entrypoint: "ServicesWithFaults" },
        { binding: "STAND_INS", service: names.standIns },
      ],
      vars: { ORIGIN: origin },
    },
  };
  const files = Object.entries(configs).map(([worker, config]) => {
    const file = `${folder}/${worker}.json`;
    writeFileSync(file, JSON.stringify(config, null, 2));
    return [worker, file];
  });
  return Object.fromEntries(files);
}

/** A rate limit's namespace is a number unique in the whole account. */
function limitsOf(preview, { ratelimits = [] }) {
  const first = 10_000 + (createHash("sha256").update(preview).digest().readUInt32BE() % 100_000_000) * 10;
  return ratelimits.map((limit, index) => ({ ...limit, namespace_id: String(first + index) }));
}

function common({ config, bundle }, name) {
  const { compatibility_date, compatibility_flags, observability } = readConfig({ config });
  return {
    name,
    main: bundle,
    no_bundle: true,
    compatibility_date,
    compatibility_flags,
    observability,
    send_metrics: false,
    preview_urls: false,
  };
}
