import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { recordsOf } from "./read-records.mjs";
import { sources } from "./sources.mjs";
import { replacing } from "./statements.mjs";

// Each type in one transaction. Data from the real directory stay. Returns the types that changed.
/** @param {Pick<D1Database, "prepare" | "batch">} db */
export async function loadServiceLocations(db) {
  const { results } = await db.prepare("select type, content_hash, refreshed_at from service_sources").all();
  const hash = hashOfFiles();
  const types = [];
  for (const { file, ...facts } of sources) {
    const known = results.find(({ type }) => type === facts.type);
    if (known && (known.refreshed_at !== null || known.content_hash === hash)) continue;
    const version = { facts, version: hash, contentHash: hash };
    await db.batch(replacing(db, version, recordsOf({ file, ...facts })));
    types.push(facts.type);
  }
  return types;
}

function hashOfFiles() {
  const hash = createHash("sha256");
  const here = new URL(".", import.meta.url);
  const names = [
    ...["categories.mjs", "grid.mjs", "read-records.mjs", "sources.mjs", "sphere.mjs", "statements.mjs"],
    ...readdirSync(new URL("records/", here))
      .filter((name) => !name.endsWith(".md"))
      .sort()
      .map((name) => `records/${name}`),
  ];
  for (const name of names) hash.update(name).update(readFileSync(new URL(name, here)));
  return hash.digest("hex").slice(0, 16);
}
