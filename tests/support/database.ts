import { afterAll, beforeAll } from "vitest";
import { type DraftObjects, draftObjects } from "#app/server/drafts/objects.ts";
import { emptyDatabase } from "#workers/database-for-tests.ts";
import { applyMigrations } from "./prepared.mjs";

export { recordStatements as counted } from "#workers/database-for-tests.ts";

/** A database with every migration applied, for the tests of one file. It is there once they run. */
export function databaseForTests({ hasObjects = process.env.DRAFTS_IN === "objects" } = {}): {
  readonly db: D1Database;
} {
  let end: (() => Promise<void>) | undefined;
  let db: D1Database | undefined;
  beforeAll(async () => {
    const made = emptyDatabase({ hasObjects });
    ({ db, end } = made);
    if (hasObjects) objects.set(db, made.at);
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

const objects = new WeakMap<D1Database, (place: string) => Fetcher>();

/** Those beside a database, where drafts of tests can lie. @param takesMore whether they take what is saved */
export function objectsBeside(db: D1Database, takesMore = true): DraftObjects | undefined {
  const at = objects.get(db);
  return at && draftObjects(at, takesMore);
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
