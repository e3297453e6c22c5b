import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { collectTexts } from "./collect.mjs";
import { asYaml } from "./guide-texts.mjs";
import { written } from "./literals.mjs";
import { proposalsFile, proposalsIn, readingsFile, readingsIn } from "./readings.mjs";
import { textHash } from "./text-hash.mjs";

/**
 * Brings the texts that a translator has read into the files of the repository, and writes down who read them when. What cannot be
 * taken is left as it is and told.
 * @param {string} root
 * @param {import("./files.mjs").Row[]} rows
 * @param {{ by: string, on: string }} reader name, and day as YYYY-MM-DD
 */
export function takeIn(root, rows, { by, on }) {
  const texts = collectTexts(root);
  const byId = new Map(texts.map((text) => [text.id, text]));
  const outcome = { taken: [], changed: [], refused: [], waiting: 0 };
  const edits = new Map();
  for (const row of rows) {
    const given = { ...row, english: tidy(row.english), maori: tidy(row.maori) };
    const text = byId.get(row.id);
    const why = given.isRead && (text ? wrongIn(given, text) : whyUnknown(given, texts));
    if (!given.isRead) {
      outcome.waiting++;
      if (text && given.maori !== tidy(text.mi))
        outcome.refused.push({ key: row.key, why: "its Māori is changed, but it is not marked as read" });
    } else if (why) outcome.refused.push({ key: row.key, why });
    else {
      outcome.taken.push({ text, mi: given.maori });
      if (given.maori !== tidy(text.mi)) outcome.changed.push(row.key);
    }
  }
  for (const { text, mi } of outcome.taken)
    if (mi !== tidy(text.mi))
      for (const place of text.places)
        edits.set(place.file, [...(edits.get(place.file) ?? []), { ...place, mi }]);
  for (const [file, all] of edits) edit(path.join(root, file), all);
  writeReadings(root, outcome.taken, { by, on });
  return { ...outcome, taken: outcome.taken.length, files: [...edits.keys()] };
}

/** Spreadsheets and translators' tools write line breaks and accents in their own ways. */
const tidy = (text) => text.replace(/\r\n?/g, "\n").normalize("NFC").trim();

function whyUnknown({ key, english }, texts) {
  const now = texts.filter(({ keys }) => keys.includes(key));
  if (now.length === 0) return "there is no such text any more";
  return now.some(({ en }) => tidy(en) === english)
    ? "its Māori has changed since the file was written"
    : "its English has changed since the file was written";
}

const sorted = (pattern, text) => [...text.matchAll(pattern)].map(([whole]) => whole).sort();
const values = /\{\{.*?\}\}|\[\[.*?\]\]/g;
const links = /href="[^"]*"|\]\([^)]*\)/g;

function wrongIn({ english, maori }, { en, mi, places }) {
  if (english !== tidy(en)) return "its English has changed since the file was written";
  if (maori === "") return "its Māori is empty";
  if (sorted(values, maori).join() !== sorted(values, mi).join())
    return `it must have these values: ${sorted(values, mi).join(" ") || "none"}`;
  if (sorted(links, maori).join() !== sorted(links, mi).join())
    return `it must have these links: ${sorted(links, mi).join(" ") || "none"}`;
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
  let text = readFileSync(file, "utf8");
  for (const { start, end, write, mi } of edits.toSorted((a, b) => b.start - a.start)) {
    const said =
      write === "plain" ? mi : write === "yaml" ? asYaml(mi) : written(mi, write, text.slice(start, end));
    text = text.slice(0, start) + said + text.slice(end);
  }
  writeFileSync(file, text);
}

/** Of texts that are there; one that has changed since is not read any more. */
function writeReadings(root, taken, { by, on }) {
  const readings = readingsIn(root);
  for (const { text, mi } of taken) {
    const hash = textHash(text.en, mi === tidy(text.mi) ? text.mi : mi);
    if (!readings[hash]) readings[hash] = { key: text.keys[0], by, on };
  }
  const now = collectTexts(root);
  const present = new Set(now.map(({ en, mi }) => textHash(en, mi)));
  const kept = Object.entries(readings)
    .filter(([hash]) => present.has(hash))
    .toSorted(([, a], [, b]) => (a.key < b.key ? -1 : 1));
  writeFileSync(path.join(root, readingsFile), `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`);
  const read = new Set(taken.flatMap(({ text }) => text.keys));
  const waiting = proposalsIn(root).filter(({ key }) => !read.has(key));
  writeFileSync(path.join(root, proposalsFile), `${JSON.stringify(waiting, null, 2)}\n`);
}
