import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { bindingFindings, settingProblems } from "./deploying/partners.mjs";
import { root, workers } from "./paths.mjs";
import { isFree, isPort } from "./port.mjs";
import { localSettings } from "./settings.mjs";

/** @typedef {{ what: string, ok: boolean, help?: string | undefined, optional?: boolean }} Finding */

/**
 * Runs before any package is installed.
 * @param {{ version?: string; has?: (file: string) => boolean }} [machine]
 * @returns {Finding[]}
 */
export function machineFindings({ version = process.versions.node, has = existsSync } = {}) {
  const [major, minor] = version.split(".").map(Number);
  const isNew = major > 20 || (major === 20 && minor >= 20);
  const installed = has(`${root}/node_modules/wrangler/package.json`);
  const mayBuild = ["esbuild", "workerd"].every((name) => has(`${root}/node_modules/${name}/package.json`));
  return [
    { what: `Node ${version}`, ok: isNew, help: "Node 20.20 or newer is needed: https://nodejs.org" },
    { what: "packages", ok: installed, help: "npm start installs them; npm ci does only that" },
    {
      what: "esbuild and workerd",
      ok: mayBuild,
      help: "they are packages of this machine's kind: npm ci again",
    },
    {
      what: "built",
      ok: has(`${root}/.build/site/worker.js`),
      help: "npm run build, or npm start",
      optional: true,
    },
    {
      what: "a whole Chromium, for some tests",
      ok: Boolean(process.env.CHROMIUM_PATH) || ["chromium", "google-chrome"].some(isCommand),
      help: "set CHROMIUM_PATH; without it npm test leaves those out and says so",
      optional: true,
    },
  ];
}

const isCommand = (name) => spawnSync("which", [name], { stdio: "ignore" }).status === 0;

export async function deploymentFindings() {
  const { unstable_readConfig: readConfig } = await import("wrangler");
  const { databaseProblem, productionProblem } = await import("./deploying/settings.mjs");
  const [site, services] = workers.map(({ config }) => readConfig({ config }));
  const problem = productionProblem({ site, services });
  const configs = { site, services };
  const noDatabase = databaseProblem(configs);
  return [
    { what: "settings of production", ok: !problem, help: problem },
    ...settingProblems({ ...site.vars, ...services.vars }),
    ...bindingFindings(configs),
    {
      what: "a database of its own",
      ok: !noDatabase,
      help: noDatabase,
    },
  ];
}

/**
 * @param {string} origin
 * @param {(address: string) => Promise<Response>} [fetch]
 * @returns {Promise<Finding[]>}
 */
export async function siteFindings(origin, fetch = globalThis.fetch) {
  const answer = await fetch(`${origin}/health`).catch(() => undefined);
  const health = await answer?.json().catch(() => undefined);
  if (!health?.checks) return [{ what: `${origin}/health`, ok: false, help: "does not answer as it should" }];
  const late = ({ workedAt }) => workedAt === null || Date.now() - workedAt > 26 * 60 * 60 * 1000;
  return [
    ...Object.entries(health.checks).map(([what, ok]) => ({ what, ok, help: "see .github/DEPLOYING.md" })),
    ...Object.keys(health.downSince).map((what) => ({
      what,
      ok: false,
      help: "does not answer: .github/RUNBOOK.md",
    })),
    ...["journey", "clean-up", "reminders"].map((job) => ({
      what: `job ${job}`,
      ok: health.jobs[job] !== undefined && !late(health.jobs[job]),
      help: "has not worked for a day: are the crons there?",
    })),
  ];
}

const isOfDatabase = (file) => /^\d{4}_.*\.sql$/.test(file);

/**
 * @param {readonly string[]} applied
 * @returns {Finding[]}
 */
export function migrationFindings(applied) {
  const missing = readdirSync(`${root}/migrations`).filter(
    (file) => isOfDatabase(file) && !applied.includes(file),
  );
  return [
    { what: "schema of the database", ok: missing.length === 0, help: `not applied: ${missing.join(", ")}` },
  ];
}

/** Only the names of secrets can be read. */
const secrets = {
  timata: ["SEAL_SECRET", "SIGNING_KEY"],
  "timata-services": ["SEAL_SECRET", "LINK_SECRETS", "ALERT_URL"],
};

/** What has to be loaded, and where its rows are. */
const loaded = {
  "the guide": ["content_items", "content_cards", "content_words"],
  "the open data": ["open_data_records"],
  "the directory of services": ["service_categories", "service_locations"],
  "the gazetteer": ["place_areas", "places", "place_names"],
};

/**
 * @param {Readonly<Record<string, number>>} rows by table
 * @returns {Finding[]}
 */
export function loadedFindings(rows) {
  return Object.entries(loaded).map(([what, tables]) => {
    const empty = tables.filter((table) => !rows[table]);
    const counts = tables.map((table) => `${table} ${rows[table] ?? 0}`).join(", ");
    return {
      what: `${what} (${counts})`,
      ok: empty.length === 0,
      help: `nothing in ${empty.join(", ")}: npm run content -- --remote`,
    };
  });
}

const countsOfRows = `select ${Object.values(loaded)
  .flat()
  .map((table) => `(select count(*) from ${table}) as ${table}`)
  .join(", ")}`;

/**
 * @param {(args: readonly string[]) => any} [wrangler] its output as JSON, or nothing where it failed
 * @returns {Finding[]}
 */
export function remoteFindings(wrangler = askWrangler) {
  const applied = wrangler([...onDatabase, namesOfMigrations]);
  if (!applied)
    return [
      {
        what: "Cloudflare",
        ok: false,
        help: "wrangler could not ask the database: npx wrangler login, then compare database_id with npx wrangler d1 list",
      },
    ];
  return [
    ...migrationFindings(applied[0].results.map(({ name }) => name)),
    ...loadedFindings(wrangler([...onDatabase, countsOfRows])?.[0].results[0] ?? {}),
    ...workers
      .filter(({ name }) => secrets[name])
      .map(({ name, config }) => {
        const there = wrangler(["secret", "list", "-c", config])?.map((secret) => secret.name) ?? [];
        const missing = secrets[name].filter((each) => !there.includes(each));
        return {
          what: `secrets of ${name}`,
          ok: missing.length === 0,
          help: `${missing.join(" and ")} missing: .github/DEPLOYING.md, Once, step 5`,
        };
      }),
  ];
}

const onDatabase = ["d1", "execute", "timata", "--remote", "--json", "--command"];
const namesOfMigrations = "select name from d1_migrations";

function askWrangler(args) {
  const { status, stdout } = spawnSync("npx", ["wrangler", ...args], { cwd: root, encoding: "utf8" });
  try {
    return status === 0 ? JSON.parse(stdout) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * @param {Readonly<Record<string, string | undefined>>} [settings]
 * @returns {Promise<Finding[]>}
 */
export async function localFindings(settings = localSettings()) {
  const port = Number(settings.PORT ?? 8787);
  const problems = settingProblems(settings);
  return [
    ...(problems.length > 0 ? problems : [{ what: "settings", ok: true }]),
    {
      what: `port ${port}, free`,
      ok: !isPort(port) || (await isFree(port)),
      help: `something answers there, perhaps the site itself; PORT=${port + 1} npm start takes another`,
      optional: true,
    },
  ];
}

function say(title, findings) {
  console.log(`\n${title}`);
  for (const { what, ok, help, optional } of findings)
    console.log(`  ${ok ? "good   " : optional ? "without" : "MISSING"}  ${what}${ok ? "" : `: ${help}`}`);
  return findings.every(({ ok, optional }) => ok || optional);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const words = process.argv.slice(2);
  const origin = words.find((word) => word.startsWith("http"));
  const machine = machineFindings();
  let isGood = say("This machine", [...machine, ...(await localFindings())]);
  if (machine.find(({ what }) => what === "packages")?.ok) {
    const deployment = say(
      "Production, by its configuration (nothing of it is needed here)",
      await deploymentFindings(),
    );
    if (words.includes("--remote"))
      isGood = say("The account at Cloudflare", remoteFindings()) && deployment && isGood;
  }
  if (origin) isGood = say(origin, await siteFindings(origin)) && isGood;
  const { scripts } = JSON.parse(readFileSync(`${root}/package.json`, "utf8"));
  console.log(
    `\nnpm ${isGood ? "start" : "run doctor"} next; there are ${Object.keys(scripts).length} commands in package.json.`,
  );
  process.exitCode = isGood ? 0 : 1;
}
