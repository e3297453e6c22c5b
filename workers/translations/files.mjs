import { parse } from "csv-parse/sync";

/** @typedef {{ id: string, key: string, english: string, maori: string, isRead: boolean, proposed?: string, note?: string }} Returned `note`: what the translator says about it */
/** @typedef {Returned & { group: string, address: string, proposed: string, glossary: string, reader: string }} Row */

/** @typedef {"taken" | "kept" | "refused"} Outcome taken into the files, kept as a proposal with its note, or neither */
/** @typedef {{ key: string, outcome: Outcome, why: string, maori: string, note: string }} Answer `maori` and `note` as they were sent */

const columns = [
  "id",
  "key",
  "group",
  "address",
  "english",
  "maori",
  "proposed",
  "glossary",
  "reader",
  "read",
  "note",
];

/** Spreadsheets would take this for a formula; an apostrophe in front keeps it text. */
const formula = /^'*[=+\-@\t\r]/;
const guarded = (cell) => (formula.test(cell) ? `'${cell}` : cell);
const unguarded = (cell) => (/^'/.test(cell) && formula.test(cell) ? cell.slice(1) : cell);

// RFC 4180, with the mark by which spreadsheets recognise UTF-8.
/** @param {readonly Row[]} rows */
export function toCsv(rows) {
  const lines = rows.map((row) =>
    columns.map((name) => (name === "read" ? (row.isRead ? "yes" : "") : (row[name] ?? ""))),
  );
  return csvOf([columns, ...lines]);
}

const cell = (text) => `"${guarded(text).replaceAll('"', '""')}"`;
const csvOf = (lines) => `\ufeff${lines.map((line) => line.map(cell).join(",")).join("\r\n")}\r\n`;

/**
 * What became of each row, with the words that were sent, so that nothing is lost that could not be kept.
 * @param {readonly Answer[]} answers
 */
export const toAnswers = (answers) => {
  const named = /** @type {const} */ (["key", "outcome", "why", "maori", "note"]);
  return csvOf([named, ...answers.map((answer) => named.map((name) => answer[name]))]);
};

/**
 * @param {string} text
 * @returns {Row[]}
 * @throws when the columns are not those of an export
 */
export function fromCsv(text) {
  const first = /^[^\r\n]*/.exec(text)?.[0] ?? "";
  const delimiter = [",", ";", "\t"].find((each) => new RegExp(`key"?${each}`).test(first)) ?? ",";
  /** @type {Record<string, string>[]} */
  const records = parse(text, {
    bom: true,
    columns: true,
    delimiter,
    relaxColumnCount: true,
    skipEmptyLines: true,
  });
  const missing = ["id", "key", "english", "maori", "read"].filter(
    (name) => records[0] && !(name in records[0]),
  );
  if (missing.length > 0) throw new Error(`The file has no column ${missing.join(", ")}`);
  return records.map((record) => {
    /** @type {any} */
    const row = Object.fromEntries(columns.map((name) => [name, unguarded(record[name] ?? "")]));
    return { ...row, isRead: /^\s*(yes|y|x|ae|āe|true|1)\s*$/i.test(row.read) };
  });
}
