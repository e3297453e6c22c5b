// Brings the guide from its files into D1, whole and in one transaction. What is loaded already costs one query.
// Plain JavaScript, because the scripts that start the site run it in Node.

import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { BrokenContent } from "./problems.mjs";
import { readGuide } from "./read-guide.mjs";
import { searchRows } from "./search-rows.mjs";
import { statementsFor } from "./statements.mjs";

/** Where the words of the guide are written. */
const guideFolder = fileURLToPath(new URL("../../app/content", import.meta.url));

/**
 * Reads and checks the files, without a database.
 * @param {string} [folder]
 * @returns the guide as far as it can be read, and its mistakes as `file:line: what is wrong`
 */
export function checkContent(folder = guideFolder) {
  const { content, problems } = readGuide(folder);
  return { content, problems: problems.lines() };
}

/**
 * The support page's topics: carried inside the site, because they must be there when everything else fails.
 * @param {string} [folder]
 * @throws BrokenContent when one of their files is wrong
 */
export function supportTopics(folder = guideFolder) {
  const { content, problems } = checkContent(folder);
  const ours = problems.filter((problem) => problem.startsWith("support/"));
  if (ours.length > 0) throw new BrokenContent(ours);
  return content.support;
}

/**
 * Makes D1 hold exactly the guide of the files.
 * @param {Pick<D1Database, "prepare" | "batch">} db with the migrations applied
 * @param {string} [folder]
 * @param {object} [options]
 * @param {boolean} [options.anyway] load what can be read although there are mistakes, to look at a text while it is written
 * @throws BrokenContent before anything is changed
 */
export async function loadContent(db, folder = guideFolder, { anyway = false } = {}) {
  const { content, problems } = checkContent(folder);
  if (problems.length > 0 && !anyway) throw new BrokenContent(problems);
  const rows = searchRows(content.stages);
  const version = createHash("sha256")
    .update(JSON.stringify([content, rows]))
    .digest("hex")
    .slice(0, 16);
  const loaded = await db.prepare("select version from content_publication where id = 1").first("version");
  const isNew = loaded !== version;
  if (isNew) await db.batch(statementsFor(db, { content, rows, version }));
  return { version, isNew };
}
