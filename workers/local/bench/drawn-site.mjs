import { readFileSync } from "node:fs";
import { build } from "esbuild";
import { root, workers } from "../paths.mjs";

/** Stands in for the memory of finished pages: every page is drawn for every request. */
const forgetful = {
  name: "forgetful",
  setup({ onLoad }) {
    onLoad({ filter: /app\/server\/finished-pages\.ts$/ }, () => ({
      contents: "export const finishedPage = (_visit, draw) => draw();",
      loader: "ts",
    }));
  },
};

/** Bundles the site's worker as wrangler does, only without the memory of finished pages. */
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
