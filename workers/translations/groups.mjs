import { readFileSync } from "node:fs";

// The most urgent texts to read come first, then what visitors do most. `shownAt` goes by how a file or key begins.
/** @type {{ groups: { id: string, english?: string, file?: string }[], shownAt: Record<string, string> }} */
const { groups, shownAt } = JSON.parse(readFileSync(new URL("groups.json", import.meta.url), "utf8"));

/** @typedef {import("./collect.mjs").Text} Text */

export const groupNames = groups.map(({ id }) => id);

/** @param {Text} text */
export function groupOf({ en, places, keys }) {
  const about = [...places.map(({ file }) => file), ...keys];
  const group = groups.find(
    ({ english, file }) =>
      (english && new RegExp(english, "i").test(en)) ||
      (file && about.some((name) => new RegExp(file).test(name))),
  );
  return group?.id ?? groupNames.at(-1) ?? "";
}

/** @param {Text} text */
export function addressOf({ at, places: [place], keys: [key] }) {
  const begins = Object.keys(shownAt).find((beginning) =>
    [place?.file, key].some((name) => name?.startsWith(beginning)),
  );
  return at[0] ?? shownAt[begins ?? ""] ?? "";
}
