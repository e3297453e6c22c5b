import { build } from "esbuild";
import { unstable_readConfig as readConfig } from "wrangler";
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

/** Names stand for others as wrangler has it: what lies below a package of that name keeps its own. */
const standingFor = (alias) => ({
  name: "standing-for",
  setup({ onResolve, resolve }) {
    onResolve({ filter: /./ }, ({ path, kind }) =>
      Object.hasOwn(alias, path) ? resolve(alias[path], { resolveDir: root, kind }) : undefined,
    );
  },
});

/** Bundles the site's worker as wrangler does, only without the caches of pages. */
export async function drawnSite() {
  const [site] = workers;
  const { main, keep_names, define, alias = {} } = readConfig({ config: site.config });
  const { outputFiles } = await build({
    entryPoints: [main],
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    target: "es2024",
    jsx: "automatic",
    keepNames: keep_names,
    conditions: ["workerd", "worker", "browser"],
    define,
    external: ["cloudflare:*"],
    absWorkingDir: root,
    plugins: [forgetful, standingFor(alias)],
  });
  return outputFiles[0].text;
}
