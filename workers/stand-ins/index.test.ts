import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { Miniflare } from "miniflare";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

// Three workers as in development: a site, the stand-ins between, and the second worker behind them.

const site = `
  import { call } from "../call/index.ts";
  export default {
    async fetch(request, env) {
      const { pathname } = new URL(request.url);
      if (pathname.startsWith("/stand-ins")) return env.STAND_INS.fetch(request);
      if (pathname === "/registry") {
        const url = "https://stand-ins/stand-ins/registry/api/bro/countries";
        return Response.json(await call(env.STAND_INS, url, { neighbour: "registry", deadline: 800 }));
      }
      const options = { neighbour: pathname, deadline: 800, retries: { times: 1, pause: 50 } };
      return Response.json(await call(env.SERVICES, request.url, options));
    },
  };`;
const services = `export default { fetch: () => Response.json({ real: true }) }`;

async function bundled(contents: string) {
  const resolveDir = fileURLToPath(new URL(".", import.meta.url));
  const { outputFiles } = await build({
    stdin: { contents, resolveDir, loader: "ts" },
    bundle: true,
    write: false,
    format: "esm",
    target: "es2022",
    external: ["cloudflare:workers", "node:async_hooks"],
  });
  return outputFiles[0]?.text ?? "";
}

let mf: Miniflare;
beforeAll(async () => {
  const standIns = await bundled('export * from "./index.ts"; export { default } from "./index.ts";');
  const common = { modules: true, compatibilityDate: "2026-04-01", compatibilityFlags: ["nodejs_als"] };
  const SERVICES = { name: "timata-stand-ins", entrypoint: "ServicesWithFaults" };
  mf = new Miniflare({
    cf: false,
    workers: [
      {
        ...common,
        name: "site",
        script: await bundled(site),
        serviceBindings: { SERVICES, STAND_INS: "timata-stand-ins" },
      },
      {
        ...common,
        name: "timata-stand-ins",
        script: standIns,
        serviceBindings: { SERVICES: "timata-services" },
      },
      { ...common, name: "timata-services", script: services },
    ],
  });
});
afterAll(() => mf.dispose());

async function behave(behaviour: string, neighbour = "rules") {
  const body = JSON.stringify({ neighbour, behaviour });
  const headers = { "content-type": "application/json" };
  const response = await mf.dispatchFetch("http://site/stand-ins/faults", { method: "POST", headers, body });
  expect(response.status).toBe(200);
}

const real = { ok: true, value: { real: true } };

describe("a fault set on the page is what the site meets, in the runtime itself", () => {
  test.each([
    ["ok", real],
    ["down", { ok: false, kind: "unreachable" }],
    ["gone", { ok: false, kind: "status", status: 410 }],
    ["nonsense", { ok: true, value: ["kei hea", 42, null] }],
    ["slow", { ok: false, kind: "timeout" }],
    ["ok", real],
  ])("%s", async (behaviour, met) => {
    await behave(behaviour);
    const begun = Date.now();
    expect(await (await mf.dispatchFetch("http://site/rules/variables")).json()).toMatchObject(met);
    expect(Date.now() - begun).toBeLessThan(1_500);
    expect(await (await mf.dispatchFetch("http://site/open-data/datastore_search")).json()).toMatchObject(
      real,
    );
  });
});

describe("the registry, which is one of the stand-ins itself, has the same faults", () => {
  test.each([
    ["ok", { ok: true, value: { sample: true } }],
    ["down", { ok: false, kind: "unreachable" }],
    ["gone", { ok: false, kind: "status", status: 410 }],
    ["nonsense", { ok: true, value: ["kei hea", 42, null] }],
    ["ok", { ok: true }],
  ])("%s", async (behaviour, met) => {
    await behave(behaviour, "registry");
    expect(await (await mf.dispatchFetch("http://site/registry")).json()).toMatchObject(met);
  });
});
