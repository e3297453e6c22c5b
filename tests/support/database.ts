import { afterAll, beforeAll } from "vitest";
import { emptyDatabase } from "#workers/database-for-tests.ts";
import { applyMigrations } from "./prepared.mjs";

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

/** The same database, noting the statements that it is asked to prepare. */
export function counted(db: D1Database): { db: D1Database; sent: string[] } {
  const sent: string[] = [];
  const prepare = (sql: string) => {
    sent.push(sql);
    return db.prepare(sql);
  };
  return { sent, db: { prepare, batch: (all: D1PreparedStatement[]) => db.batch(all) } as D1Database };
}
