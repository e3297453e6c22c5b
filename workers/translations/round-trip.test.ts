import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { defineWords, takeUnread } from "#app/i18n/words.ts";
import { root } from "../local/imports.mjs";
import { fromCsv, toAnswers, toCsv } from "./files.mjs";
import { glossaryOf } from "./glossary/findings.ts";
import { isTextRead, proposalsIn, readingsIn } from "./readings.mjs";
import { reviewedTexts, reviewFiles, rowsOf } from "./review.mjs";
import { takeIn } from "./take-in.mjs";
import { textHash } from "./text-hash.mjs";
import { fromXliff, toXliff } from "./xliff.mjs";

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

const card = "app/content/support/5-miscarriage-and-stillbirth.md";
const table = "app/features/feedback/text.mi.json";
const data = "workers/distress/answers.json";

/** The texts of a table, of a topic of the guide, of data and of the error page. */
function copy(): string {
  const folder = mkdtempSync(`${tmpdir()}/timata-`);
  folders.push(folder);
  for (const file of [card, table, table.replace(".mi.", ".en."), data, "public/error.html"]) {
    mkdirSync(path.dirname(`${folder}/${file}`), { recursive: true });
    cpSync(`${root}/${file}`, `${folder}/${file}`);
  }
  mkdirSync(`${folder}/app/i18n`);
  writeFileSync(`${folder}/app/i18n/proposals.json`, "[]");
  return folder;
}

/** As a spreadsheet writes it: a mark of UTF-8, carriage returns in cells too, every cell in quotes or only some. */
const asSpreadsheet = (csv: string) =>
  csv.replace(/\r?\n/g, "\r\n").replace(/(?<=^|,)"([a-z]{3,8})"(?=[,\r])/gm, "$1");

const reader = { by: "Hana", on: "2026-11-23" };
const second = { by: "Mere", on: "2026-11-24" };
const { newFindings } = glossaryOf(readFileSync(`${root}/workers/translations/glossary/terms.csv`, "utf8"));

test("what a translator changes in a spreadsheet comes back into the files, is read, and the note is gone", () => {
  const folder = copy();
  const better = 'Ngā mihi nui: "he pai" tāu kōrero.';
  const rows = fromCsv(toCsv(rowsOf(reviewedTexts(folder)))).map((row) => ({
    ...row,
    isRead: true,
    maori: row.key === "feedback/thanks" ? better : row.maori,
  }));
  const outcome = takeIn(folder, fromCsv(asSpreadsheet(toCsv(rows))), reader);
  expect([outcome.refused, outcome.changed, outcome.files]).toEqual([[], ["feedback/thanks"], [table]]);
  expect(readFileSync(`${folder}/${table}`, "utf8")).toContain(`"thanks": ${JSON.stringify(better)}`);
  expect(reviewedTexts(folder).filter((text) => isTextRead(readingsIn(folder), text))).toEqual([]);
  takeIn(
    folder,
    fromCsv(toCsv(rowsOf(reviewedTexts(folder)).map((row) => ({ ...row, isRead: true })))),
    second,
  );
  const after = reviewedTexts(folder);
  expect(after.filter((text) => !isTextRead(readingsIn(folder), text))).toEqual([]);
  expect(after.filter(({ read }) => read?.by !== "Hana" || read.on !== "2026-11-23")).toEqual([]);
  const shown = reviewFiles(after).groups.flatMap(({ pages }) => pages.flat());
  expect(shown.find(({ key }) => key === "feedback/thanks")).toMatchObject({
    mi: better,
    ...reader,
    checkedBy: "Mere",
  });
  const readings = new Set(after.filter(({ read }) => read?.checkedBy).map(({ en, mi }) => textHash(en, mi)));
  const tables = {
    en: { thanks: "Thank you. Your answer helps us to make this page better." },
    mi: { thanks: better },
  };
  const words = defineWords("test-of-round-trip", tables, (en, mi) => readings.has(textHash(en, mi)));
  takeUnread();
  words("mi")("thanks");
  expect(takeUnread()).toBe(false);
});

test("a text that is changed later waits again, a passage of the guide too", () => {
  const folder = copy();
  const rows = rowsOf(reviewedTexts(folder)).map((row) => ({ ...row, isRead: true }));
  takeIn(folder, rows, reader);
  const text = readFileSync(`${folder}/${card}`, "utf8");
  writeFileSync(`${folder}/${card}`, text.replace(/(\n## mi\n\n)/, "$1Kia ora. "));
  expect(reviewedTexts(folder).filter(({ read }) => !read)).toHaveLength(1);
});

test("XLIFF goes the same way, line breaks and marks included", () => {
  const folder = copy();
  const rows = rowsOf(reviewedTexts(folder)).map((row) => ({
    ...row,
    isRead: row.key.startsWith("support/"),
    maori: row.key.endsWith("miscarriage-and-stillbirth/1/text")
      ? row.maori.replace(/^/, "E hoa mā. ")
      : row.maori,
  }));
  const { refused, changed } = takeIn(folder, fromXliff(toXliff(rows)), reader);
  expect([refused, changed]).toEqual([[], ["support/5-miscarriage-and-stillbirth/1/text"]]);
  expect(readFileSync(`${folder}/${card}`, "utf8")).toContain("\n## mi\n\nE hoa mā. ");
});

test.each([
  [
    "values",
    "feedback/about",
    (maori: string) => maori.replace("{{page}}", "{{pages}}"),
    /these values: {{page}}/,
  ],
  [
    "links",
    "feedback/privacy",
    (maori: string) => maori.replace("/contact", "/contacts"),
    /these links: href="\/contact"/,
  ],
  ["marks", "feedback/about", (maori: string) => maori.replace("</b>", ""), /not closed/],
  ["words", "feedback/send", () => " ", /empty/],
])("changed %s are refused and the rest is taken", (_, key, change, why) => {
  const folder = copy();
  const rows = rowsOf(reviewedTexts(folder)).map((row) => ({
    ...row,
    isRead: row.key.startsWith("feedback/"),
    maori: row.key === key ? change(row.maori) : row.maori,
  }));
  const { refused, taken } = takeIn(folder, rows, reader);
  expect(refused).toEqual([{ key, why: expect.stringMatching(why) }]);
  expect(taken).toBe(rows.filter(({ isRead }) => isRead).length - 1);
});

test("texts that changed after the export, or are gone, are told one by one", () => {
  const folder = copy();
  const rows = rowsOf(reviewedTexts(folder)).map((row) => ({
    ...row,
    isRead: row.key.startsWith("feedback/s"),
  }));
  const unknown = { ...rows[0]!, id: "0", key: "feedback/no-more", isRead: true };
  for (const [file, from, to] of [
    [table, '"Tukuna"', '"Tukuna mai"'],
    [table.replace(".mi.", ".en."), '"Back to the page"', '"Back"'],
  ] as const)
    writeFileSync(`${folder}/${file}`, readFileSync(`${folder}/${file}`, "utf8").replace(from, to));
  const back = rows.map((row) => (row.key === "feedback/back" ? { ...row, isRead: true } : row));
  expect(takeIn(folder, [...back, unknown], reader).refused).toEqual([
    { key: "feedback/send", why: "its Māori has changed since the file was written" },
    { key: "feedback/back", why: "its English has changed since the file was written" },
    { key: "feedback/no-more", why: "there is no such text any more" },
  ]);
});

const rowsFor = (folder: string, change: (row: { key: string; maori: string; english: string }) => object) =>
  rowsOf(reviewedTexts(folder)).map((row) => ({ ...row, ...change(row) }));

const because = (answers: readonly { key: string; outcome: string; why: string }[]) =>
  Object.fromEntries(answers.map(({ key, outcome, why }) => [key, `${outcome}: ${why}`]));

test("two translators' files of one day, one with comments, one that breaks the glossary: nothing is lost, each row is answered", () => {
  const folder = copy();
  const hana = fromCsv(
    asSpreadsheet(
      toCsv(
        rowsFor(folder, ({ key }) => {
          if (key === "feedback/title") return { maori: "He āwhina tēnei?", isRead: true };
          if (key === "feedback/send") return { maori: "Tukuna mai" };
          if (key === "feedback/back") return { note: "Ki hea?" };
          return {};
        }),
      ),
    ),
  );
  const mere = fromXliff(
    toXliff(
      rowsFor(folder, ({ key, maori }) => {
        if (key === "feedback/title") return { maori: "I whai hua tēnei?", isRead: true };
        if (key === "feedback/thanks")
          return { maori: `${maori} He raraunga nō Aotearoa te rehita.`, isRead: true };
        return key === "feedback/send" ? { isRead: true } : {};
      }),
    ).replace(
      /(resname="feedback\/send"(?:(?!<\/trans-unit>)[\s\S])*)(<\/trans-unit>)/,
      '$1<note from="translator">Kua pai</note>$2',
    ),
  );
  const first = takeIn(folder, hana, reader, newFindings);
  expect(because(first.answers)).toEqual({
    "feedback/title": "taken: another reader checks these words",
    "feedback/send": "kept: not marked as read; these words are kept as a proposal",
    "feedback/back": "kept: not marked as read; the note is kept",
  });
  const later = takeIn(folder, mere, second, newFindings);
  expect(because(later.answers)).toEqual({
    "feedback/title":
      "kept: its Māori has changed since the file was written; these words are kept as a proposal",
    "feedback/thanks": expect.stringMatching(
      /^kept: the glossary: .*raraunga.*; these words are kept as a proposal$/,
    ),
    "feedback/send": "taken: another reader checks these words",
  });
  expect(readFileSync(`${folder}/${table}`, "utf8")).toContain('"title": "He āwhina tēnei?"');
  expect(proposalsIn(folder).map(({ key, proposal, reason, by }) => [key, proposal, reason, by])).toEqual([
    ["feedback/send", "Tukuna mai", expect.any(String), "Hana"],
    ["feedback/back", undefined, "Ki hea?", "Hana"],
    ["feedback/title", "I whai hua tēnei?", expect.any(String), "Mere"],
    ["feedback/thanks", expect.stringContaining("raraunga"), expect.any(String), "Mere"],
  ]);
  expect(Object.values(readingsIn(folder))).toContainEqual({
    key: "feedback/send",
    ...second,
    note: "Kua pai",
  });
  const again = takeIn(folder, hana, reader, newFindings);
  expect(proposalsIn(folder)).toHaveLength(4);
  expect(toAnswers(again.answers)).toContain("Ki hea?");
});

test("who wrote words does not check them; another reader does", () => {
  const folder = copy();
  const all = () => rowsFor(folder, () => ({ isRead: true }));
  takeIn(folder, all(), reader);
  takeIn(folder, all(), { ...reader, by: "hana " });
  expect(Object.values(readingsIn(folder)).filter(({ checkedBy }) => checkedBy)).toEqual([]);
  takeIn(folder, rowsOf(reviewedTexts(folder)), second);
  expect(Object.values(readingsIn(folder)).filter(({ checkedBy }) => checkedBy)).toEqual([]);
  takeIn(folder, all(), second);
  expect(new Set(Object.values(readingsIn(folder)).map(({ checkedBy }) => checkedBy))).toEqual(
    new Set(["Mere"]),
  );
});

test("a program that leaves out what a code says, or adds marks of its own, loses none", () => {
  const row = {
    ...rowsOf(reviewedTexts(copy())).find(({ key }) => key === "feedback/about")!,
    maori: "Mō <b>{{page}}</b>:\n\n{{page}}",
    english: "About <b>{{page}}</b>: {{page}}",
  };
  const xml = toXliff([row]);
  expect(xml).toContain('<ph id="2" equiv-text="{{page}}">{{page}}</ph>');
  const [source = "", target = ""] = xml.split("<target");
  const bare = target
    .replace(/<ph id="(\d)"[^>]*>[^<]*<\/ph>/g, '<x id="$1"/>')
    .replace("Mō", '<mrk mtype="term">Mō</mrk>');
  expect(fromXliff(`${source}<target${bare}`)[0]).toMatchObject({ maori: row.maori, english: row.english });
});

test.each(["=HYPERLINK(1)", "+64", "-1", "@x", "'=1", "''-1", "- he mea\n- he mea", "'Kia ora'"])(
  "no cell is a formula, and it comes back as it was: %s",
  (maori) => {
    const row = {
      id: "1",
      key: "a",
      group: "",
      address: "",
      english: "A",
      maori,
      proposed: "",
      glossary: "",
      reader: "",
      isRead: true,
    };
    const csv = toCsv([row]);
    expect(csv).not.toMatch(/"[=+\-@]/);
    expect(fromCsv(csv)[0]?.maori).toBe(maori);
  },
);

test("a moderator is told of a proposal that is not there", () => {
  for (const command of ["take", "decline"]) {
    const { status, stderr } = spawnSync(
      process.execPath,
      ["workers/local/translations.mjs", command, "none"],
      {
        cwd: root,
        encoding: "utf8",
      },
    );
    expect([status, stderr.trim()]).toEqual([1, "There is no proposal none"]);
  }
});
