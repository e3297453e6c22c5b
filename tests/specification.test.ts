import { describe, expect, test } from "vitest";
import { files, read } from "#workers/local/imports.mjs";
import { rulesNamedIn, specification, tests } from "#workers/local/specification.mjs";

const rules = specification().flatMap(({ area, sections }) =>
  sections.flatMap((section) => section.rules.map(({ name }) => ({ area, name }))),
);
const names = new Set(rules.map(({ name }) => name));
const held = new Map(tests.map((file) => [file, rulesNamedIn(read(file))]));

/** Sections, rows of the quality list, issues and findings by their numbers. */
const papers =
  /\b[Ss]pec(?:ification)? [123]\b|\b[Qq]uality [A-Z]\d|\b[Ii]ssue \d|\bfacts \d\.\d|["`(](?!H)[A-Z]\d{1,2}(?:, [A-Z]\d{1,2})*(?:[):] |\)["`])/g;

describe("The specification", () => {
  test("has no two rules of one name, and each is under the name of its document", () => {
    expect(rules.map(({ name }) => name).filter((name, at, all) => all.indexOf(name) !== at)).toEqual([]);
    expect(rules.filter(({ name, area }) => !name.startsWith(`${area}/`))).toEqual([]);
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
  const found = sources.flatMap((file) => (read(file).match(papers) ?? []).map((each) => `${file}: ${each}`));
  expect(found).toEqual([]);
});
