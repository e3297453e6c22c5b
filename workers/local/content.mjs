import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { installWhatIsMissing } from "./install.mjs";
import { quiet, root } from "./paths.mjs";

// `npm run content` loads the guide locally and lists amounts to look up. `-- --check` only checks; `-- --remote` loads it into the
// deployed database, with `--services` the service directory and gazetteer; `-- --anyway` ignores mistakes, for a preview.
const words = process.argv.slice(2);
installWhatIsMissing();
const { checkContent, loadContent } = await import("../content/load/load.mjs");
const { contentBoard } = await import("../content/board/board.mjs");
const { toLookUp } = await import("../amounts/out-of-date.mjs");
const { sqlFile } = await import("../content/load/sql-file.mjs");

const { content, problems } = checkContent();
const cards = content.stages.flatMap(({ Sections }) => Sections.flatMap(({ Cards }) => Cards));
for (const problem of problems) console.error(`app/content/${problem}`);
console.log(
  `${content.stages.length} stages, ${cards.length} cards, ${content.simplePages.length} pages; ` +
    (problems.length === 0 ? "all files are good" : `${problems.length} to put right`),
);
if (problems.length > 0) process.exitCode = 1;
tellWhatToLookUp();
if (!words.includes("--check")) tellTheState();

const anyway = words.includes("--anyway");
const isGood = problems.length === 0 || anyway;
if (words.includes("--remote") && words.includes("--services")) await publishServices();
else if (isGood && words.includes("--remote")) await publish();
else if (isGood && !words.includes("--check")) await bringIntoThisMachine();

function tellWhatToLookUp() {
  const table = JSON.parse(readFileSync(`${root}/workers/amounts/amounts.data.json`, "utf8"));
  const missed = toLookUp(table, new Date().toISOString().slice(0, 10));
  if (missed.length === 0) return console.log("All amounts are current");
  console.log(`${missed.length} amounts to look up (workers/amounts/README.md):`);
  for (const { id, from, since, address } of missed)
    console.log(`  ${id}: of ${from}, out of date since ${since}; ${address}`);
}

function tellTheState() {
  const { entries, numbers } = contentBoard({ stages: content.stages, support: content.support.topics });
  const drafts = entries.filter(({ todo }) => todo.some(({ what }) => what === "draft")).length;
  const age = ({ read }) => (read ? `read on ${read}` : "never read");
  const list = ({ what, of }) => `    ${what}: ${of}`;
  console.log(
    `${entries.filter(({ read }) => read).length} of ${entries.length} texts have a source that was read, ${drafts} wait for a fluent reader:`,
  );
  for (const { address, read, grade, todo } of entries)
    console.log(
      [
        `  ${address}: ${age({ read })}, grade ${grade}`,
        ...todo.filter(({ what }) => what !== "draft").map(list),
      ].join("\n"),
    );
  console.log(`${numbers.length} telephone numbers:`);
  for (const { name, number, source, read } of numbers)
    console.log(`  ${name} ${number}: ${age({ read })}; ${source}`);
}

async function bringIntoThisMachine() {
  const { migrate, withDatabase } = await import("./serve.mjs");
  const store = `${root}/.wrangler/state/v3`;
  await migrate(store);
  const { version, isNew } = await withDatabase(store, (database) =>
    loadContent(database, undefined, { anyway }),
  );
  console.log(
    isNew ? `Version ${version} is in the database` : `The database has this version already: ${version}`,
  );
}

async function publish() {
  const { db, text } = sqlFile();
  const { version } = await loadContent(db, undefined, { anyway });
  if (send("guide.sql", text())) console.log(`Version ${version} is published`);
}

/** Changes rarely, and is far larger than the guide. */
async function publishServices() {
  const { loadServiceLocations } = await import("../service-locations/load.mjs");
  const { loadPlaces } = await import("../places/load.mjs");
  const { db, text } = sqlFile();
  await loadServiceLocations(db);
  await loadPlaces(db);
  if (send("services.sql", text())) console.log("The directory of services and the gazetteer are published");
}

/** D1 runs a file as one unit: all of it or nothing. */
function send(name, sql) {
  const file = `${mkdtempSync(`${tmpdir()}/timata-`)}/${name}`;
  writeFileSync(file, sql);
  const args = ["wrangler", "d1", "execute", "timata", "--remote", "--yes", "--file", file];
  const { status } = spawnSync("npx", args, { cwd: root, env: quiet, stdio: "inherit" });
  rmSync(path.dirname(file), { recursive: true });
  if (status !== 0) process.exitCode = 1;
  return status === 0;
}
