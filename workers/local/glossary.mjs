import { readFileSync } from "node:fs";
import { build } from "esbuild";
import { buildFolder, root } from "./paths.mjs";

/** The glossary's rules, which are TypeScript: bundled for this command. */
export async function readGlossary() {
  const outfile = `${buildFolder}/glossary.mjs`;
  await build({
    absWorkingDir: root,
    entryPoints: ["workers/translations/glossary/findings.ts"],
    bundle: true,
    platform: "node",
    format: "esm",
    packages: "external",
    outfile,
    logLevel: "error",
  });
  /** @type {typeof import("../translations/glossary/findings.ts")} */
  const { glossaryOf } = await import(outfile);
  return glossaryOf(readFileSync(`${root}/workers/translations/glossary/terms.csv`, "utf8"));
}
