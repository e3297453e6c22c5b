// A database is made once and then copied: applying every migration and loading every file takes longer than most tests.

import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildFolder, root } from "../../workers/local/paths.mjs";

/** What the database is made from: its schema, words and records, and the code that loads them. */
const sources = ["migrations", "app/content", "workers", "workers/local/serve.mjs", "package-lock.json"];
const made = `${buildFolder}/databases`;
const DAY = 86_400_000;

/** The folder to copy from, once it is known in this process. */
let original;

/**
 * A database with the schema, the guide and all records.
 * @returns {Promise<string>} a folder for `defaultPersistRoot` of Miniflare; whoever asked for it removes it
 */
export async function ownDatabase() {
  original ??= prepareDatabase();
  const folder = mkdtempSync(path.join(tmpdir(), "timata-"));
  cpSync(await original, folder, { recursive: true });
  return folder;
}

/**
 * Makes the database, unless it is there and nothing that it is made from has changed since.
 * @returns {Promise<string>} its folder, only to be copied
 */
export async function prepareDatabase() {
  const folder = `${made}/${hashOfSources()}`;
  if (existsSync(folder)) return folder;
  mkdirSync(made, { recursive: true });
  removeOldOnes();
  const draft = mkdtempSync(`${made}/draft-`);
  const { load, withDatabase } = await import("../../workers/local/serve.mjs");
  await withDatabase(draft, async (database) => {
    await applyMigrations(database);
    await load({ getD1Database: async () => database });
  });
  try {
    renameSync(draft, folder);
  } catch {
    // Another process has made the same in the meantime.
    rmSync(draft, { recursive: true });
  }
  return folder;
}

/**
 * Applies every migration, in the order of their numbers.
 * @param {Pick<D1Database, "prepare" | "batch">} database without tables
 */
export async function applyMigrations(database) {
  split ??= splitMigrations();
  for (const statements of await split)
    await database.batch(statements.map((statement) => database.prepare(statement)));
}

/** @type {Promise<string[][]> | undefined} */
let split;

async function splitMigrations() {
  const { unstable_splitSqlQuery: statementsOf } = await import("wrangler");
  return migrations().map(statementsOf);
}

/** The texts of all migrations, in the order of their numbers. */
function migrations() {
  const folder = `${root}/migrations`;
  const files = readdirSync(folder).filter((file) => file.endsWith(".sql"));
  return files.sort().map((file) => readFileSync(`${folder}/${file}`, "utf8"));
}

function hashOfSources() {
  const hash = createHash("sha256");
  for (const file of sources.flatMap(filesOf)) hash.update(file).update(readFileSync(`${root}/${file}`));
  return hash.digest("hex").slice(0, 16);
}

/** Modules in TypeScript have no part in it: what loads the database is run by Node as it is. */
function filesOf(source) {
  if (!statSync(`${root}/${source}`).isDirectory()) return [source];
  return readdirSync(`${root}/${source}`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith(".ts"))
    .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)))
    .filter((file) => !file.startsWith("workers/local/"))
    .sort();
}

/** What was made a day ago or earlier is nobody's any more. */
function removeOldOnes() {
  for (const name of readdirSync(made)) {
    const folder = `${made}/${name}`;
    if (Date.now() - statSync(folder).mtimeMs > DAY) rmSync(folder, { recursive: true, force: true });
  }
}
