import { readFileSync } from "node:fs";
import { installWhatIsMissing } from "./install.mjs";
import { root } from "./paths.mjs";

// `npm run content` loads the guide locally and lists amounts to look up. `-- --check` only checks; `-- --remote` loads the guide, open
// data, directory and gazetteer into the deployed database, each only if it differs; `-- --anyway` ignores mistakes, for a preview.
// `-- --feedback`, with `--remote` of the deployed site, says what visitors answered to "Was this page useful?".
const words = process.argv.slice(2);
installWhatIsMissing();
if (words.includes("--feedback")) {
  const { countsOfFeedback, feedbackLines } = await import("./feedback.mjs");
  const { queryDatabase } = await import("./query.mjs");
  const lines = feedbackLines(await queryDatabase(countsOfFeedback, words.includes("--remote")));
  console.log(lines.length > 0 ? lines.join("\n") : "Nobody has answered in three months");
  process.exit();
}
const { checkContent, loadContent } = await import("../content/load/load.mjs");
const { contentBoard } = await import("../content/board/board.mjs");
const { toLookUp } = await import("../amounts/out-of-date.mjs");

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
if (isGood && words.includes("--remote")) await publish();
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
  const { installContent } = await import("./deploying/content-of.mjs");
  const { wrangler } = await import("./deploying/wrangler.mjs");
  try {
    await installContent("timata", `${root}/wrangler.toml`, { wrangler, anyway, say: console.log });
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
