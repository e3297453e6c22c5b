// Test support: a local D1 database that tests in Node ask over HTTP. Miniflare's proxies block the whole process for every
// `prepare` and `bind`, which is slow and sometimes fails on a busy machine.

import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { json } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { buildSync } from "esbuild";
import { Miniflare } from "miniflare";

type StatementMethod = "all" | "run" | "first" | "raw" | "batch";
type SendStatements = (
  how: StatementMethod,
  statements: readonly RemoteStatement[],
  option?: unknown,
) => Promise<unknown>;

/** Runs in workerd. */
const script = `export default {
  async fetch(request, { DB, DRAFTS }) {
    const { pathname } = new URL(request.url);
    if (pathname !== "/") return DRAFTS.get(DRAFTS.idFromName(pathname)).fetch(request);
    const { how, statements, option } = await request.json();
    const prepared = statements.map(({ sql, values }) => DB.prepare(sql).bind(...values));
    try {
      const value = how === "batch" ? await DB.batch(prepared) : await prepared[0][how](option);
      return Response.json({ value: value ?? null });
    } catch (error) {
      return Response.json({ error: error.message });
    }
  },
}`;

/** With `hasObjects` drafts can lie in objects beside it: `at` is where one is asked. */
export function emptyDatabase({ hasObjects = false } = {}) {
  const miniflare = new Miniflare({
    modules: true,
    script: hasObjects ? draftObject() + script : script,
    ...(hasObjects ? { durableObjects: { DRAFTS: { className: "DraftObject", useSQLite: true } } } : {}),
    compatibilityDate: "2026-04-01",
    d1Databases: { DB: "database-for-tests" },
    cf: false,
  });
  // Not by Miniflare's own fetch, which takes four times as long; and no connection is kept, for workerd closes it when it is idle.
  const ask: SendStatements = async (how, statements, option) => {
    const asked = request(await miniflare.ready, { method: "POST", agent: false });
    asked.end(JSON.stringify({ how, statements, option }));
    const [answer] = (await once(asked, "response")) as [IncomingMessage];
    const { value, error } = (await json(answer)) as { value: unknown; error?: string };
    if (error !== undefined) throw new Error(error);
    return value;
  };
  const db = {
    prepare: (sql: string) => new RemoteStatement(ask, sql, []),
    batch: (statements: readonly RemoteStatement[]) => ask("batch", statements),
  };
  const at = (place: string) => ({
    fetch: async (_: unknown, { body }: RequestInit = {}) => {
      const asked = request(new URL(place, await miniflare.ready), { method: "POST", agent: false });
      asked.end(body);
      const [answer] = (await once(asked, "response")) as [IncomingMessage];
      return Response.json(await json(answer));
    },
  });
  const ended = () => miniflare.dispose();
  return { db: db as unknown as D1Database, at: at as unknown as (place: string) => Fetcher, end: ended };
}

function draftObject(): string {
  const entryPoints = [fileURLToPath(new URL("drafts/draft-object.ts", import.meta.url))];
  const { outputFiles } = buildSync({ entryPoints, bundle: true, format: "esm", write: false });
  return outputFiles[0]?.text ?? "";
}

class RemoteStatement {
  readonly #ask: SendStatements;

  constructor(
    ask: SendStatements,
    readonly sql: string,
    readonly values: readonly unknown[],
  ) {
    this.#ask = ask;
  }

  toJSON() {
    return { sql: this.sql, values: this.values };
  }

  bind(...values: unknown[]): RemoteStatement {
    // As D1 does; over HTTP it would become null.
    if (values.includes(undefined)) throw new Error("D1_TYPE_ERROR: Type 'undefined' not supported");
    return new RemoteStatement(this.#ask, this.sql, values);
  }

  all = () => this.#ask("all", [this]);
  run = () => this.#ask("run", [this]);
  first = (column?: string) => this.#ask("first", [this], column);
  raw = (option?: object) => this.#ask("raw", [this], option);
}

/** Records the statements that are prepared. */
export function recordStatements(db: D1Database) {
  const sent: string[] = [];
  const prepare = (sql: string) => {
    sent.push(sql);
    return db.prepare(sql);
  };
  const batch = (statements: D1PreparedStatement[]) => db.batch(statements);
  return { sent, db: { prepare, batch } as unknown as D1Database };
}
