import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { buildFolder, root } from "../paths.mjs";

/** @import { Deployed } from "./release.mjs" */

/**
 * Bundles both workers as a release does, without deploying, and writes the SHA-256 of all that is deployed, a line a file as `sha256sum -c`
 * reads it, from the root of the repository. Two makings of one commit have the same.
 * @param {Pick<Deployed, "wrangler" | "configs"> & { folder?: string; files?: string }} given `files`: what is served beside the workers
 * @returns {Promise<string>} the SHA-256 of that list
 */
export async function writeSums({
  wrangler,
  configs,
  folder = `${buildFolder}/release`,
  files = `${root}/public`,
}) {
  rmSync(folder, { recursive: true, force: true });
  for (const [worker, config] of Object.entries(configs)) {
    mkdirSync(`${folder}/${worker}`, { recursive: true });
    await wrangler(["deploy", "--dry-run", "--outdir", `${folder}/${worker}`, "-c", config]);
  }
  const all = [folder, files].flatMap((place) =>
    readdirSync(place, { recursive: true, withFileTypes: true })
      // Maps and the note of wrangler name folders of this machine, and are not deployed.
      .filter((entry) => entry.isFile() && !/\.map$|^README\.md$/.test(entry.name))
      .map(({ parentPath, name }) => path.join(parentPath, name)),
  );
  const lines = all.map((file) => `${sumOf(readFileSync(file))}  ${path.relative(root, file)}`);
  const list = `${lines.toSorted((a, b) => (a.slice(64) < b.slice(64) ? -1 : 1)).join("\n")}\n`;
  writeFileSync(`${folder}/SHA256SUMS`, list);
  return sumOf(list);
}

const sumOf = (bytes) => createHash("sha256").update(bytes).digest("hex");
