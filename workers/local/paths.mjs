import { fileURLToPath } from "node:url";

/** The top folder of the repository, without a slash at its end. */
export const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "");
export const buildFolder = `${root}/.build`;

/** The three workers: name, configuration, bundle. */
export const workers = [
  { name: "timata", config: `${root}/wrangler.toml`, bundle: `${buildFolder}/site/worker.js` },
  {
    name: "timata-services",
    config: `${root}/workers/wrangler.toml`,
    bundle: `${buildFolder}/services/index.js`,
  },
  {
    name: "timata-stand-ins",
    config: `${root}/workers/stand-ins/wrangler.toml`,
    bundle: `${buildFolder}/stand-ins/index.js`,
  },
];

/** Keeps every tool of the build off the network and quiet. */
export const quiet = {
  ...process.env,
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_SEND_ERROR_REPORTS: "false",
  WRANGLER_HIDE_BANNER: "true",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  NODE_ENV: "production",
};
