import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { buildDistress } from "./build.mjs";
import { buildFolder, root } from "./paths.mjs";

process.chdir(fileURLToPath(new URL("../..", import.meta.url)));
await buildDistress();
const outfile = `${buildFolder}/train.mjs`;
await build({
  absWorkingDir: root,
  entryPoints: ["workers/distress/training/main.ts"],
  bundle: true,
  platform: "node",
  format: "esm",
  outfile,
  logLevel: "error",
});
await import(outfile);
