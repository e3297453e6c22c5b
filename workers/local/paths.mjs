import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "");
export const buildFolder = `${root}/.build`;

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

/** Runs only with `npm start`, in previews, and in its test. */
export const gallery = {
  name: "timata-gallery",
  config: `${root}/tests/gallery/wrangler.toml`,
  bundle: `${buildFolder}/gallery/index.js`,
};

/** Keeps the build tools off the network and quiet. */
export const quiet = {
  ...process.env,
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_SEND_ERROR_REPORTS: "false",
  WRANGLER_HIDE_BANNER: "true",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  NODE_ENV: "production",
};
