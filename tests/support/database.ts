import { afterAll, beforeAll } from "vitest";
import { emptyDatabase } from "#workers/database-for-tests.ts";
import { applyMigrations } from "./prepared.mjs";

export { recordStatements as counted } from "#workers/database-for-tests.ts";

/** A database with every migration applied, for the tests of one file. It is there once they run. */
export function databaseForTests(): { readonly db: D1Database } {
  let end: (() => Promise<void>) | undefined;
  let db: D1Database | undefined;
  beforeAll(async () => {
    ({ db, end } = emptyDatabase());
    await applyMigrations(db);
  });
  afterAll(() => end?.());
  return {
    get db() {
      if (!db) throw new Error("The database is there only while tests run.");
      return db;
    },
  };
}

/** A database that does not answer. */
export const brokenDatabase = {
  prepare() {
    throw new Error("D1_ERROR: not there");
  },
  async batch() {
    throw new Error("D1_ERROR: not there");
  },
} as unknown as D1Database;
