import { readFileSync } from "node:fs";

/**
 * What a fluent reader is asked to read first, then by what visitors do; and where words are shown, by how the name of their file or
 * their key begins.
 * @type {{ groups: { id: string, english?: string, file?: string }[], shownAt: Record<string, string> }}
 */
const { groups, shownAt } = JSON.parse(readFileSync(new URL("groups.json", import.meta.url), "utf8"));

/** @typedef {import("./collect.mjs").Text} Text */

export const groupNames = groups.map(({ id }) => id);

/**
 * By what its files and keys say it is about, or its English.
 * @param {Text} text
 */
export function groupOf({ en, places, keys }) {
  const about = [...places.map(({ file }) => file), ...keys];
  const group = groups.find(
    ({ english, file }) =>
      (english && new RegExp(english, "i").test(en)) ||
      (file && about.some((name) => new RegExp(file).test(name))),
  );
  return group?.id ?? groupNames.at(-1) ?? "";
}

/**
 * The guide knows its own addresses. Empty: in a mail.
 * @param {Text} text
 */
export function addressOf({ at, places: [place], keys: [key] }) {
  const begins = Object.keys(shownAt).find((beginning) =>
    [place?.file, key].some((name) => name?.startsWith(beginning)),
  );
  return at[0] ?? shownAt[begins ?? ""] ?? "";
}
