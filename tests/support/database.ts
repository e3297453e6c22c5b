import { Miniflare } from "miniflare";
import { afterAll, beforeAll } from "vitest";
import { unstable_splitSqlQuery as statementsOf } from "wrangler";
import { migrations } from "./site.ts";

/** A database with every migration applied, for the tests of one file. It is there once they run. */
export function databaseForTests(): { readonly db: D1Database } {
  let miniflare: Miniflare | undefined;
  let db: D1Database | undefined;
  beforeAll(async () => {
    const script = "export default { fetch() { return new Response('') } }";
    miniflare = new Miniflare({
      modules: true,
      script,
      compatibilityDate: "2026-04-01",
      d1Databases: { DB: "database-for-tests" },
    });
    db = (await miniflare.getD1Database("DB")) as unknown as D1Database;
    for (const statement of migrations().flatMap((sql) => statementsOf(sql)))
      await db.prepare(statement).run();
  });
  afterAll(() => miniflare?.dispose());
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
