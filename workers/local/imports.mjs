import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "./paths.mjs";

/** @typedef {{ from: string, to: string, isPackage: boolean, typeOnly: boolean, isRelative: boolean }} Import `to`: a file or a package */

export { root };

const notOurs = new Set([
  ".git",
  ".wrangler",
  ".build",
  "node_modules",
  "public/assets",
  "public/review",
  "public/promises",
  ".dev.vars",
]);

export const files = walk("");
export const sources = files.filter((file) => /\.(ts|tsx|mjs|jsx)$/.test(file));

/** @param {string} file */
export const read = (file) => readFileSync(`${root}/${file}`, "utf8");
/** @param {string} file */
export const isTest = (file) => file.startsWith("tests/") || /\.test\.tsx?$/.test(file);

const statement =
  /^\s*(?:import|export)\s+(type\s)?(?:[^"';]*?\sfrom\s+)?"([^"]+)"|\bimport\(\s*"([^"]+)"\s*\)/gm;

/**
 * @param {string} from
 * @returns {Import[]}
 */
export function importsOf(from) {
  return [...read(from).matchAll(statement)].map(([, type, named, dynamic]) => {
    const said = named ?? dynamic ?? "";
    const isRelative = said.startsWith(".");
    const isAlias = said.startsWith("#");
    const to = isRelative ? path.posix.join(path.posix.dirname(from), said) : said.replace(/^#/, "");
    return { from, to, isPackage: !isRelative && !isAlias, typeOnly: Boolean(type), isRelative };
  });
}

/** @returns {string[]} */
function walk(folder) {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = folder ? `${folder}/${entry.name}` : entry.name;
    if (notOurs.has(name) || entry.name === "node_modules") return [];
    return entry.isDirectory() ? walk(name) : [name];
  });
}
