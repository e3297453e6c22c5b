import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { installWhatIsMissing } from "./install.mjs";
import { quiet, root } from "./paths.mjs";

// `npm run content` brings the guide into this machine's database; `-- --check` only reads its files;
// `-- --remote` brings them into the database of the deployed site; `-- --anyway` brings what can be read although there are mistakes, to look at a text while it is written.
const words = process.argv.slice(2);
installWhatIsMissing();
const { checkContent, loadContent } = await import("../content/load.mjs");
const { sqlFile } = await import("../content/sql-file.mjs");

const { content, problems } = checkContent();
const cards = content.stages.flatMap(({ Sections }) => Sections.flatMap(({ Cards }) => Cards));
for (const problem of problems) console.error(`app/content/${problem}`);
console.log(
  `${content.stages.length} stages, ${cards.length} cards, ${content.simplePages.length} pages; ` +
    (problems.length === 0 ? "all files are good" : `${problems.length} to put right`),
);
if (problems.length > 0) process.exitCode = 1;

const anyway = words.includes("--anyway");
const isGood = problems.length === 0 || anyway;
if (isGood && words.includes("--remote")) await publish();
else if (isGood && !words.includes("--check")) await bringIntoThisMachine();

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

/** The platform takes a file of statements as one: either the whole guide is new or nothing is. */
async function publish() {
  const file = `${mkdtempSync(`${tmpdir()}/timata-`)}/guide.sql`;
  const { db, text } = sqlFile();
  const { version } = await loadContent(db, undefined, { anyway });
  writeFileSync(file, text());
  const args = ["wrangler", "d1", "execute", "timata", "--remote", "--yes", "--file", file];
  const { status } = spawnSync("npx", args, { cwd: root, env: quiet, stdio: "inherit" });
  rmSync(path.dirname(file), { recursive: true });
  if (status === 0) console.log(`Version ${version} is published`);
  else process.exitCode = 1;
}
