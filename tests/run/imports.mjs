import { existsSync, statSync } from "node:fs";
import { importsOf, root, sources } from "../../workers/local/imports.mjs";

/** Vitest's test files. */
export const testFiles = sources.filter(
  (file) => /\.test\.tsx?$/.test(file) && /^(app|tests|workers)\//.test(file),
);

/** @type {Map<string, string[]>} */
const known = new Map();

/** @param {string} file */
function importedBy(file) {
  const before = known.get(file);
  if (before) return before;
  const found = /\.(m?ts|tsx|mjs)$/.test(file) && isFile(file) ? importsOf(file) : [];
  const all = found.filter(({ isPackage }) => !isPackage).map(({ to }) => to);
  known.set(file, all);
  return all;
}

/** @param {string} file */
const isFile = (file) => existsSync(`${root}/${file}`) && statSync(`${root}/${file}`).isFile();

/**
 * All files that a file leads to, itself among them.
 * @param {string} file
 * @returns {Set<string>}
 */
export function reachedFrom(file) {
  const reached = new Set([file]);
  for (const each of reached) for (const next of importedBy(each)) reached.add(next);
  return reached;
}

/**
 * Whether a test starts the built workers.
 * @param {Set<string>} reached
 */
export const needsWorkers = (reached) =>
  reached.has("workers/local/serve.mjs") || reached.has("tests/build.test.ts");

/**
 * Whether a test reads what is made for the workers: styles, texts of the support page, addresses of islands.
 * @param {Set<string>} reached
 */
export const needsImports = (reached) =>
  needsWorkers(reached) || [...reached].some((file) => file.startsWith(".build/") || broad.test(file));

/** They look at whatever is there. */
const broad = /^tests\/[\w-]+\.test\.tsx?$/;
