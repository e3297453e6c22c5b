import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { foreignWords } from "./support/language.ts";

type Table = { readonly [key: string]: string | Table };

const app = fileURLToPath(new URL("../app", import.meta.url));
/** All pairs of texts, by what stands before the language in their files. */
const tables = readdirSync(app, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".en.ts"))
  .map((file) => file.replace(/\.en\.ts$/, ""));

const leaves = (table: Table, path = ""): [string, string][] =>
  Object.entries(table).flatMap(([name, value]) =>
    typeof value === "string" ? [[path + name, value] as [string, string]] : leaves(value, `${path}${name}/`),
  );

/** A table is all that its file exports, under whatever name. */
async function textsOf(pair: string): Promise<{ en: Map<string, string>; mi: Map<string, string> }> {
  const tableIn = async (language: "en" | "mi") =>
    Object.values((await import(`${app}/${pair}.${language}.ts`)) as Record<string, Table>);
  const [en, mi] = [await tableIn("en"), await tableIn("mi")];
  return {
    en: new Map(en.flatMap((table) => leaves(table))),
    mi: new Map(mi.flatMap((table) => leaves(table))),
  };
}

/** Texts that are in the other language as a whole, and drawn so. */
const isOfOtherLanguage = (key: string): boolean =>
  /Mi$|^language\/toggle$|^buttons\/language$|(^|\/)companion$/.test(key);

const all = (pattern: RegExp, text: string): string[] =>
  [...text.matchAll(pattern)].map(([found]) => found).sort();

test("there are words of the shell, of forms and of financial help", () => {
  expect(tables).toEqual(expect.arrayContaining(["i18n/text", "forms/text", "features/financial-help/text"]));
});

describe.each(tables)("The words of %s", async (folder) => {
  const { en, mi } = await textsOf(folder);
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
        tag === "a" ? /^<a href="(https:|tel:|mailto:|\/)[^"<>\s]*">$/.test(whole) : whole === `<${tag}>`;
      if (!isKnown || !["a", "b", other].includes(tag) || open.includes(tag)) return false;
      open.push(tag);
    }
  }
  return open.length === 0 && !/<(?! )|(?<! )>/.test(text.replaceAll(/<[^<> ][^<>]*>/g, ""));
}
