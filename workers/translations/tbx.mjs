/** @typedef {import("./glossary/terms.ts").Term} Term */

const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const statuses = { good: "preferredTerm-admn-sts", never: "deprecatedTerm-admn-sts" };

const term = (word, status) => `          <tig>
            <term>${escaped(word)}</term>
            <termNote type="administrativeStatus">${statuses[status]}</termNote>
          </tig>\n`;

const langSet = (language, terms) =>
  terms.length > 0 ? `        <langSet xml:lang="${language}">\n${terms.join("")}        </langSet>\n` : "";

/**
 * TBX-Basic (ISO 30042:2008), which the programs of translators open.
 * @param {readonly Term[]} terms
 */
export function toTbx(terms) {
  const entries = terms.map(
    (
      { kind, english, maori, never, source, confidence, note },
      index,
    ) => `      <termEntry id="t${index + 1}">
        <descrip type="subjectField">${kind}</descrip>
        <admin type="source">${escaped(`${source} (sure: ${confidence})`)}</admin>
${note && `        <note>${escaped(note)}</note>\n`}${langSet(
  "en-NZ",
  english.map((word) => term(word, "good")),
)}${langSet("mi", [...maori.map((word) => term(word, "good")), ...never.map((word) => term(word, "never"))])}      </termEntry>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE martif SYSTEM "TBXBasiccoreStructV02.dtd">
<martif type="TBX-Basic" xml:lang="en-NZ">
  <martifHeader>
    <fileDesc>
      <titleStmt><title>Tīmata: te reo Māori</title></titleStmt>
      <sourceDesc><p>workers/translations/glossary/terms.csv</p></sourceDesc>
    </fileDesc>
  </martifHeader>
  <text>
    <body>
${entries.join("")}    </body>
  </text>
</martif>
`;
}
