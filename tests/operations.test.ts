import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { describe, expect, test } from "vitest";
import { unstable_readConfig as readConfig } from "wrangler";
import { parse } from "yaml";
import { notesOf } from "#workers/local/deploying/notes.mjs";
import { bindingFindings, settingProblems } from "#workers/local/deploying/partners.mjs";
import { productionProblem } from "#workers/local/deploying/settings.mjs";
import {
  type Finding,
  localFindings,
  machineFindings,
  migrationFindings,
  remoteFindings,
  siteFindings,
} from "#workers/local/doctor.mjs";
import { root } from "#workers/local/imports.mjs";
import { measuredCosts } from "./bench/address-costs.mjs";
import { busyRow, row } from "./bench/simulate-day.mjs";

describe("production's settings", () => {
  const d1_databases = [{ database_id: "8f2c0d5e-7c9b-4a53-9d0a-0c5a3f7e1b24" }];
  const ofServices = {
    ORIGIN: "https://timata.example",
    MAIL_FROM: "noreply@timata.example",
    DIRECTORY_URL: "https://catalogue.example",
    WATCH_MAILBOX: "watch@timata.example",
  };
  const services = { services: [], d1_databases, vars: ofServices };
  const vars = {
    IDENTITY_ISSUER: "https://id.example",
    IDENTITY_CLIENT_ID: "timata",
    ORIGIN: "https://timata.example",
    PAYMENT_ORIGINS: "https://pay.example",
    REGISTRY_URL: "https://registry.example",
    AGENCY_URL: "https://agency.example",
    SCANNER_URL: "https://scanner.example",
  };
  const bound = [{ binding: "SERVICES", service: "timata-services" }];

  test.each<[string, object, string | undefined]>([
    ["as they should be", {}, undefined],
    [
      "a stand-in under another name",
      { services: [...bound, { binding: "STAND_INS", service: "helper" }] },
      "binds STAND_INS to helper",
    ],
    ["the site's services are stand-ins", { services: [{ binding: "SERVICES", service: "x" }] }, "to x"],
    ["a fixed day", { vars: { ...vars, TODAY: "2026-01-01" } }, "TODAY"],
    [
      "an identity provider here",
      { vars: { ...vars, IDENTITY_ISSUER: "http://127.0.0.1:9" } },
      "IDENTITY_ISSUER",
    ],
    ["a secret among the variables", { vars: { ...vars, SEAL_SECRET: "x" } }, "SEAL_SECRET"],
    ["no https", { vars: { ...vars, ORIGIN: "http://timata.example" } }, "ORIGIN"],
    ["no registry", { vars: { ...vars, REGISTRY_URL: "" } }, "REGISTRY_URL is missing"],
    ["no agency", { vars: { ...vars, AGENCY_URL: "" } }, "AGENCY_URL is missing"],
    ["no scanner of documents", { vars: { ...vars, SCANNER_URL: "" } }, "SCANNER_URL is missing"],
    ["no log-in", { vars: { ...vars, IDENTITY_ISSUER: "" } }, "IDENTITY_ISSUER is missing"],
    ["no client of the log-in", { vars: { ...vars, IDENTITY_CLIENT_ID: "" } }, "IDENTITY_CLIENT_ID"],
    ["no origins of payment", { vars: { ...vars, PAYMENT_ORIGINS: "" } }, "PAYMENT_ORIGINS"],
  ])("%s", (_, more, problem) => {
    const found = productionProblem({ site: { services: bound, d1_databases, vars, ...more }, services });
    if (problem) expect(found).toContain(problem);
    else expect(found).toBeUndefined();
  });

  test.each(["DIRECTORY_URL", "WATCH_MAILBOX", "MAIL_FROM"])("the second worker without %s", (name) => {
    const site = { services: bound, d1_databases, vars };
    const without = { ...services, vars: { ...ofServices, [name]: "" } };
    expect(productionProblem({ site, services: without })).toContain(`${name} is missing`);
    expect(
      productionProblem({ site, services: without }, ["--var", `${name}:https://x.example`]),
    ).toBeUndefined();
  });

  test("the id that stands in the repository is no database", () => {
    const kept = readConfig({ config: `${root}/wrangler.toml` }).d1_databases;
    const site = { services: bound, d1_databases: kept, vars };
    expect(productionProblem({ site, services })).toContain("database_id in wrangler.toml");
    const other = { ...services, d1_databases: kept };
    expect(productionProblem({ site: { ...site, d1_databases }, services: other })).toContain(
      "database_id in workers/wrangler.toml",
    );
  });
});

describe("what a day costs", () => {
  const written = readFileSync(`${root}/.github/DEPLOYING.md`, "utf8");

  test.each([100, 10_000, 1_000_000])("%i visits: as the page says", (visits) => {
    const found = row(visits, measuredCosts().costs);
    const cells = [
      visits,
      found["requests a day"],
      found["CPU seconds"],
      found["D1 rows read"],
      found["D1 rows written"],
    ].map((number) => number.toLocaleString("en-NZ"));
    const busy = found["D1 busy in the worst second"];
    expect(written).toContain(`| ${[...cells, busy, found["dollars a month"].toFixed(2)].join(" | ")} |`);
  });
});

test("how busy the database is, on both stores of drafts: as the decision says", () => {
  const decision = readFileSync(`${root}/.github/decisions/0037-drafts-in-objects.md`, "utf8");
  const [visits = 0, ...shares] = Object.values(busyRow(1_000_000, measuredCosts().costs));
  expect(decision).toContain(`| ${[visits.toLocaleString("en-NZ"), ...shares].join(" | ")} |`);
});

describe("what the doctor says", () => {
  const names = (findings: readonly Finding[]) => findings.flatMap(({ what, ok }) => (ok ? [] : [what]));

  test("of a machine: what is missing, and what to do", () => {
    expect(names(machineFindings({ version: "18.0.0", has: () => true }))).toContain("Node 18.0.0");
    expect(names(machineFindings({ has: () => false }))).toEqual(
      expect.arrayContaining(["packages", "built"]),
    );
    for (const { ok, help } of machineFindings({ has: () => false })) expect(ok || help).toBeTruthy();
  });

  test("of a site: what does not work", async () => {
    const health = (jobs: object, services: boolean) => async () =>
      Response.json({ checks: { database: true, services }, downSince: { registry: 1 }, jobs });
    const run = { workedAt: Date.now() };
    const all = { journey: run, "clean-up": run, reminders: run };
    const of = async (jobs: object, services: boolean) =>
      names(await siteFindings("https://x.example", health(jobs, services)));
    expect(await of(all, true)).toEqual(["registry"]);
    expect(await of({ ...all, journey: { workedAt: null } }, false)).toEqual([
      "services",
      "registry",
      "job journey",
    ]);
    const silent = () => Promise.reject(new Error());
    expect(names(await siteFindings("https://x.example", silent))).toEqual(["https://x.example/health"]);
  });

  test.each<[string, Record<string, string>]>([
    ["REGISTRY_URL without PAYMENT_ORIGINS", { REGISTRY_URL: "https://registry.example" }],
    ["IDENTITY_ISSUER without IDENTITY_CLIENT_ID", { IDENTITY_ISSUER: "https://id.example" }],
    ["MAPBOX_STYLE without MAPBOX_TOKEN", { MAPBOX_STYLE: "mapbox://styles/x" }],
    ["ANALYTICS_URL without ANALYTICS_SITE_ID", { ANALYTICS_URL: "https://count.example" }],
    ["SEAL_SECRET as it is", { SEAL_SECRET: "short" }],
    ["LINK_SECRETS as it is", { LINK_SECRETS: "x".repeat(40) }],
    ["TODAY as it is", { TODAY: "tomorrow" }],
    ["RULES_URL as it is", { RULES_URL: "rules.example" }],
  ])("of settings: %s", (what, settings) => {
    expect(names(settingProblems(settings))).toEqual([what]);
    const [{ help = "" } = {}] = settingProblems(settings);
    expect(help).not.toContain(settings.SEAL_SECRET ?? "a secret");
    expect(names(settingProblems({}))).toEqual([]);
  });

  test("of a machine: a port that is taken, with another one to take", async () => {
    const server = createServer();
    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
    const { port } = server.address() as { port: number };
    const findings = await localFindings({ PORT: String(port) });
    server.close();
    expect(findings.at(-1)).toMatchObject({
      ok: false,
      optional: true,
      help: expect.stringContaining(`PORT=${port + 1} npm start`),
    });
  });

  test("of a configuration: bindings, and one database", () => {
    const [site, services] = ["wrangler.toml", "workers/wrangler.toml"].map((file) =>
      readConfig({ config: `${root}/${file}` }),
    );
    if (!site || !services) throw new Error("There are two");
    expect(names(bindingFindings({ site, services }))).toEqual([]);
    // Less than the platform's own 30 seconds.
    for (const { limits } of [site, services]) expect(limits?.cpu_ms).toBe(10_000);
    const without = bindingFindings({ site: { ...site, r2_buckets: [] }, services });
    expect(without[0]).toMatchObject({ ok: false, help: expect.stringContaining("UPLOADS of site") });
    const other = [{ binding: "DB", database_id: "another" }];
    expect(names(bindingFindings({ site: { ...site, d1_databases: other }, services }))).toEqual([
      "one database for both workers",
    ]);
  });

  const tables = [
    ...["content_items", "content_cards", "content_words", "open_data_records", "service_categories"],
    ...["service_locations", "place_areas", "places", "place_names"],
  ];

  test("of an account: who is not logged in is told so, not that nothing was migrated; secrets by name", () => {
    expect(remoteFindings(() => undefined)).toMatchObject([
      { what: "Cloudflare", ok: false, help: expect.stringContaining("npx wrangler login") },
    ]);
    const all = readdirSync(`${root}/migrations`).map((name) => ({ name }));
    const rows = (more: object) =>
      Object.fromEntries([...tables.map((table) => [table, 12]), ...Object.entries(more)]);
    const asked =
      (more: object) =>
      (args: readonly string[]): unknown[] => {
        if (args[0] === "secret") return [{ name: "SEAL_SECRET" }, { name: "SIGNING_KEY" }];
        return [{ results: /count/.test(args.at(-1) ?? "") ? [rows(more)] : all }];
      };
    expect(names(remoteFindings(asked({})))).toEqual(["secrets of timata-services"]);
    const without = remoteFindings(asked({ open_data_records: 0 })).find(({ ok }) => !ok);
    expect(without).toMatchObject({
      what: "the open data (open_data_records 0)",
      help: expect.stringContaining("npm run content -- --remote"),
    });
  });

  test("of a database: the migrations that it lacks", () => {
    expect(migrationFindings([])[0]).toMatchObject({
      ok: false,
      help: expect.stringContaining("0001_open_data.sql"),
    });
  });
});

describe("the changelog", () => {
  const changelog = readFileSync(`${root}/.github/CHANGELOG.md`, "utf8");
  const headings = [...changelog.matchAll(/^## (.*)$/gm)].map(([, heading = ""]) => heading);

  test("what comes next, then releases with their day", () => {
    expect(headings[0]).toBe("Next");
    for (const heading of headings.slice(1))
      expect(heading).toMatch(/^v\d{4}\.\d{1,2}\.\d+ \(\d{1,2} [A-Z][a-z]+ \d{4}\)$/);
  });

  test("names the newest migration, and gives the notes of a release", () => {
    const newest =
      readdirSync(`${root}/migrations`)
        .filter((file) => /^\d{4}_/.test(file))
        .sort()
        .at(-1) ?? "";
    expect(changelog).toContain(newest.slice(0, 4));
    const released =
      "# Changelog\n\n## Next\n\n## v2026.11.10 (1 May 2026)\n\n- b\n\n## v2026.11.1 (1 April 2026)\n\n- a\n";
    expect([notesOf(released, "v2026.11.1"), notesOf(released, "v2026.11.10")]).toEqual(["- a", "- b"]);
    expect(notesOf(released, "v2026.11")).toBeUndefined();
  });
});

describe("workflows", () => {
  const folder = `${root}/.github/workflows`;
  interface Workflow {
    on: Record<string, unknown>;
    permissions: Record<string, string>;
    jobs: Record<
      string,
      {
        permissions?: Record<string, string>;
        "timeout-minutes"?: number;
        steps: { uses?: string; run?: string }[];
      }
    >;
  }
  const workflows = readdirSync(folder).map((file): [string, Workflow, string] => {
    const text = readFileSync(`${folder}/${file}`, "utf8");
    return [file, parse(text), text];
  });

  test.each(workflows)(
    "%s: actions pinned by hash, least permissions, an end, nothing of others in a command",
    (_, workflow, text) => {
      const jobs = Object.values(workflow.jobs);
      const uses = jobs.flatMap(({ steps }) => steps.flatMap(({ uses = [] }) => uses));
      expect(uses.filter((each) => !/@[0-9a-f]{40}$/.test(each))).toEqual([]);
      expect(workflow.permissions).toEqual({ contents: "read" });
      // What is run has a lock.
      expect(text).not.toMatch(/npx\b.*(-y|--yes)/);
      expect(jobs.map((job) => typeof job["timeout-minutes"])).toEqual(jobs.map(() => "number"));
      // Text of a pull request in a command would be run; a stranger's code must not see a secret.
      const commands = jobs.flatMap(({ steps }) => steps.flatMap(({ run = [] }) => run)).join("\n");
      expect(commands).not.toContain("${{");
      expect(workflow.on).not.toHaveProperty("pull_request_target");
      expect(text).not.toMatch(/(api[_-]?token|secret|password)["']?\s*[:=]\s*["']?[A-Za-z0-9_-]{20,}/i);
    },
  );

  test("every week all packages are audited, and newer ones proposed; a release has its tag, its tests and its signed origin", () => {
    const of = (name: string) => workflows.find(([file]) => file === name)?.[1];
    const runs = (name: string) =>
      Object.values(of(name)?.jobs ?? {}).flatMap(({ steps }) => steps.flatMap(({ run = [] }) => run));
    expect(of("audit.yml")?.on).toHaveProperty("schedule");
    expect(runs("audit.yml")).toContain("npm audit --audit-level=high");
    const { updates } = parse(readFileSync(`${root}/.github/dependabot.yml`, "utf8"));
    expect(updates.map((each: Record<string, string>) => each["package-ecosystem"])).toEqual([
      "npm",
      "github-actions",
    ]);
    const [tested, , sums, released] = runs("deploy.yml");
    expect(tested).toMatch(/ls-remote --tags[\s\S]*ci\.yml[\s\S]*--status success/);
    expect([sums, released].map((run) => run?.replace(/.* /, ""))).toEqual(["sums", '"$WHAT"']);
    expect(JSON.stringify(of("deploy.yml")?.jobs)).toContain("attest-build-provenance@");
  });
});
