import { expect, test } from "vitest";
import { languages } from "#app/i18n/languages.ts";
import { foreignWords } from "../../../../../tests/support/language.ts";
import en from "./account.en.json";
import mi from "./account.mi.json";
import { errorWords } from "./error-words.ts";

const leaves = (words: unknown, path = ""): [string, string][] =>
  typeof words === "string"
    ? [[path, words]]
    : Object.entries(words ?? {}).flatMap(([name, inside]) => leaves(inside, `${path}/${name}`));
const english = new Map(leaves(en));
const maori = new Map(leaves(mi));
const values = (text = "") => (text.match(/\{\{\w+\}\}/g) ?? []).sort();

test("both languages take the same values", () => {
  const other = [...english].filter(([key, text]) => values(text).join() !== values(maori.get(key)).join());
  expect(other).toEqual([]);
});

test.each(languages)("every run of the other language is marked: %s", (language) => {
  const other = language === "en" ? "mi" : "en";
  const unmarked = [...(language === "en" ? english : maori)].flatMap(([key, text]) =>
    foreignWords(text.replaceAll(new RegExp(`<${other}>.*?</${other}>|{{.*?}}`, "g"), " "), language).map(
      (word) => `${key}: ${word}`,
    ),
  );
  expect(unmarked).toEqual([]);
});

test.each(languages)("messages are plain words and name the button that helps: %s", (language) => {
  const all = (Object.keys(en.errors) as (keyof typeof en.errors)[]).map((key) => errorWords(key, language));
  expect(all.filter((message) => /[<>]|\{\{/.test(message))).toEqual([]);
});
