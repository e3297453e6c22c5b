import { describe, expect, it } from "vitest";
import { eternity, isDate, parsePeriod, split, startingIn } from "./periods.ts";

describe("a period is read as the Web API writes it", () => {
  it.each([
    ["2026", "YEAR", "2026-01-01", 1],
    ["2026-04", "MONTH", "2026-04-01", 1],
    ["2026-04-01", "DAY", "2026-04-01", 1],
    ["month:2026-04:3", "MONTH", "2026-04-01", 3],
    ["year:2026-04", "YEAR", "2026-04-01", 1],
    ["day:2026-04-01:10", "DAY", "2026-04-01", 10],
  ])("%s", (text, unit, start, size) => expect(parsePeriod(text)).toMatchObject({ unit, start, size }));

  it.each(["ETERNITY", "eternity"])("%s is all time", (text) => expect(parsePeriod(text)).toBe(eternity));

  it.each([
    "",
    "now",
    "2026-13",
    "2026-02-30",
    "2026-4",
    "month:2026",
    "day:2026",
    "day:2026-04",
    "month:2026-04:0",
    "week:2026-04-01",
    "0000",
    " 2026",
    "__proto__",
  ])("%j is no period", (text) => expect(parsePeriod(text)).toBeUndefined());

  it.each([
    ["month:2026-04:1", "2026-04"],
    ["year:2026-01", "2026"],
  ])("%s means %s", (long, short) => expect(parsePeriod(long)!.key).toBe(short));
});

describe("a rule asks a variable for the period of its own length", () => {
  it.each([
    ["2026-04", "DAY", "2026-04-01"],
    ["2026-04", "YEAR", "2026"],
    ["2026-04-15", "MONTH", "2026-04"],
    ["2026", "MONTH", "2026-01"],
    ["2026-04", "ETERNITY", "ETERNITY"],
    ["month:2026-04:3", "MONTH", "2026-04"],
    ["2026", "DAY", "2026-01-01"],
  ] as const)("in %s the %s is %s", (text, unit, key) =>
    expect(startingIn(parsePeriod(text)!, unit)).toMatchObject({ unit, key, size: 1 }),
  );
});

it("a year consists of its months, also a rolling one", () => {
  const months = split(parsePeriod("year:2025-11")!, "MONTH").map(({ key }) => key);
  expect(months).toHaveLength(12);
  expect([months[0], months[2], months[11]]).toEqual(["2025-11", "2026-01", "2026-10"]);
});

it("three years are three years, and 36 months", () => {
  const years = parsePeriod("year:2025-01:3")!;
  expect(split(years, "YEAR")).toMatchObject(
    ["2025", "2026", "2027"].map((key) => ({ key, unit: "YEAR", size: 1 })),
  );
  const months = split(years, "MONTH");
  expect([months.length, months[35]]).toMatchObject([36, { key: "2027-12", unit: "MONTH", size: 1 }]);
});

it.each([
  ["2024-02-29", true],
  ["2023-02-29", false],
  ["2023-1-1", false],
  ["2100-02-29", false],
  ["2000-02-29", true],
  ["2023-01-31", true],
  ["2023-01-32", false],
  ["2023-04-31", false],
  ["2023-06-30", true],
  ["2023-06-31", false],
  ["2023-07-31", true],
  ["2023-09-31", false],
  ["2023-11-31", false],
  ["2023-12-31", true],
  ["2023-12-32", false],
  ["0000-01-01", false],
])("%s is a date: %s", (text, is) => expect(isDate(text)).toBe(is));
