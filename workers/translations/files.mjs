import { parse } from "csv-parse/sync";
import { DOMParser } from "linkedom";

/**
 * A text as a translator gets it and gives it back.
 * @typedef {{ id: string, key: string, group: string, address: string, english: string, maori: string, proposed: string, isRead: boolean }} Row
 */

const columns = ["id", "key", "group", "address", "english", "maori", "proposed", "read"];

/** A spreadsheet takes what begins so for a formula; an apostrophe before it makes it text again. */
const formula = /^'*[=+\-@\t\r]/;
const guarded = (cell) => (formula.test(cell) ? `'${cell}` : cell);
const unguarded = (cell) => (/^'/.test(cell) && formula.test(cell) ? cell.slice(1) : cell);

/** RFC 4180, with the mark by which spreadsheets know UTF-8. @param {Row[]} rows */
export function toCsv(rows) {
  const lines = rows.map((row) =>
    columns.map((name) => (name === "read" ? (row.isRead ? "yes" : "") : row[name])),
  );
  const cell = (text) => `"${guarded(text).replaceAll('"', '""')}"`;
  return `\ufeff${[columns, ...lines].map((line) => line.map(cell).join(",")).join("\r\n")}\r\n`;
}

/** @throws when the columns are not those of an export @returns {Row[]} */
export function fromCsv(text) {
  const first = /^[^\r\n]*/.exec(text)?.[0] ?? "";
  const delimiter = [",", ";", "\t"].find(
    (each) => first.includes(`key${each}`) || first.includes(`key"${each}`),
  );
  const records = parse(text, {
    bom: true,
    columns: true,
    delimiter: delimiter ?? ",",
    relaxColumnCount: true,
    skipEmptyLines: true,
  });
  const missing = ["id", "key", "english", "maori", "read"].filter(
    (name) => records[0] && !(name in records[0]),
  );
  if (missing.length > 0) throw new Error(`The file has no column ${missing.join(", ")}`);
  return records.map((record) => {
    const row = Object.fromEntries(
      Object.entries(record).map(([name, cell]) => [name, unguarded(cell ?? "")]),
    );
    return { ...row, isRead: /^\s*(yes|y|x|ae|āe|true|1)\s*$/i.test(row.read ?? "") };
  });
}

const entities = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const xml = (text) => text.replace(/[&<>"]/g, (sign) => entities[sign]);

/** XLIFF 1.2; a text that was read is `approved`. @param {Row[]} rows */
export function toXliff(rows) {
  const units = rows.map(
    ({ id, key, group, address, english, maori, proposed, isRead }) =>
      `      <trans-unit id="${id}" resname="${xml(key)}" approved="${isRead ? "yes" : "no"}" xml:space="preserve">
        <source>${xml(english)}</source>
        <target state="${isRead ? "final" : "needs-review-translation"}">${xml(maori)}</target>
        <note>${xml([group, address].filter(Boolean).join(": "))}</note>${
          proposed ? `\n        <alt-trans><target>${xml(proposed)}</target></alt-trans>` : ""
        }
      </trans-unit>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
  <file original="timata" source-language="en-NZ" target-language="mi" datatype="plaintext">
    <body>
${units.join("\n")}
    </body>
  </file>
</xliff>
`;
}

/** @throws when it is no XLIFF @returns {Row[]} */
export function fromXliff(text) {
  const document = new DOMParser().parseFromString(text.replace(/^\ufeff/, ""), "text/xml");
  const units = [...document.querySelectorAll("trans-unit")];
  if (units.length === 0) throw new Error("The file has no trans-unit: it is not XLIFF 1.2");
  return units.map((unit) => ({
    id: unit.getAttribute("id") ?? "",
    key: unit.getAttribute("resname") ?? "",
    english: childOf(unit, "source"),
    maori: childOf(unit, "target"),
    isRead: unit.getAttribute("approved") === "yes",
  }));
}

const childOf = (unit, name) =>
  [...unit.children].find(({ localName }) => localName === name)?.textContent ?? "";
