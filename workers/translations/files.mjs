import { parse } from "csv-parse/sync";
import { jsToXliff12, xliff12ToJs } from "xliff";

/** @typedef {{ id: string, key: string, english: string, maori: string, isRead: boolean }} Returned */
/** @typedef {Returned & { group: string, address: string, proposed: string }} Row */

const columns = ["id", "key", "group", "address", "english", "maori", "proposed", "read"];

/** Spreadsheets would take this for a formula; an apostrophe in front keeps it text. */
const formula = /^'*[=+\-@\t\r]/;
const guarded = (cell) => (formula.test(cell) ? `'${cell}` : cell);
const unguarded = (cell) => (/^'/.test(cell) && formula.test(cell) ? cell.slice(1) : cell);

// RFC 4180, with the mark by which spreadsheets recognise UTF-8.
/** @param {readonly Row[]} rows */
export function toCsv(rows) {
  const lines = rows.map((row) =>
    columns.map((name) => (name === "read" ? (row.isRead ? "yes" : "") : row[name])),
  );
  const cell = (text) => `"${guarded(text).replaceAll('"', '""')}"`;
  return `\ufeff${[columns, ...lines].map((line) => line.map(cell).join(",")).join("\r\n")}\r\n`;
}

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

// XLIFF 1.2; `approved` means read.
/** @param {readonly Row[]} rows */
export async function toXliff(rows) {
  const units = rows.map(({ id, key, group, address, english, maori, proposed, isRead }) => [
    id,
    {
      source: english,
      target: maori,
      note: [[group, address].filter(Boolean).join(": "), proposed && `Proposed: ${proposed}`].filter(
        Boolean,
      ),
      additionalAttributes: { resname: key, approved: isRead ? "yes" : "no", "xml:space": "preserve" },
    },
  ]);
  const resources = { timata: Object.fromEntries(units) };
  const xml = await jsToXliff12({ resources, sourceLanguage: "en-NZ", targetLanguage: "mi" });
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xml}\n`;
}

/**
 * @param {string} text
 * @returns {Promise<Returned[]>}
 * @throws when it is no XLIFF
 */
export async function fromXliff(text) {
  /** @type {{ resources: Record<string, Record<string, any>> }} */
  const { resources } = await xliff12ToJs(text.replace(/^\ufeff/, ""));
  const units = Object.values(resources).flatMap((file) => Object.entries(file));
  if (units.length === 0) throw new Error("The file has no trans-unit: it is not XLIFF 1.2");
  return units.map(([id, { source = "", target = "", additionalAttributes = {} }]) => ({
    id,
    key: additionalAttributes.resname ?? "",
    english: source,
    maori: target,
    isRead: additionalAttributes.approved === "yes",
  }));
}
