import { build } from "esbuild";
import { root } from "../../workers/local/paths.mjs";

const folder = `${root}/tests/bench/template`;

/** `more.assets` are those of browsers, by `remix-client.mjs`; without them the page names some that are not there. */
export async function templateWorker(site, path, more = {}) {
  const data = { ...(await dataFor(site, path)), ...more };
  const { outputFiles } = await build({
    entryPoints: [`${folder}/worker.jsx`],
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    target: "es2024",
    jsx: "automatic",
    conditions: ["workerd", "worker", "browser"],
    define: { "process.env.NODE_ENV": '"production"' },
    external: ["cloudflare:*", "node:async_hooks"],
    absWorkingDir: root,
    plugins: [inTheTemplate(data)],
  });
  return outputFiles[0].text;
}

/** @returns {import("esbuild").Plugin} */
export const inTheTemplate = (data) => ({
  name: "in-the-template",
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^react\/jsx-runtime$/ }, ({ importer }) =>
      importer.startsWith(`${root}/app/`) ? { path: `${folder}/jsx-runtime.jsx` } : undefined,
    );
    onResolve({ filter: /\/keep\.tsx$/ }, () => ({ path: `${folder}/keep.jsx` }));
    onResolve({ filter: /^bench:data$/ }, () => ({ path: "data", namespace: "bench" }));
    onLoad({ filter: /.*/, namespace: "bench" }, () => ({ contents: JSON.stringify(data), loader: "json" }));
  },
});

/** What the content service answers, and the page context (`app/ui/page-context.tsx`). */
async function dataFor({ origin }, path) {
  const ask = async (asked) => (await fetch(`${origin}/api${asked}`)).json();
  const stages = await ask("/content/stages");
  const stage = stages.items.find(({ nameEn }) =>
    path.endsWith(`/${nameEn.toLowerCase().replaceAll(" ", "-")}`),
  );
  const { amounts } = await ask("/amounts");
  const addresses = ["/content/stages", `/content/stages/${stage.id}`, "/content/simplepages"];
  const answers = await Promise.all(addresses.map(async (asked) => [asked, await ask(asked)]));
  const place = {
    language: "en",
    path,
    search: "",
    origin,
    saveData: false,
    formToken: "",
    reference: "",
    practice: true,
    quickExit: "https://www.metservice.com/",
    feedback: "/contact",
    amounts,
    shell: { banners: [], outages: [], isShareHidden: false },
  };
  return { place, answers: Object.fromEntries(answers) };
}
