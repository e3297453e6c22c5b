import type { Miniflare, Request, Response, WorkerOptions } from "miniflare";
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
export async function setFault(
  site: string,
  neighbour: "rules" | "open-data" | "content" | "banners" | "outage-banners" | "registry" | "myir",
  behaviour: string,
): Promise<void> {
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

/** Puts a module of the test before a worker's own; its function \`change\` alters what the platform hands over. */
function wrap(worker: WorkerOptions, source: string): void {
  const { modules, modulesRoot } = worker as { modules: { path: string }[]; modulesRoot: string };
  const [own] = modules;
  if (!own) throw new Error("The worker has no module");
  const contents = `import own from "./${own.path.slice(modulesRoot.length + 1)}";
    ${source}
    export default { fetch: (request, env, context) => own.fetch(request, change(env), context) };`;
  modules.unshift({ type: "ESModule", path: `${modulesRoot}/wrapped.js`, contents } as never);
}

function named(workers: Workers, name: string): WorkerOptions {
  const found = workers[name];
  if (!found) throw new Error(`There is no worker named ${name}`);
  return found;
}
