import path from "node:path";
import { Response } from "miniflare";

/** For `adjust`: puts a counter between each worker and its database. */
export function countQueries(workers, asked) {
  for (const worker of Object.values(workers)) {
    const hasDatabase = Object.keys(worker.d1Databases ?? {}).length > 0;
    if (!hasDatabase || !("modules" in worker) || !Array.isArray(worker.modules)) continue;
    const [built] = worker.modules;
    if (!built) continue;
    const counting = path.join(path.dirname(built.path), "counting.js");
    const contents = countingWorker(`./${path.basename(built.path)}`);
    worker.modules = [{ type: "ESModule", path: counting, contents }, ...worker.modules];
    worker.serviceBindings = {
      ...worker.serviceBindings,
      COUNTER: () => {
        asked();
        return new Response();
      },
    };
  }
}

/** Wraps the built worker; only its `DB` reports each statement to the counter. */
const countingWorker = (built) => `
  import worker from "${built}";

  const plain = new WeakMap();
  const sending = new Set(["all", "first", "run", "raw"]);

  function counted(statement, tell) {
    const proxy = new Proxy(statement, {
      get(target, name) {
        if (name === "bind") return (...values) => counted(target.bind(...values), tell);
        if (sending.has(name)) return async (...options) => (await tell(), target[name](...options));
        return Reflect.get(target, name);
      },
    });
    plain.set(proxy, statement);
    return proxy;
  }

  const countedDatabase = (db, tell) => ({
    prepare: (sql) => counted(db.prepare(sql), tell),
    async batch(statements) {
      for (const _ of statements) await tell();
      return db.batch(statements.map((statement) => plain.get(statement)));
    },
    exec: async (sql) => (await tell(), db.exec(sql)),
  });

  export default {
    fetch(request, env, context) {
      const tell = () => env.COUNTER.fetch("http://counter/");
      return worker.fetch(request, { ...env, DB: countedDatabase(env.DB, tell) }, context);
    },
  };`;
