import path from "node:path";
import { build } from "esbuild";
import { root } from "../../../workers/local/paths.mjs";
import { inTheTemplate } from "../template.mjs";

const folder = `${root}/tests/bench/template`;

const entries = {
  "entry.client": 'import "./entry.client.jsx";',
  root: 'export { default, Layout, links } from "./root.jsx";',
  stage: 'export { default, links, meta } from "./stage.jsx";',
};

/** What the template sends browsers, minified and split as its own build does: entry, what all share, and a file for each route. */
export async function remixClient() {
  const { outputFiles, metafile } = await build({
    entryPoints: Object.keys(entries).map((name) => ({ in: `client:${name}`, out: name })),
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    metafile: true,
    logLevel: "error",
    format: "esm",
    target: "es2022",
    jsx: "automatic",
    conditions: ["browser"],
    platform: "browser",
    define: { "process.env.NODE_ENV": '"production"' },
    absWorkingDir: root,
    outdir: `${root}/assets`,
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    plugins: [withoutServer, inTheTemplate({}), asEntries],
  });
  const files = new Map(outputFiles.map(({ path: at, text }) => [`/assets/${path.basename(at)}`, text]));
  /** @returns {any} */
  const outputOf = (name) =>
    Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint?.endsWith(`client:${name}`));
  const assetOf = (name) => {
    const [at, { imports }] = outputOf(name);
    const chunks = imports
      .filter(({ external }) => !external)
      .map((one) => `/assets/${path.basename(one.path)}`);
    return { module: `/assets/${path.basename(at)}`, imports: chunks };
  };
  return {
    files,
    assets: { entry: assetOf("entry.client"), root: assetOf("root"), stage: assetOf("stage") },
  };
}

/** What the template leaves out of its files for browsers: modules of servers. Here also what its page does not use, and the other language. */
const withoutServer = {
  name: "without-server",
  setup({ onLoad, onResolve, resolve }) {
    onResolve({ filter: /^(#app|\.)/ }, async ({ path: asked, pluginData, ...rest }) => {
      if (pluginData === "resolved" || !rest.importer.startsWith(`${root}/app/`)) return;
      const found = await resolve(asked, { ...rest, pluginData: "resolved" });
      const isLeftOut = /\/app\/server\/|\/workers\/log\/|\/\.build\/|\.mi\.ts$/.test(found.path);
      return { ...found, sideEffects: false, ...(isLeftOut && { namespace: "left-out" }) };
    });
    onLoad({ filter: /.*/, namespace: "left-out" }, () => ({
      contents: "module.exports = { mi: {} };",
      loader: "js",
    }));
  },
};

const asEntries = {
  name: "entries",
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^client:/ }, ({ path: name }) => ({ path: name, namespace: "client" }));
    onLoad({ filter: /.*/, namespace: "client" }, ({ path: name }) => ({
      contents: entries[name.replace("client:", "")],
      loader: "jsx",
      resolveDir: folder,
    }));
  },
};
