import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { stringify } from "yaml";
import { asCode } from "./code-texts.mjs";

/**
 * @param {string} root
 * @param {readonly (import("./collect.mjs").Place & { mi: string })[]} edits
 * @returns {string[]} the files that are changed
 */
export function writeTexts(root, edits) {
  const files = [...new Set(edits.map(({ file }) => file))];
  for (const file of files)
    edit(
      path.join(root, file),
      edits.filter((each) => each.file === file),
    );
  return files;
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
