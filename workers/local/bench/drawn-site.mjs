import { readFileSync } from "node:fs";
import { build } from "esbuild";
import { root, workers } from "../paths.mjs";

/** Stands in for the caches of pages: every page is drawn for every request. What a page is drawn from is remembered as ever. */
const forgetful = {
  name: "forgetful",
  setup({ onLoad }) {
    onLoad({ filter: /app\/server\/kept-pages\.ts$/ }, () => ({
      contents: `
        export const keptPage = (_key, _asking, draw) => draw();
        export const freshPage = () => undefined;`,
      loader: "ts",
    }));
  },
};

/** Bundles the site's worker as wrangler does, only without the caches of pages. */
export async function drawnSite() {
  const [{ config }] = workers;
  const { outputFiles } = await build({
    entryPoints: [`${root}/app/worker.ts`],
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    target: "es2024",
    jsx: "automatic",
    // Wrangler keeps the names of functions, which costs a little for each of them, unless it is told not to.
    keepNames: !/^keep_names = false/m.test(readFileSync(config, "utf8")),
    conditions: ["workerd", "worker", "browser"],
    define: { "process.env.NODE_ENV": '"production"' },
    absWorkingDir: root,
    plugins: [forgetful],
  });
  return outputFiles[0].text;
}
