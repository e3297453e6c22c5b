import path from "node:path";
import { Response } from "miniflare";

/** @import { WorkerOptions } from "miniflare" */
/**
 * @typedef {{
 *   read?: number,
 *   written?: number,
 *   visit: string, // Of one request to one worker.
 *   caller?: string, // Reference of the visitor's request, where another worker asked.
 * }} AskedCost
 */
/**
 * @typedef {{
 *   worker: string,
 *   visit: string,
 *   reference: string,
 *   method: string,
 *   url: string,
 *   status: number,
 * }} AnsweredRequest
 */

/**
 * For `adjust`: puts a counter between each worker and its database. @param asked is told the SQL of each statement, how many rows D1
 * has read and written for it, and by which request; a worker whose counter says "enough" tells no more @param answered is told of each
 * answer of a worker
 * @param {Record<string, WorkerOptions>} workers
 * @param {(sql: string, cost: AskedCost) => unknown} asked
 * @param {(request: AnsweredRequest) => unknown} [answered]
 */
export function countQueries(workers, asked, answered) {
  for (const [name, worker] of Object.entries(workers)) {
    const hasDatabase = Object.keys(worker.d1Databases ?? {}).length > 0;
    if (!hasDatabase || !("modules" in worker) || !Array.isArray(worker.modules)) continue;
    const [built] = worker.modules;
    if (!built) continue;
    const counting = path.join(path.dirname(built.path), "counting.js");
    const contents = countingWorker(`./${path.basename(built.path)}`, answered !== undefined);
    worker.modules = [{ type: "ESModule", path: counting, contents }, ...worker.modules];
    worker.serviceBindings = {
      ...worker.serviceBindings,
      COUNTER: async (request) => {
        const { sql, ...told } = await request.json();
        const goesOn = sql === undefined ? answered?.({ worker: name, ...told }) : asked(sql, told);
        return new Response(null, { status: goesOn === "enough" ? 410 : 200 });
      },
    };
  }
}

/** Wraps the built worker; only its `DB` reports each statement to the counter. */
const countingWorker = (built, tellsAnswers) => `
  import worker from "${built}";

  const plain = new WeakMap();
  let isEnough = false;

  const costOf = ({ meta }) => ({ read: meta?.rows_read ?? 0, written: meta?.rows_written ?? 0 });

  function counted(statement, sql, tell) {
    const asking = (send) => async (...options) => {
      let answer = {};
      try {
        return (answer = await send(...options));
      } finally {
        await tell({ sql, ...costOf(answer) });
      }
    };
    const all = asking(() => statement.all());
    const one = async (column) => {
      const row = (await all()).results[0] ?? null;
      if (column === undefined || row === null) return row;
      if (!(column in row)) throw new Error("D1_ERROR: no such column");
      return row[column];
    };
    const ways = {
      bind: (...values) => counted(statement.bind(...values), sql, tell),
      all,
      first: one,
      run: asking(() => statement.run()),
      raw: asking((...options) => statement.raw(...options)),
    };
    const proxy = new Proxy(statement, { get: (target, name) => ways[name] ?? Reflect.get(target, name) });
    plain.set(proxy, { statement, sql });
    return proxy;
  }

  const countedDatabase = (db, tell) => ({
    prepare: (sql) => counted(db.prepare(sql), sql, tell),
    async batch(statements) {
      const batched = statements.map((statement) => plain.get(statement));
      let answers = [];
      try {
        return (answers = await db.batch(batched.map(({ statement }) => statement)));
      } finally {
        for (const [at, { sql }] of batched.entries()) await tell({ sql, ...costOf(answers[at] ?? {}) });
      }
    },
    exec: async (sql) => (await tell({ sql }), db.exec(sql)),
  });

  export default {
    ...worker,
    async fetch(request, env, context) {
      const tell = async (told) => {
        if (isEnough) return;
        const { status } = await env.COUNTER.fetch("http://counter/", { method: "POST", body: JSON.stringify(told) });
        isEnough = status === 410;
      };
      const by = { visit: crypto.randomUUID(), caller: request.headers.get("X-Request-Id") ?? undefined };
      const counting = { ...env, DB: countedDatabase(env.DB, (told) => tell({ ...told, ...by })) };
      const answer = await worker.fetch(request, counting, context);
      if (${tellsAnswers}) {
        const { method, url } = request;
        await tell({ ...by, reference: answer.headers.get("X-Request-Id"), method, url, status: answer.status });
      }
      return answer;
    },
  };`;
