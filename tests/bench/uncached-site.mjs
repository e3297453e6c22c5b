import { build } from "esbuild";
import { unstable_readConfig as readConfig } from "wrangler";
import { root, workers } from "../../workers/local/paths.mjs";

/** Replaces the page caches, so that every page is rendered for every request; the data it is made from stay cached. */
const withoutPageCache = {
  name: "without-page-cache",
  setup({ onLoad, onEnd }) {
    let isReplaced = false;
    onLoad({ filter: /app\/server\/cache\/page-cache\.ts$/ }, () => {
      isReplaced = true;
      return {
        contents: `
          export const cachedPage = (_key, _request, render) => render();
          export const freshCachedPage = () => undefined;`,
        loader: "ts",
      };
    });
    // Otherwise cached pages would be measured under the name of rendered ones.
    onEnd(() => (isReplaced ? undefined : { errors: [{ text: "The page cache was not found." }] }));
  },
};

/** An alias replaces exactly the named package, as in wrangler; paths below it keep their own. */
const standingFor = (alias) => ({
  name: "standing-for",
  setup({ onResolve, resolve }) {
    onResolve({ filter: /./ }, ({ path, kind }) =>
      Object.hasOwn(alias, path) ? resolve(alias[path], { resolveDir: root, kind }) : undefined,
    );
  },
});

export async function uncachedSite() {
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
    external: ["cloudflare:*", "node:async_hooks"],
    absWorkingDir: root,
    plugins: [withoutPageCache, standingFor(alias)],
  });
  return outputFiles[0].text;
}
