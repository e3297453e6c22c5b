import type { Miniflare, Request, Response, WorkerOptions } from "miniflare";
import type { FaultyNeighbour } from "#workers/stand-ins/faults.ts";
import { send, urlencoded } from "./http.ts";

type Workers = Record<string, WorkerOptions>;

/** Answers in place of the second worker; `passOn` asks the real one. */
export type ServicesAnswer = (
  request: Request,
  passOn: () => Promise<Response>,
) => Response | Promise<Response>;

/** For `adjust`: puts a function of the test where the site calls the second worker. */
export function servicesThat(answer: ServicesAnswer): (workers: Workers) => void {
  return (workers) => {
    const timata = named(workers, "timata");
    timata.serviceBindings = {
      ...timata.serviceBindings,
      SERVICES: async (request: Request, miniflare: Miniflare) => {
        const services = await miniflare.getWorker("timata-services");
        const passOn = () =>
          services.fetch(request.url, {
            method: request.method,
            headers: request.headers,
            body: request.body,
            duplex: "half",
          } as never) as unknown as Promise<Response>;
        return answer(request, passOn);
      },
    };
  };
}

/** Tells a pretend neighbour how to behave, through the page that is there for it. */
export async function setFault(site: string, neighbour: FaultyNeighbour, behaviour: string): Promise<void> {
  const { status } = await send(site, {
    method: "POST",
    path: "/stand-ins/faults",
    headers: { Origin: site, "Content-Type": "application/x-www-form-urlencoded" },
    body: urlencoded(Object.entries({ neighbour, behaviour })),
  });
  if (status >= 400) throw new Error(`The fault could not be set: ${status}`);
}

/** For `adjust`: takes the database away from every worker that has it. */
export function withoutDatabase(workers: Workers): void {
  for (const worker of Object.values(workers)) worker.d1Databases = {};
}

/** For `adjust`: every statement to the database takes this long (milliseconds) before it fails. */
export function withSlowDatabase(wait: number): (workers: Workers) => void {
  return (workers) => {
    for (const name of ["timata", "timata-services"]) wrap(named(workers, name), slowDatabase(wait));
  };
}

const slowDatabase = (wait: number): string => `
  const slowly = () => new Promise((_, fail) => setTimeout(() => fail(new Error("D1_ERROR: too slow")), ${wait}));
  const statement = { bind: () => statement, all: slowly, first: slowly, run: slowly, raw: slowly };
  const change = (env) => ({ ...env, DB: { prepare: () => statement, batch: slowly, exec: slowly } });`;

/** How a database behaves: it fails at once, after 10 s, answers what nobody asked, or does its work and loses the answer. */
export type DatabaseFault = "ok" | "down" | "slow" | "nonsense" | "answer-lost";

/** For `adjust`: the site's database behaves as `setDatabaseFault` says. */
export function withDatabaseFaults(workers: Workers): void {
  wrap(named(workers, "timata"), faultyDatabase);
}

/** @param only statements in which these words stand; all others go well */
export async function setDatabaseFault(site: string, behaviour: DatabaseFault, only = ""): Promise<void> {
  const { status } = await send(site, {
    path: `/database-fault?${urlencoded(Object.entries({ behaviour, only }))}`,
  });
  if (status !== 204) throw new Error(`The fault could not be set: ${status}`);
}

const faultyDatabase = `
  let behaviour = "ok", only = "";
  const later = () => new Promise((_, fail) => setTimeout(() => fail(new Error("D1_ERROR: too slow")), 10_000));
  const lost = () => { throw new Error("D1_ERROR: connection lost"); };
  const strange = { strange: "kei hea" };
  const ask = async (sql, real, nonsense) => {
    if (behaviour === "ok" || !sql.includes(only)) return real();
    if (behaviour === "slow") return later();
    if (behaviour === "nonsense") return nonsense;
    if (behaviour === "answer-lost") await real();
    return lost();
  };
  const all = { success: true, meta: {}, results: [strange] };
  const wrapped = (sql, real) => ({
    sql, real,
    bind: (...values) => wrapped(sql, real.bind(...values)),
    first: (...names) => ask(sql, () => real.first(...names), strange),
    all: () => ask(sql, () => real.all(), all),
    run: () => ask(sql, () => real.run(), all),
    raw: (...how) => ask(sql, () => real.raw(...how), [["kei hea"]]),
  });
  const change = (env) => ({ ...env, DB: {
    prepare: (sql) => wrapped(sql, env.DB.prepare(sql)),
    batch: (list) => ask(list.map(({ sql }) => sql).join(";"), () => env.DB.batch(list.map(({ real }) => real)), list.map(() => all)),
    exec: (sql) => ask(sql, () => env.DB.exec(sql), all),
  } });
  const instead = (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname !== "/database-fault") return undefined;
    behaviour = searchParams.get("behaviour");
    only = searchParams.get("only");
    return new Response(null, { status: 204 });
  };`;

/**
 * Puts a module of the test before a worker's own; its function `change` alters what the platform hands over, and its function
 * `instead`, where it has one, answers in place of the worker.
 */
function wrap(worker: WorkerOptions, source: string): void {
  const { modules, modulesRoot } = worker as { modules: { path: string }[]; modulesRoot: string };
  const [own] = modules;
  if (!own) throw new Error("The worker has no module");
  const contents = `import own from "./${own.path.slice(modulesRoot.length + 1)}";
    ${source}
    const answer = typeof instead === "undefined" ? () => undefined : instead;
    export default { fetch: (request, env, context) => answer(request) ?? own.fetch(request, change(env), context) };`;
  modules.unshift({ type: "ESModule", path: `${modulesRoot}/wrapped.js`, contents } as never);
}

function named(workers: Workers, name: string): WorkerOptions {
  const found = workers[name];
  if (!found) throw new Error(`There is no worker named ${name}`);
  return found;
}
