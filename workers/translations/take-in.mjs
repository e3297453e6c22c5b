import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { stringify } from "yaml";
import { asCode } from "./code-texts.mjs";
import { collectTexts } from "./collect.mjs";
import { proposalsFile, proposalsIn, readingsFile, readingsIn } from "./readings.mjs";
import { textHash } from "./text-hash.mjs";

/** @typedef {import("./collect.mjs").Text} Text */

/**
 * What cannot be taken is reported and left as it is.
 * @param {string} root
 * @param {readonly import("./files.mjs").Returned[]} rows
 * @param {{ by: string, on: string }} reader `on`: YYYY-MM-DD
 */
export function takeIn(root, rows, reader) {
  const texts = collectTexts(root);
  const byId = new Map(texts.map((text) => [text.id, text]));
  const refused = /** @type {{ key: string, why: string }[]} */ ([]);
  const taken = /** @type {{ text: Text, mi: string, key: string }[]} */ ([]);
  for (const { id, key, isRead, ...row } of rows) {
    const [english, mi, text] = [tidy(row.english), tidy(row.maori), byId.get(id)];
    const isChanged = text !== undefined && mi !== tidy(text.mi);
    const why = isRead
      ? text
        ? wrongIn(english, mi, text)
        : whyUnknown(key, english, texts)
      : isChanged && "its Māori is changed, but it is not marked as read";
    if (why) refused.push({ key, why });
    else if (isRead && text) taken.push({ text, key, mi: isChanged ? mi : text.mi });
  }
  const changed = taken.filter(({ text, mi }) => mi !== text.mi);
  const edits = changed.flatMap(({ text, mi }) => text.places.map((place) => ({ ...place, mi })));
  const files = [...new Set(edits.map(({ file }) => file))];
  for (const file of files)
    edit(
      path.join(root, file),
      edits.filter((each) => each.file === file),
    );
  writeReadings(root, taken, reader);
  return {
    taken: taken.length,
    changed: changed.map(({ key }) => key),
    refused,
    waiting: rows.filter(({ isRead }) => !isRead).length,
    files,
  };
}

/** @param {string} text */
const tidy = (text) => text.replace(/\r\n?/g, "\n").normalize("NFC").trim();

function whyUnknown(key, english, texts) {
  const now = texts.filter(({ keys }) => keys.includes(key));
  if (now.length === 0) return "there is no such text any more";
  const changed = now.some(({ en }) => tidy(en) === english) ? "Māori" : "English";
  return `its ${changed} has changed since the file was written`;
}

const sorted = (pattern, text) => [...text.matchAll(pattern)].map(([whole]) => whole).sort();
const values = /\{\{.*?\}\}|\[\[.*?\]\]/g;
const links = /href="[^"]*"|\]\([^)]*\)/g;

function wrongIn(english, maori, { en, mi, places }) {
  if (english !== tidy(en)) return "its English has changed since the file was written";
  if (maori === "") return "its Māori is empty";
  for (const [name, pattern] of Object.entries({ values, links })) {
    const wanted = sorted(pattern, mi);
    if (sorted(pattern, maori).join() !== wanted.join())
      return `it must have these ${name}: ${wanted.join(" ") || "none"}`;
  }
  if (!isWellMarked(maori)) return "a mark such as <en> is not closed, or is none that we know";
  if (!mi.includes("\n") && maori.includes("\n")) return "it must stand on one line";
  if (places.some(({ write }) => write === "plain") && /^##?\s/m.test(maori))
    return "no line may begin with # or ##";
  return undefined;
}

function isWellMarked(text) {
  const open = [];
  for (const [, end, tag = ""] of text.matchAll(/<(\/?)([^\s<>]+)[^<>]*>/g)) {
    if (!["a", "b", "en", "mi", "span"].includes(tag)) return false;
    if (!end) open.push(tag);
    else if (open.pop() !== tag) return false;
  }
  return open.length === 0;
}

function edit(file, edits) {
  const text = readFileSync(file, "utf8");
  writeFileSync(
    file,
    file.endsWith(".json") ? withValues(JSON.parse(text), edits) : withPassages(text, edits),
  );
}

function withValues(table, edits) {
  for (const { at, mi } of edits)
    at.slice(0, -1).reduce((inside, name) => inside[name], table)[at.at(-1)] = mi;
  return `${JSON.stringify(table, null, 2)}\n`;
}

/** From last to first, so that places stay true. */
const withPassages = (text, edits) =>
  edits
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (all, { start, end, write, mi }) =>
        all.slice(0, start) + written(mi, write, all.slice(start, end)) + all.slice(end),
      text,
    );

function written(mi, write, before) {
  if (write === "plain") return mi;
  return write === "yaml" ? stringify(mi, { lineWidth: 0 }).trim() : asCode(mi, write, before);
}

/** A text that has changed since no longer counts as read. */
function writeReadings(root, taken, reader) {
  const readings = readingsIn(root);
  for (const { text, mi } of taken) readings[textHash(text.en, mi)] ??= { key: text.keys[0], ...reader };
  const present = new Set(collectTexts(root).map(({ en, mi }) => textHash(en, mi)));
  const kept = Object.entries(readings)
    .filter(([hash]) => present.has(hash))
    .toSorted(([, a], [, b]) => (a.key < b.key ? -1 : 1));
  const write = (file, value) => writeFileSync(path.join(root, file), `${JSON.stringify(value, null, 2)}\n`);
  write(readingsFile, Object.fromEntries(kept));
  const read = new Set(taken.flatMap(({ text }) => text.keys));
  write(
    proposalsFile,
    proposalsIn(root).filter(({ key }) => !read.has(key)),
  );
}
