import { build } from "esbuild";
import { root } from "../paths.mjs";

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
  const { outputFiles } = await build({
    entryPoints: [`${root}/app/worker.ts`],
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    target: "es2024",
    jsx: "automatic",
    conditions: ["workerd", "worker", "browser"],
    define: { "process.env.NODE_ENV": '"production"' },
    absWorkingDir: root,
    plugins: [forgetful],
  });
  return outputFiles[0].text;
}
