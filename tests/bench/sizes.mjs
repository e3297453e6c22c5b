import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { root, workers } from "../../workers/local/paths.mjs";

/**
 * @typedef {{
 *   raw: number,
 *   gzip: number,
 *   brotli: number,
 * }} Sizes
 */

/**
 * Bytes: gzip at level 6, brotli at its best.
 * @param {string | Uint8Array} content
 * @returns {Sizes}
 */
export function sizesOf(content) {
  const bytes = Buffer.from(content);
  return {
    raw: bytes.length,
    gzip: gzipSync(bytes, { level: 6 }).length,
    // Lazy, because it is slow for whole bundles.
    get brotli() {
      return brotliCompressSync(bytes).length;
    },
  };
}

/**
 * By name: what a browser loads besides pages, and each worker's bundle.
 * @returns {Record<string, Sizes>}
 */
export function sizesOfBuild() {
  const assets = `${root}/public/assets`;
  const scripts = readdirSync(assets).map((file) => [`/assets/${file}`, `${assets}/${file}`]);
  const bundles = workers.map(({ name, bundle }) => [`worker ${name}`, bundle]);
  const sizes = [...scripts, ...bundles].map(([name, file]) => [name, sizesOf(readFileSync(file))]);
  return Object.fromEntries(sizes);
}

/**
 * @param {string} site
 * @returns {Promise<[path: string, sizes: Sizes][]>}
 */
export async function sizesOfPages(site) {
  const { items } = await (await fetch(`${site}/api/content/stages`)).json();
  const stages = items.map(({ nameEn }) => `/stage/${nameEn.toLowerCase().replaceAll(" ", "-")}`);
  const paths = ["/", ...stages, "/support", "/search?search=sleep"];
  const both = paths.flatMap((path) => [path, path === "/" ? "/mi" : `/mi${path}`]);
  return Promise.all(both.map(async (path) => [path, sizesOf(await (await fetch(site + path)).text())]));
}
