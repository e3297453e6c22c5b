import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { installWhatIsMissing } from "./install.mjs";
import { root } from "./paths.mjs";
import { queryDatabase } from "./query.mjs";

// `npm run translations -- export FILE` (.csv or .xlf), `-- import FILE --by "Name" [--on YYYY-MM-DD]`, `-- proposals`,
// `-- take NUMBER`, `-- decline NUMBER`; with `--remote`, the deployed site's proposals.
const usage = `npm run translations -- export FILE.csv|FILE.xlf [--waiting]
npm run translations -- import FILE.csv|FILE.xlf --by "Name of the reader" [--on YYYY-MM-DD]
npm run translations -- proposals|take NUMBER|decline NUMBER [--remote]`;

installWhatIsMissing();
const [command = "", given = "", ...options] = process.argv.slice(2).filter((word) => word !== "--remote");
const isRemote = process.argv.includes("--remote");
const query = (sql) => queryDatabase(sql, isRemote);
const option = (name) => options[options.indexOf(`--${name}`) + 1 || options.length];

const commands = { export: exportTexts, import: importTexts, proposals: listProposals, take, decline };
if (Object.hasOwn(commands, command)) await commands[command]();
else fail(usage);

function fail(text) {
  console.error(text);
  process.exitCode = 1;
}

async function exportTexts() {
  const { toCsv, toXliff } = await import("../translations/files.mjs");
  const { reviewedTexts, rowsOf } = await import("../translations/review.mjs");
  const write = { ".csv": toCsv, ".xlf": toXliff }[path.extname(given)];
  if (!write) return fail(usage);
  const rows = rowsOf(reviewedTexts(root)).filter(({ isRead }) => !isRead || !options.includes("--waiting"));
  writeFileSync(given, await write(rows));
  console.log(`${rows.length} texts are in ${given}`);
}

async function importTexts() {
  const { fromCsv, fromXliff } = await import("../translations/files.mjs");
  const { takeIn } = await import("../translations/take-in.mjs");
  const read = { ".csv": fromCsv, ".xlf": fromXliff }[path.extname(given)];
  const by = option("by");
  const on = option("on") ?? new Date().toLocaleDateString("en-CA", { timeZone: "Pacific/Auckland" });
  if (!read || !by || !/^\d{4}-\d\d-\d\d$/.test(on)) return fail(usage);
  const { taken, changed, refused, waiting, files } = takeIn(root, await read(readFileSync(given, "utf8")), {
    by,
    on,
  });
  const code = files.filter((file) => /\.(tsx?|json)$/.test(file));
  const biome = [
    `${root}/node_modules/@biomejs/biome/bin/biome`,
    "format",
    "--write",
    "app/i18n/read.json",
    "app/i18n/proposals.json",
  ];
  spawnSync(process.execPath, [...biome, ...code], { cwd: root, stdio: "ignore" });
  console.log(
    `${taken} texts are read by ${by}, ${changed.length} of them with new words; ${waiting} still wait`,
  );
  for (const { key, why } of refused) console.error(`not taken: ${key}: ${why}`);
  console.log("Now: npm run check, npm start, and a commit.");
  if (refused.length > 0) process.exitCode = 1;
}

async function listProposals() {
  const rows = await query("select * from translation_proposals order by id");
  for (const { id, text_key, proposal, reason, name, proposed_on } of rows)
    console.log(
      `${id}: ${text_key} (${proposed_on}${name ? `, ${name}` : ""})\n    ${proposal}\n    ${reason}`,
    );
  console.log(`${rows.length} proposals wait`);
}

async function take() {
  const { proposalsFile, proposalsIn } = await import("../translations/readings.mjs");
  const [row] = await rowAt(given);
  if (!row) return fail(`There is no proposal ${given}`);
  const { text_key: key, proposal, reason } = row;
  const all = [
    ...proposalsIn(root),
    { key, proposal, reason: reason || "Proposed by a visitor.", confidence: "L" },
  ];
  writeFileSync(path.join(root, proposalsFile), `${JSON.stringify(all, null, 2)}\n`);
  await decline();
}

async function decline() {
  const [row] = await rowAt(given);
  if (!row) return fail(`There is no proposal ${given}`);
  await query(`delete from translation_proposals where id = ${Number(given)}`);
  console.log(`Proposal ${given} no longer waits`);
}

function rowAt(number) {
  return /^\d+$/.test(number)
    ? query(`select * from translation_proposals where id = ${Number(number)}`)
    : [];
}
