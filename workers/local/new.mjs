import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { root } from "./paths.mjs";

// Each line is added before the first one that holds `before`.
/** @type {Record<string, { folder: string, list: string, lines: { before: string, line: string }[] }>} */
const kinds = {
  page: inRoutes("/{{name}}"),
  wizard: inRoutes("/{{name}}/:stepName"),
  island: {
    folder: "app/islands",
    list: "app/islands/index.ts",
    lines: [{ before: "form: {", line: '"{{name}}": { when: "idle", adds: "{{title}}" },' }],
  },
};

/** @param {string} address */
function inRoutes(address) {
  return {
    folder: "app/features/{{name}}",
    list: "app/routes.ts",
    lines: [
      { before: "import", line: 'import { {{camel}} } from "./features/{{name}}/index.ts";' },
      { before: '{ path: "/:pageId"', line: `{ path: "${address}", to: {{camel}} },` },
    ],
  };
}

/**
 * @param {string} kind page, wizard or island
 * @param {string} name in kebab-case
 * @param {string} [to]
 * @returns {string[]} the files written or changed
 * @throws where the kind or name is not allowed, or the name is taken
 */
export function begin(kind, name, to = root) {
  const made = kinds[kind];
  if (!made || !/^[a-z]+(-[a-z]+)*$/.test(name ?? ""))
    throw new Error("npm run new page|wizard|island NAME, and the name in small letters and hyphens");
  const fill = filler(name);
  const from = fileURLToPath(new URL(`beginnings/${kind}`, import.meta.url));
  const files = readdirSync(from, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".txt"))
    .map((file) => ({
      file,
      target: path.join(fill(made.folder), file.replace("_name", name).replace(/\.txt$/, "")),
    }));
  const there = files.find(({ target }) => existsSync(`${to}/${target}`));
  if (there) throw new Error(`${there.target} is there already`);
  for (const { file, target } of files) {
    mkdirSync(path.dirname(`${to}/${target}`), { recursive: true });
    writeFileSync(`${to}/${target}`, fill(readFileSync(`${from}/${file}`, "utf8")));
  }
  const list = readFileSync(`${to}/${made.list}`, "utf8");
  const added = made.lines.reduce((text, { before, line }) => {
    if (!text.includes(before)) throw new Error(`${made.list} has no line with ${before}`);
    return text.replace(before, () => `${fill(line)}\n${before}`);
  }, list);
  writeFileSync(`${to}/${made.list}`, added);
  return [...files.map(({ target }) => target), made.list];
}

/** @param {string} name */
function filler(name) {
  const camel = name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
  const title = name.replaceAll("-", " ").replace(/^\w/, (letter) => letter.toUpperCase());
  /** @type {Record<string, string>} */
  const values = { name, camel, title, Name: camel.replace(/^\w/, (letter) => letter.toUpperCase()) };
  return (/** @type {string} */ text) => text.replace(/\{\{(\w+)\}\}/g, (whole, key) => values[key] ?? whole);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const files = begin(process.argv[2] ?? "", process.argv[3] ?? "");
    const biome = `${root}/node_modules/@biomejs/biome/bin/biome`;
    spawnSync(process.execPath, [biome, "check", "--write", ...files], { cwd: root });
    console.log(`${files.join("\n")}\n\nWhat comes next is in .github/CONTRIBUTING.md.`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
