import { readFileSync } from "node:fs";
import path from "node:path";
import { files, read, root } from "./imports.mjs";

/** @typedef {{ name: string, sentence: string }} Rule Named as `birth/names/dash`: its document, its section, and what it is about. */
/** @typedef {{ title: string, rules: Rule[] }} Section */
/** @typedef {{ area: string, sections: Section[] }} Document */

const folder = ".github/specification/";

/** @returns {Document[]} */
export const specification = () =>
  files
    .filter((file) => file.startsWith(folder))
    .map((file) => ({ area: path.basename(file, ".md"), sections: sectionsOf(read(file)) }));

/** @param {string} document */
function sectionsOf(document) {
  const [, ...sections] = document.split(/^## /m);
  return sections.map((section) => ({
    title: section.slice(0, section.indexOf("\n")),
    rules: [...section.matchAll(/^- \*\*(\S+)\*\* – (.+)$/gm)].map(([, name = "", sentence = ""]) => ({
      name,
      sentence,
    })),
  }));
}

/** @param {string} source */
export const rulesNamedIn = (source) =>
  [...source.matchAll(/\[([a-z-]+(?:\/[a-z0-9-]+){2,})\](?=[^\n]*["'`])/g)].map(([, name = ""]) => name);

export const tests = files.filter((file) => /\.test\.tsx?$/.test(file));

export function promises() {
  /** @type {Map<string, number>} */
  const held = new Map();
  for (const file of tests)
    for (const name of rulesNamedIn(readFileSync(`${root}/${file}`, "utf8")))
      held.set(name, (held.get(name) ?? 0) + 1);
  return specification().map(({ area, sections }) => ({
    area,
    sections: sections.map(({ title, rules }) => ({
      title,
      rules: rules.map((rule) => ({ ...rule, tests: held.get(rule.name) ?? 0 })),
    })),
  }));
}
