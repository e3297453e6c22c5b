import { describe, expect, test } from "vitest";
import { files, read } from "#workers/local/imports.mjs";
import { namesIn, rulesOf, speaksOfPapers } from "./support/specification.ts";

const rules = files.filter((file) => file.startsWith(".github/specification/")).flatMap(rulesOf);
const names = new Set(rules.map(({ name }) => name));
const tests = files.filter((file) => /\.test\.tsx?$/.test(file));
const held = new Map(tests.map((file) => [file, namesIn(read(file))]));

describe("The specification", () => {
  test("has no two rules of one name, and each is under the name of its document", () => {
    expect(rules.map(({ name }) => name).filter((name, at, all) => all.indexOf(name) !== at)).toEqual([]);
    expect(rules.filter(({ name, document }) => !name.startsWith(`${document}/`))).toEqual([]);
  });

  test("has no rule without a test", () => {
    const tested = new Set([...held.values()].flat());
    expect([...names].filter((name) => !tested.has(name))).toEqual([]);
  });

  test("has every rule that a test names", () => {
    const unknown = [...held].flatMap(([file, found]) =>
      found.filter((name) => !names.has(name)).map((name) => `${file}: ${name}`),
    );
    expect(unknown).toEqual([]);
  });
});

test("Code and tests speak of rules, never of numbers of papers that are not here", () => {
  const sources = files.filter((file) => /\.(tsx?|mjs|css|sql|yml|toml)$/.test(file));
  expect(sources.flatMap((file) => speaksOfPapers(read(file)).map((found) => `${file}: ${found}`))).toEqual(
    [],
  );
});
