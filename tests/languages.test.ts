import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { describe, expect, test } from "vitest";
import { root } from "#workers/local/imports.mjs";
import { pairsIn, siteTexts, type Table } from "#workers/translations/pairs.mjs";
import { foreignWords } from "./support/language.ts";

const tables = ["app", "workers"].flatMap((folder) =>
  pairsIn(root, folder).map(({ pair, en, mi }) => ({ pair: `${folder}/${pair}`, en, mi })),
);

const leaves = (table: Table, path = ""): [string, string][] =>
  Object.entries(table).flatMap(([name, value]) =>
    typeof value === "string" ? [[path + name, value] as [string, string]] : leaves(value, `${path}${name}/`),
  );

/** Texts that are in the other language as a whole, and drawn so. */
const isOfOtherLanguage = (key: string): boolean =>
  /Mi$|^language\/toggle$|^buttons\/language$|(^|\/)companion$/.test(key);

const all = (pattern: RegExp, text: string): string[] =>
  [...text.matchAll(pattern)].map(([found]) => found).sort();

test("there are words of the shell, of forms and of financial help", () => {
  expect(tables.map(({ pair }) => pair)).toEqual(
    expect.arrayContaining(["app/i18n/text", "app/forms/text", "app/features/financial-help/text"]),
  );
});

test("a Māori key that is missing or surplus stops the build, which names the file and the key", () => {
  const folder = mkdtempSync(`${tmpdir()}/timata-`);
  mkdirSync(`${folder}/app/features/search`, { recursive: true });
  const write = (language: string, table: Table) =>
    writeFileSync(`${folder}/app/features/search/text.${language}.json`, JSON.stringify(table));
  write("en", { title: "Search", found: { none: "Nothing" } });
  write("mi", { found: { none: "Kāore", many: "He maha" } });
  expect(() => siteTexts(folder)).toThrow(
    "app/features/search/text.mi.json has no title\napp/features/search/text.mi.json has found/many, the English has not",
  );
  rmSync(folder, { recursive: true });
});

describe.each(tables)("The words of $pair", (table) => {
  const [en, mi] = [new Map(leaves(table.en)), new Map(leaves(table.mi))];
  const pairs = [...en].map(([key, english]) => ({ key, english, maori: mi.get(key) ?? "" }));
  const keysWhere = (wrong: (pair: (typeof pairs)[number]) => boolean) =>
    pairs.filter(wrong).map(({ key }) => key);

  test("have the same keys in both languages [quality/text/both-languages]", () => {
    expect([...mi.keys()].sort()).toEqual([...en.keys()].sort());
  });

  test("are nowhere empty", () => {
    expect(keysWhere(({ english, maori }) => !english.trim() || !maori.trim())).toEqual([]);
  });

  test("take the same values; one alone need not be written as a number", () => {
    const values = (key: string, text: string) =>
      all(/\{\{[^}]*\}\}/g, text).filter((value) => !(key.endsWith("_one") && value === "{{count}}"));
    expect(
      keysWhere(({ key, english, maori }) => values(key, english).join() !== values(key, maori).join()),
    ).toEqual([]);
  });

  test("lead to the same places", () => {
    const links = /href="[^"]*"/g;
    expect(
      keysWhere(({ english, maori }) => all(links, english).join() !== all(links, maori).join()),
    ).toEqual([]);
  });

  test.each(["english", "maori"] as const)("have well-formed marks: %s", (language) => {
    expect(keysWhere((pair) => !isWellMarked(pair[language], language === "english" ? "mi" : "en"))).toEqual(
      [],
    );
  });

  test("mark every run of the other language", () => {
    const unmarked = (text: string, other: "en" | "mi") =>
      foreignWords(
        text.replaceAll(new RegExp(`<${other}>.*?</${other}>| href="[^"]*"|{{.*?}}`, "g"), " "),
        other === "en" ? "mi" : "en",
      );
    const found = pairs
      .filter(({ key }) => !isOfOtherLanguage(key))
      .flatMap(({ key, english, maori }) => [
        ...unmarked(english, "mi").map((word) => `${key} (en): ${word}`),
        ...unmarked(maori, "en").map((word) => `${key} (mi): ${word}`),
      ]);
    expect(found).toEqual([]);
  });
});

/** Every mark is closed in order, none stands in itself, and only a link has an attribute. A sign between blanks is no mark. */
function isWellMarked(text: string, other: "en" | "mi"): boolean {
  const open: string[] = [];
  for (const [whole, close, tag = ""] of text.matchAll(/<(\/?)([^\s>]+)[^>]*>/g)) {
    if (close) {
      if (open.pop() !== tag) return false;
    } else {
      const isKnown =
        tag === "a"
          ? /^<a href="(https:|tel:|sms:|mailto:|\/)[^"<>\s]*">$/.test(whole)
          : whole === `<${tag}>`;
      if (!isKnown || !["a", "b", other].includes(tag) || open.includes(tag)) return false;
      open.push(tag);
    }
  }
  return open.length === 0 && !/<(?! )|(?<! )>/.test(text.replaceAll(/<[^<> ][^<>]*>/g, ""));
}
