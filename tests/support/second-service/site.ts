import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import type { SiteOptions } from "../site.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
/** As in wrangler.toml. */
const aliases = { "react/jsx-runtime": "app/jsx-runtime.ts", "react-dom": "app/left-out.ts" };
const routes = `${root}tests/support/second-service/routes.ts`;

/** The site with the routes of a second service added. */
export async function withSecondService(): Promise<SiteOptions> {
  const { outputFiles } = await build({
    entryPoints: [`${root}app/worker.ts`],
    bundle: true,
    format: "esm",
    platform: "browser",
    conditions: ["workerd", "worker", "browser"],
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
    external: ["cloudflare:*", "node:*"],
    write: false,
    absWorkingDir: root,
    plugins: [
      {
        name: "routes",
        setup({ onResolve }) {
          for (const [name, file] of Object.entries(aliases))
            onResolve({ filter: new RegExp(`^${name}$`) }, () => ({ path: root + file }));
          onResolve({ filter: /^\.\/routes\.ts$/ }, ({ importer }) =>
            importer.startsWith(`${root}app/`) ? { path: routes } : undefined,
          );
        },
      },
    ],
  });
  const contents = outputFiles[0]?.text ?? "";
  return {
    adjust: ({ timata }) => {
      Object.assign(timata, {
        modules: [{ type: "ESModule", path: `${root}.build/site/worker.js`, contents }],
      });
    },
  };
}
