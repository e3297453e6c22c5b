// node workers/local/deploying/notes.mjs v2026.11.1: a release's part of the changelog, for its page.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { root } from "../paths.mjs";

/**
 * @param {string} changelog
 * @param {string} release
 */
export function notesOf(changelog, release) {
  const [, ...parts] = changelog.split(/^## /m);
  const found = parts.find((part) => part.split(/\s/, 1)[0] === release);
  return found?.slice(found.indexOf("\n")).trim();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [release = "Next"] = process.argv.slice(2);
  const notes = notesOf(readFileSync(`${root}/.github/CHANGELOG.md`, "utf8"), release);
  console[notes ? "log" : "error"](notes ?? `CHANGELOG.md has no heading "## ${release}".`);
  process.exitCode = notes ? 0 : 1;
}
