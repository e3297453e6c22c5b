import { describe, expect, test } from "vitest";
import { groupedCode, newCode, readCode } from "./code.ts";

const code = "B7KM3RTW9XQP4HLDVN3C";

describe("A code to come back with", () => {
  test("has 20 characters that nobody takes for each other and that spell no words", () => {
    const all = Array.from({ length: 500 }, newCode);
    for (const each of all) expect(each).toMatch(/^[3479BCDFGHJKLMNPQRTVWXY]{20}$/);
    expect(new Set(all).size).toBe(500);
    expect(new Set(all.join("")).size).toBe(23);
  });

  test("is grouped by four for reading", () => expect(groupedCode(code)).toBe("B7KM 3RTW 9XQP 4HLD VN3C"));

  test.each([
    ["as it is shown", groupedCode(code)],
    ["in small letters", groupedCode(code).toLowerCase()],
    ["without blanks", code],
    ["with hyphens", "B7KM-3RTW-9XQP-4HLD-VN3C"],
    ["with dashes that a phone makes of hyphens", "B7KM–3RTW—9XQP‑4HLD‐VN3C"],
    ["with blanks around and within", "  B7 KM3RTW\t9XQP4HLDVN3C\n"],
    ["in wide letters", "Ｂ７ＫＭ3RTW9XQP4HLDVN3C"],
    ["with what looks alike", "87KM3RTW9XQP4H1DUN3C"],
  ])("is read %s", (_how, typed) => expect(readCode(typed)).toBe(code));

  test.each([
    ["too short", code.slice(1)],
    ["too long", `${code}C`],
    ["with a vowel", code.replace("B", "A")],
    ["with another sign", code.replace("B", "*")],
    ["nothing", ""],
    ["very long", "B".repeat(50_000)],
  ])("is none when it is %s", (_how, typed) => expect(readCode(typed)).toBeUndefined());
});
