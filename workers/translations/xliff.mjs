import { DOMParser } from "linkedom";

/** @typedef {import("./files.mjs").Row} Row */
/** @typedef {import("./files.mjs").Returned} Returned */

/** Values, amounts, tags and the address of a link: a translator's program shows them as one piece that cannot be mistyped. */
const codes = /\{\{.*?\}\}|\[\[.*?\]\]|<\/?[a-z][^<>]*>|\]\([^)]*\)/g;

// XML 1.0 has no other control characters.
const escaped = (text) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "");

/** The same code has the same number in both languages. */
function numbered(source, target) {
  const numbers = new Map();
  return [source, target].map((text) => {
    const times = new Map();
    return text.replace(new RegExp(`(${codes.source})|[\\s\\S]`, "g"), (piece, code) => {
      if (!code) return escaped(piece);
      const time = (times.get(code) ?? 0) + 1;
      times.set(code, time);
      const known = `${code}\n${time}`;
      if (!numbers.has(known)) numbers.set(known, numbers.size + 1);
      return `<ph id="${numbers.get(known)}" equiv-text="${escaped(code)}">${escaped(code)}</ph>`;
    });
  });
}

const noteOf = ([name, text]) => text && `      <note from="timata">${escaped(`${name}: ${text}`)}</note>\n`;

/**
 * XLIFF 1.2. `approved` means that two readers have read it.
 * @param {readonly Row[]} rows
 */
export function toXliff(rows) {
  const units = rows.map(
    ({ id, key, group, address, english, maori, proposed, glossary, reader, isRead }) => {
      const [source, target] = numbered(english, maori);
      const notes = Object.entries({
        Shown: [group, address].filter(Boolean).join(": "),
        Proposed: proposed,
        Glossary: glossary,
        Read: reader,
      });
      return `    <trans-unit id="${escaped(id)}" resname="${escaped(key)}" approved="${isRead ? "yes" : "no"}" xml:space="preserve">
      <source>${source}</source>
      <target state="${isRead ? "final" : "needs-review-translation"}">${target}</target>
${notes.map(noteOf).filter(Boolean).join("")}    </trans-unit>\n`;
    },
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
  <file original="timata" datatype="plaintext" source-language="en-NZ" target-language="mi">
    <body>
${units.join("")}    </body>
  </file>
</xliff>
`;
}

/**
 * @param {string} text
 * @returns {Returned[]}
 * @throws when it is no XLIFF 1.2
 */
export function fromXliff(text) {
  const xml = new DOMParser().parseFromString(text.replace(/^\ufeff/, ""), "text/xml");
  const units = [...xml.querySelectorAll("trans-unit")];
  if (units.length === 0) throw new Error("The file has no trans-unit: it is not XLIFF 1.2");
  return units.map((unit) => {
    const known = new Map();
    const [english, maori] = ["source", "target"].map((name) => plain(childOf(unit, name), known));
    const notes = [...unit.children].filter(
      ({ localName, attributes }) => localName === "note" && fromOf(attributes) !== "timata",
    );
    return {
      id: unit.getAttribute("id") ?? "",
      key: unit.getAttribute("resname") ?? "",
      english: english ?? "",
      maori: maori ?? "",
      proposed: [...unit.querySelectorAll('note[from="timata"]')]
        .map(({ textContent }) => textContent ?? "")
        .filter((note) => note.startsWith("Proposed: "))
        .join("\n"),
      note: notes.map(({ textContent }) => (textContent ?? "").trim()).join("\n"),
      isRead: unit.getAttribute("approved") === "yes",
    };
  });
}

const childOf = (unit, name) => [...unit.children].find(({ localName }) => localName === name);
const fromOf = (attributes) => [...attributes].find(({ name }) => name === "from")?.value;

/** @param {Map<string, string>} known what a code with a number said before; a program may leave its words out */
function plain(node, known) {
  if (!node) return "";
  return [...node.childNodes]
    .map((child) => {
      if (child.nodeType !== 1) return child.nodeType === 8 ? "" : (child.textContent ?? "");
      const inside = plain(child, known);
      if (/^(g|mrk|sub)$/.test(child.localName)) return inside;
      const id = child.getAttribute("id") ?? "";
      const code = inside || child.getAttribute("equiv-text") || known.get(id) || "";
      known.set(id, code);
      return code;
    })
    .join("");
}
