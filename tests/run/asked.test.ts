import { expect, test } from "vitest";
import { filesNamed, testsOf } from "./asked.mjs";
import { needsImports, needsWorkers, reachedFrom } from "./imports.mjs";

test("Files are asked for by parts of their names; a misspelt one is said at once, with what it may have been", () => {
  expect(filesNamed(["app/nz/check-digit"])).toEqual(["app/nz/check-digit.test.ts"]);
  expect(() => filesNamed(["tests/journeys/serch.test.ts"])).toThrow(
    /no test file tests\/journeys\/serch\.test\.ts.*tests\/journeys\/search\.test\.ts/,
  );
});

test("A change touches the tests that import it; in a feature also those that open the site and know the feature", () => {
  const tests = testsOf(["app/features/search/search-page.tsx"]);
  expect(tests).toContain("tests/journeys/search.test.ts");
  expect(tests).not.toContain("tests/journeys/register-births.test.ts");
  expect(testsOf(["app/nz/check-digit.ts"])).toContain("app/nz/check-digit.test.ts");
  expect(testsOf([])).toEqual([]);
});

test("What every page needs touches all tests that open the site", () => {
  const tests = testsOf(["app/server/visit.ts"]);
  expect(tests).toContain("tests/journeys/register-births.test.ts");
  expect(tests).not.toContain("app/nz/check-digit.test.ts");
});

test.each([
  ["app/nz/check-digit.test.ts", "nothing"],
  ["app/forms/fields/checks.test.ts", "imports"],
  ["tests/journeys/search.test.ts", "workers"],
])("%s needs %s to be built", (file, needed) => {
  const reached = reachedFrom(file);
  const needs = needsWorkers(reached) ? "workers" : needsImports(reached) ? "imports" : "nothing";
  expect(needs).toBe(needed);
});
