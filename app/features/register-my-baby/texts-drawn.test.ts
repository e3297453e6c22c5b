import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { allTexts } from "../../../tests/support/all-texts.ts";
import "./index.ts";

const sources = [".", "../../wizard/"].flatMap((from) => {
  const folder = fileURLToPath(new URL(from, import.meta.url));
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(folder + file, "utf8"));
});

const inQuotes = sources.flatMap((source) => [...source.matchAll(/"([\w./-]+)"/g)].map(([, key]) => key));
const keys = new Set(inQuotes);

/** A template stands for every key that it can come to; one without a word of its own would stand for all. */
const templates = sources
  .flatMap((source) => [...source.matchAll(/`([\w./-]*(?:\$\{[^}`]*\}[\w./-]*)+)`/g)])
  .map(([, template = ""]) => template.split(/\$\{[^}]*\}/))
  .filter((parts) => /\w/.test(parts.join("")))
  .map((parts) => new RegExp(`^${parts.map((part) => part.replace(/\./g, "\\.")).join("[^/]+")}$`));

/** Their texts are looked up by the name of a question, which `texts-of-steps.test.ts` compares, or by a title. */
const isLookedUp = (table: string) =>
  /^register-my-baby\/steps\/[\w-]+(\/yours)?$|\/steps\/person\/titles$|\/other-parent\/steps$/.test(table) &&
  table !== "register-my-baby/steps/person";

test("every text of the registration is drawn somewhere", () => {
  const texts = allTexts().filter(
    ({ table }) => /^(register-my-baby|wizard)\b/.test(table) && !isLookedUp(table),
  );
  expect(texts.length).toBeGreaterThan(200);
  const unused = texts.filter(({ key }) => {
    const name = key.replace(/_(one|other)$/, "");
    return !keys.has(name) && !templates.some((template) => template.test(name));
  });
  expect(unused.map(({ table, key }) => `${table}/${key}`)).toEqual([]);
});

test("parents are named, never ‘this parent’ [birth/parents/titles]", () => {
  const unnamed = allTexts().filter(({ en, mi }) => /this parent/i.test(en) || /tēnei matua/i.test(mi));
  expect(unnamed.map(({ table, key }) => `${table}/${key}`)).toEqual([]);
});
