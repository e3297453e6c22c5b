import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { buildFolder, root } from "./paths.mjs";

const folder = `${buildFolder}/made-from`;

/**
 * @param {string} name
 * @param {readonly string[]} sources files and folders, from the root
 * @param {readonly string[]} made files, absolute
 * @param {() => unknown} make
 */
export async function unlessMade(name, sources, made, make) {
  const note = `${folder}/${name}`;
  const hash = hashOf(sources);
  const isThere = made.every(existsSync) && existsSync(note) && readFileSync(note, "utf8") === hash;
  if (isThere) return;
  await make();
  mkdirSync(folder, { recursive: true });
  writeFileSync(note, hash);
}

/** @param {readonly string[]} sources */
export function hashOf(sources) {
  const hash = createHash("sha256");
  for (const file of sources.flatMap(filesIn)) hash.update(file).update(readFileSync(path.join(root, file)));
  return hash.digest("hex").slice(0, 16);
}

/** @param {string} source */
function filesIn(source) {
  const full = path.join(root, source);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [source];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)))
    .sort();
}
