import { describe, expect, test } from "vitest";
import { cpuOf } from "../../tests/support/cpu.ts";
import { readDollars } from "./read-dollars.ts";

describe("a dollar amount as people type it", () => {
  test.each([
    ["0", 0],
    ["450", 450],
    ["450.5", 450.5],
    ["450.50", 450.5],
    ["$450", 450],
    ["$ 450", 450],
    ["1,234", 1234],
    ["1 234 567.89", 1_234_567.89],
    ["$10,000,000,000.00", 10_000_000_000],
    ["-5", -5],
    ["-$5", -5],
    ["$-5", -5],
  ])("%s is %d", (typed, dollars) => {
    expect(readDollars(typed)).toBe(dollars);
  });

  test.each([
    "",
    " ",
    "$",
    "-",
    ".",
    ".5",
    "5.",
    "1.234",
    "1,00",
    "1,0000",
    "1.2.3",
    "1e3",
    "0x10",
    "Infinity",
    "NaN",
    "+5",
    "--5",
    "5%",
    "५",
    "12 34",
  ])("'%s' is no amount", (typed) => {
    expect(readDollars(typed)).toBeUndefined();
  });

  test.each(["1,".repeat(25_000), `-${" ".repeat(50_000)}x`, "1".repeat(50_000), "$".repeat(50_000)])(
    "50,000 hostile characters take no time",
    async (typed) => expect(await cpuOf(() => readDollars(typed))).toBeLessThan(200),
  );
});
