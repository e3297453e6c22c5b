import { spawnSync } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { quoted } from "../content/load/sql-file.mjs";
import { readGlossary } from "./glossary.mjs";
import { installWhatIsMissing } from "./install.mjs";
import { root } from "./paths.mjs";
import { queryDatabase } from "./query.mjs";

const usage = `npm run translations -- export FILE.csv|FILE.xlf [--waiting]
npm run translations -- export GLOSSARY.tbx
npm run translations -- import FILE.csv|FILE.xlf --by "Name of the reader" [--on YYYY-MM-DD]
npm run translations -- proposals|take NUMBER|decline NUMBER [--remote]
npm run translations -- reader "Name" | bring [--remote]`;

installWhatIsMissing();
const [command = "", given = "", ...options] = process.argv.slice(2).filter((word) => word !== "--remote");
const isRemote = process.argv.includes("--remote");
const query = (sql) => queryDatabase(sql, isRemote);
const option = (name) => options[options.indexOf(`--${name}`) + 1 || options.length];

const commands = {
  export: exportTexts,
  import: importTexts,
  proposals: listProposals,
  take,
  decline,
  reader: admitReader,
  bring,
};
if (Object.hasOwn(commands, command)) await commands[command]();
else fail(usage);

function fail(text) {
  console.error(text);
  process.exitCode = 1;
}

async function exportTexts() {
  const { toCsv } = await import("../translations/files.mjs");
  const { toXliff } = await import("../translations/xliff.mjs");
  const { reviewedTexts, rowsOf } = await import("../translations/review.mjs");
  const { terms, wordsFor } = await readGlossary();
  if (given.endsWith(".tbx")) {
    const { toTbx } = await import("../translations/tbx.mjs");
    writeFileSync(given, toTbx(terms));
    return console.log(`${terms.length} terms are in ${given}`);
  }
  const write = { ".csv": toCsv, ".xlf": toXliff }[path.extname(given)];
  if (!write) return fail(usage);
  const rows = rowsOf(reviewedTexts(root), wordsFor).filter(
    ({ isRead }) => !isRead || !options.includes("--waiting"),
  );
  writeFileSync(given, write(rows));
  console.log(`${rows.length} texts are in ${given}`);
}

function today() {
  return new Date().toLocaleDateString("en-CA", { timeZone: "Pacific/Auckland" });
}

async function importTexts() {
  const { fromCsv } = await import("../translations/files.mjs");
  const { fromXliff } = await import("../translations/xliff.mjs");
  const read = { ".csv": fromCsv, ".xlf": fromXliff }[path.extname(given)];
  const by = option("by");
  const on = option("on") ?? today();
  if (!read || !by || !/^\d{4}-\d\d-\d\d$/.test(on)) return fail(usage);
  const rows = read(readFileSync(given, "utf8"));
  const outcome = await takeRows(rows, { by, on });
  const answers = `${given.slice(0, -4)}.answers.csv`;
  const { toAnswers } = await import("../translations/files.mjs");
  writeFileSync(answers, toAnswers(outcome.answers));
  console.log(`${outcome.waiting} were not marked as read; what became of each row is in ${answers}`);
  console.log("Now: npm run check, npm start, and a commit.");
  if (outcome.refused.length > 0) process.exitCode = 1;
}

async function takeRows(rows, reader) {
  const { takeIn } = await import("../translations/take-in.mjs");
  const { newFindings } = await readGlossary();
  const outcome = takeIn(root, rows, reader, newFindings);
  const code = outcome.files.filter((file) => /\.(tsx?|json)$/.test(file));
  const biome = [
    `${root}/node_modules/@biomejs/biome/bin/biome`,
    "format",
    "--write",
    "app/i18n/read.json",
    "app/i18n/proposals.json",
  ];
  spawnSync(process.execPath, [...biome, ...code], { cwd: root, stdio: "ignore" });
  console.log(
    `${outcome.taken} texts are read by ${reader.by}, ${outcome.changed.length} of them with new words`,
  );
  for (const { key, outcome: became, why } of outcome.answers)
    if (became !== "taken") console.error(`${became}: ${key}: ${why}`);
  return outcome;
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

/** The link is shown once: the database has its hash alone. */
async function admitReader() {
  const name = given.trim();
  if (!name) return fail(usage);
  const code = randomBytes(18).toString("base64url");
  const hash = createHash("sha256").update(code).digest("base64url");
  await query(
    `insert into translation_readers (code_hash, name, since) values ('${hash}', ${quoted(name)}, '${today()}')`,
  );
  console.log(`For ${name} alone, from the site's address: /te-reo-review/desk?code=${code}`);
}

/** Words that two readers have agreed on go into the files, each by itself. */
async function bring() {
  const rows = await query(
    "select * from translation_desk where kind = 'words' and checked_by is not null and brought_on is null order by id",
  );
  const readersOf = ({ by_name, written_on, checked_by, checked_on }) =>
    JSON.stringify({ by: by_name, on: written_on, checkedBy: checked_by, checkedOn: checked_on });
  for (const readers of new Set(rows.map(readersOf))) {
    const own = rows.filter((row) => readersOf(row) === readers);
    const words = own.map(({ text_id: id, text_key: key, words: maori, note }) => ({
      ...{ id, key, maori, note },
      english: "",
      isRead: true,
    }));
    await takeRows(words, JSON.parse(readers));
    const ids = own.map(({ id }) => Number(id)).join(",");
    await query(`update translation_desk set brought_on = '${today()}' where id in (${ids})`);
  }
  console.log(`${rows.length} texts came from the desk`);
}

function rowAt(number) {
  return /^\d+$/.test(number)
    ? query(`select * from translation_proposals where id = ${Number(number)}`)
    : [];
}
