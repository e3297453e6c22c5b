import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** @typedef {{ readonly [key: string]: string | Table }} Table */

/**
 * @param {string} root of the repository, or of a copy
 * @param {string} folder
 * @returns {{ pair: string, en: Table, mi: Table }[]}
 */
export function pairsIn(root, folder) {
  const read = (file) => JSON.parse(readFileSync(path.join(root, folder, file), "utf8"));
  if (!existsSync(path.join(root, folder))) return [];
  const named = readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(en|mi)\.json$/.test(file))
    .map((file) => file.slice(0, -".en.json".length));
  return [...new Set(named)]
    .toSorted()
    .map((pair) => ({ pair, en: read(`${pair}.en.json`), mi: read(`${pair}.mi.json`) }));
}

/** `features/search/text` is `search`, `forms/text` is `forms`. */
const namespaceOf = (pair) => pair.replace(/^features\//, "").replace(/\/text$/, "");

/** @throws where a Māori file lacks a key of its English, or has one of its own */
export function siteTexts(root) {
  const pairs = pairsIn(root, "app");
  const wrong = pairs.flatMap(({ pair, en, mi }) => {
    const [english, maori] = [new Set(keysOf(en)), new Set(keysOf(mi))];
    const file = `app/${pair}.mi.json`;
    return [
      ...[...english].filter((key) => !maori.has(key)).map((key) => `${file} has no ${key}`),
      ...[...maori]
        .filter((key) => !english.has(key))
        .map((key) => `${file} has ${key}, the English has not`),
    ];
  });
  if (wrong.length > 0) throw new Error(wrong.join("\n"));
  const inLanguage = (language) =>
    Object.fromEntries(pairs.map((each) => [namespaceOf(each.pair), each[language]]));
  return { en: inLanguage("en"), mi: inLanguage("mi") };
}

/** @returns {string[]} "dates/days/birth" */
const keysOf = (table, before = "") =>
  Object.entries(table).flatMap(([name, value]) =>
    typeof value === "string" ? [before + name] : keysOf(value, `${before}${name}/`),
  );
