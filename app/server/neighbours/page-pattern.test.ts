import { describe, expect, test } from "vitest";
import { patternOf } from "./page-pattern.ts";

const patterns = [
  "/",
  "/stage/:name",
  "/services-near-me/:category?",
  "/login/",
  "/register-my-baby/:step",
  "/supervisor/:token/:step",
];
const named = ["/stage/pregnancy"];

describe("what is told of an address", () => {
  const rows: [string, string, string | undefined][] = [
    ["the first page", "/", "/"],
    ["the first page in te reo Māori", "/mi", "/mi"],
    ["the same with a slash", "/mi/", "/mi"],
    ["a page of the table", "/login", "/login/"],
    ["a page of the table, in capitals", "/Login/", "/login/"],
    ["a stage keeps its name", "/stage/pregnancy", "/stage/pregnancy"],
    ["in te reo Māori too", "/mi/stage/pregnancy/", "/mi/stage/pregnancy"],
    ["a name that is no stage does not", "/stage/0211234567", "/stage/:name"],
    ["a part that may be missing", "/services-near-me", "/services-near-me"],
    ["or be there", "/services-near-me/plunket", "/services-near-me/:category"],
    ["a token never", "/supervisor/s3cr3t/hours", "/supervisor/:token/:step"],
    ["a part too few", "/supervisor/s3cr3t", undefined],
    ["a part too many", "/stage/pregnancy/x", undefined],
    ["an empty part", "/stage//", undefined],
    ["a page outside of the table", "/jane@example.nz", undefined],
    ["the language alone is no page of the other", "/mime", undefined],
    ["a query", "/login?next=/", undefined],
    ["a hash", "/#card2001", undefined],
    ["another site", "https://evil.example/", undefined],
    ["nothing", "", undefined],
  ];
  test.each(rows)("%s: %s → %s", (_sentence, path, told) => {
    expect(patternOf(path, patterns, named)).toBe(told);
  });
});
