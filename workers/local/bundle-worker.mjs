// Bundles as `wrangler deploy` does, without starting wrangler; `tests/build.test.ts` compares the two.

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import { buildFolder, root } from "./paths.mjs";
import { hashOf } from "./unless-made.mjs";

/**
 * @param {{ name: string, config: string, bundle: string }} worker
 * @returns {Promise<boolean>} whether anything has changed since the last bundle
 */
export async function bundleWorker({ name, config, bundle }) {
  const note = `${buildFolder}/made-from/${name}.json`;
  if (existsSync(bundle) && isUnchanged(note)) return false;
  const { unstable_readConfig: readConfig } = await import("wrangler");
  const from = path.dirname(config);
  const { metafile } = await build({ ...optionsOf(readConfig({ config }), from), outfile: bundle });
  const inputs = Object.keys(metafile.inputs).map((file) => path.relative(root, path.resolve(from, file)));
  const sources = [...inputs, path.relative(root, config), "package-lock.json"];
  writeFileSync(note, JSON.stringify({ sources, hash: hashOf(sources) }));
  return true;
}

/** @param {string} note */
function isUnchanged(note) {
  if (!existsSync(note)) return false;
  const { sources, hash } = JSON.parse(readFileSync(note, "utf8"));
  return hashOf(sources) === hash;
}

/**
 * @param {import("wrangler").Unstable_Config} config
 * @param {string} folder
 * @returns {import("esbuild").BuildOptions & { metafile: true }}
 */
function optionsOf({ main, alias = {}, define, minify, keep_names }, folder) {
  return {
    entryPoints: [main ?? ""],
    bundle: true,
    absWorkingDir: folder,
    format: "esm",
    target: "es2024",
    supported: { "import-source": true },
    conditions: ["workerd", "worker", "browser"],
    loader: { ".js": "jsx", ".mjs": "jsx", ".cjs": "jsx" },
    external: ["cloudflare:*", "node:async_hooks", "__STATIC_CONTENT_MANIFEST"],
    define: {
      "navigator.userAgent": '"Cloudflare-Workers"',
      "process.env.NODE_ENV": '"production"',
      ...define,
    },
    minify: minify ?? false,
    keepNames: keep_names ?? true,
    sourcemap: true,
    metafile: true,
    plugins: [exactAliases(alias, folder)],
    logLevel: "silent",
  };
}

/**
 * esbuild's own aliases also match longer names that begin with them.
 * @param {Record<string, string>} alias
 * @param {string} folder
 * @returns {import("esbuild").Plugin}
 */
function exactAliases(alias, folder) {
  return {
    name: "exact aliases",
    setup({ onResolve }) {
      if (Object.keys(alias).length === 0) return;
      onResolve({ filter: /^[^./#]/ }, ({ path: name }) => {
        const file = alias[name];
        return file ? { path: path.resolve(folder, file) } : undefined;
      });
    },
  };
}
