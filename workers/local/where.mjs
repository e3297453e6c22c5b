import { readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { buildFolder, root } from "./paths.mjs";

/** Finds a log line's `place`, such as "at Re (worker.js:225:85123)", by the source map of the release that wrote it. */
export function sourceOf(place, map) {
  const [, line, column] = /:(\d+):(\d+)\)?$/.exec(place.trim()) ?? [];
  if (!line) return undefined;
  /** @type {Partial<import("node:module").SourceMapping>} */
  const { originalSource, originalLine } = new SourceMap(map).findEntry(Number(line) - 1, Number(column) - 1);
  return originalSource && `${originalSource.replace(/^(\.\.\/)+/, "")}:${(originalLine ?? 0) + 1}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [place, file] = process.argv.slice(2);
  if (!place) {
    console.error("node workers/local/where.mjs <place> [source map of the release]");
    process.exit(1);
  }
  const bundle = /index\.js/.test(place) ? "services/index.js" : "site/worker.js";
  const map = path.resolve(root, file ?? `${buildFolder}/${bundle}.map`);
  console.log(sourceOf(place, JSON.parse(readFileSync(map, "utf8"))) ?? "No such place in this release");
}
