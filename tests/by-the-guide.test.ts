import { generateKeyPairSync } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import type { Readable } from "node:stream";
import { fetch as fetchThere, Miniflare, Response as ResponseThere } from "miniflare";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { unstable_getMiniflareWorkerOptions as optionsOf, unstable_readConfig as readConfig } from "wrangler";
import { installContent } from "#workers/local/deploying/content-of.mjs";
import { productionProblem } from "#workers/local/deploying/settings.mjs";
import { root } from "#workers/local/imports.mjs";
import { workers as ofProduction } from "#workers/local/paths.mjs";
import { Visitor } from "./support/client.ts";
import { ownDatabase } from "./support/prepared.mjs";

describe("a site made by the guide alone", () => {
  const guide = readFileSync(`${root}/.github/DEPLOYING.md`, "utf8");
  const once = guide.slice(guide.indexOf("## Once"), guide.indexOf("## Keys"));
  const [site, services] = ofProduction.slice(0, 2).map(({ name, config, bundle }) => {
    const { workerOptions } = optionsOf(config);
    return { name, config, bundle, workerOptions };
  });
  if (!site || !services) throw new Error("There are two");
  const rows = [...once.matchAll(/^ *\| `(\w+)` \| (site|services|both) \| `([^`]+)` \|/gm)];
  const settingsOf = (worker: "site" | "services") =>
    Object.fromEntries(
      rows.flatMap(([, name = "", file, value]) =>
        file === worker || file === "both" ? [[name, value]] : [],
      ),
    );
  const { privateKey } = generateKeyPairSync("ed25519");
  const made: Record<string, string> = {
    SEAL_SECRET: "only-for-tests-by-the-guide".padEnd(40, "x"),
    LINK_SECRETS: "1:only-for-tests-by-the-guide".padEnd(42, "x"),
    SIGNING_KEY: `1:${privateKey.export({ type: "pkcs8", format: "der" }).toString("base64")}`,
    ALERT_URL: "https://pager.example",
  };
  const secretsOf = (config: string) =>
    Object.fromEntries(
      once
        .split("\n")
        .flatMap((line) =>
          [...line.matchAll(/secret put (\w+) -c (\$config|\S+)/g)].flatMap(([, name = "", file]) =>
            file === "$config" || file === config ? [[name, made[name] ?? ""]] : [],
          ),
        ),
    );
  const identity = { issuer: settingsOf("site").IDENTITY_ISSUER ?? "", path: "/authorize" };
  const lists = { response: [{ identifier: "1", name: "Wellington", code: "NZ" }] };
  let running: Miniflare;
  let store: string;
  let url: string;

  /** The world: the site by its public address, and a provider of log-ins. */
  async function elsewhere(request: {
    url: string;
    method: string;
    headers: Headers;
    arrayBuffer(): Promise<ArrayBuffer>;
  }) {
    const { origin, pathname, search } = new URL(request.url);
    if (origin === settingsOf("site").ORIGIN) {
      const body = request.method === "POST" ? await request.arrayBuffer() : null;
      const asked = { method: request.method, headers: request.headers, body, redirect: "manual" };
      return fetchThere(url + pathname + search, asked as Parameters<typeof fetchThere>[1]);
    }
    // Whoever does not sign is not served.
    if (origin === settingsOf("site").REGISTRY_URL) {
      const isSigned = /^timata=\(/.test(request.headers.get("Signature-Input") ?? "");
      return isSigned ? ResponseThere.json(lists) : new ResponseThere("", { status: 401 });
    }
    const { issuer, path } = identity;
    if (origin !== issuer) return new ResponseThere("", { status: 502 });
    if (pathname === path) return new ResponseThere("who are you?");
    return ResponseThere.json({
      issuer,
      authorization_endpoint: issuer + path,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ["code"],
      code_challenge_methods_supported: ["S256"],
    });
  }

  beforeAll(async () => {
    store = await ownDatabase();
    const workers = [
      { ...site, vars: { ...settingsOf("site"), ...secretsOf("wrangler.toml") } },
      { ...services, vars: { ...settingsOf("services"), ...secretsOf("workers/wrangler.toml") } },
    ].map(({ name, bundle, workerOptions, vars }) => ({
      ...workerOptions,
      name,
      modules: [{ type: "ESModule" as const, path: bundle, contents: readFileSync(bundle, "utf8") }],
      modulesRoot: path.dirname(bundle),
      bindings: { ...workerOptions.bindings, ...vars },
      outboundService: elsewhere,
      ...(name === site.name ? { unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }] } : {}),
    }));
    const handleRuntimeStdio = (...said: Readable[]) => void said.map((each) => each.resume());
    running = new Miniflare({
      workers,
      cf: false,
      defaultPersistRoot: store,
      handleRuntimeStdio,
    } as unknown as ConstructorParameters<typeof Miniflare>[0]);
    await running.ready;
    url = (await running.unsafeGetDirectURL(site.name)).origin;
  });
  afterAll(async () => {
    await running?.dispose();
    rmSync(store, { recursive: true, force: true });
  });

  test("its settings are those that a deployment asks for; one less is refused", () => {
    const d1_databases = [{ database_id: "8f2c0d5e-7c9b-4a53-9d0a-0c5a3f7e1b24" }];
    const configs = (without = "") => {
      const of = (worker: "site" | "services") => ({
        services: readConfig({ config: { site, services }[worker].config }).services,
        d1_databases,
        vars: Object.fromEntries(Object.entries(settingsOf(worker)).filter(([name]) => name !== without)),
      });
      return { site: of("site"), services: of("services") };
    };
    expect(productionProblem(configs())).toBeUndefined();
    for (const [, name = ""] of rows)
      expect([name, productionProblem(configs(name))]).toEqual([name, expect.stringContaining(name)]);
  });

  test("every step of a visitor works there, with a verdict, a log-in and a mail; what nobody tried is not called working", async () => {
    const worker = await running.getWorker(services.name);
    await worker.scheduled({ cron: "*/5 * * * *" });
    const health = JSON.parse(await (await fetch(`${url}/health`)).text());
    const steps = [
      "home",
      "maori",
      "stage",
      "search",
      "rules",
      "services",
      "verdict",
      "save",
      "read",
      "login",
    ];
    expect(Object.keys(health.jobs.journey.counts)).toEqual([...steps, "leave"]);
    expect(health).toMatchObject({ status: "ok", missing: [], jobs: { mailbox: { failures: 0 } } });
    const status = await new Visitor(url).visit("/status");
    expect(status.text("main")).toMatch(/Logging in\s*: working/);
    expect(status.text("main")).toMatch(/E-mails and reminders\s*: working/);
    expect(status.text("main")).toMatch(/Sending a birth registration\s*: working/);
    expect(status.text("main")).toMatch(/Sending a Childcare Subsidy application\s*: not known/);
  });

  test("its one command for data loads all of it, once", async () => {
    expect(once).toContain("npm run content -- --remote\n");
    const sent: string[] = [];
    const there = await running.getD1Database("DB", site.name);
    const load = (has: boolean) =>
      installContent("timata", site.config, {
        wrangler: async (args) => {
          const asked = args.at(-1) ?? "";
          if (args.includes("--file")) sent.push(readFileSync(asked, "utf8"));
          const results = has && !args.includes("--file") ? (await there.prepare(asked).all()).results : [];
          return JSON.stringify([{ results }]);
        },
      });
    await load(true);
    expect(sent).toEqual([]);
    await load(false);
    const all = sent.join("");
    for (const table of ["content_items", "open_data_records", "service_locations", "places"])
      expect(all).toContain(`insert into ${table} `);
  });
});
