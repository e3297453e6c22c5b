import { describe, expect, test } from "vitest";
import { type CalendarDate, monthsAfter, toIso, weeksAfter } from "#app/nz/date.ts";
import { readDueDate } from "./due-date.ts";

const iso = (day: CalendarDate | undefined) => day && toIso(day);
const day = (text: string) => readDueDate(text) as CalendarDate;

describe("The due date format is yyyy-mm-dd", () => {
  test.each([
    ["2026-10-28", "2026-10-28"],
    ["2028-02-29", "2028-02-29"],
    ["2027-02-29", undefined],
    ["2026-13-01", undefined],
    ["2026-00-10", undefined],
    ["2026-10-00", undefined],
    ["28-10-2026", undefined],
    ["28/10/2026", undefined],
    ["2026-1-2", undefined],
    ["2026-10-28T00:00:00Z", undefined],
    ["12026-10-28", undefined],
    ["2026-10-28\n", undefined],
    ["", undefined],
    [undefined, undefined],
  ])("%j is read as %j", (text, expected) => {
    expect(iso(readDueDate(text))).toBe(expected);
  });
});

describe("Weeks after a day", () => {
  test.each([
    ["2026-10-28", -39, "2026-01-28"],
    ["2027-01-05", -1, "2026-12-29"],
    ["2028-03-07", -1, "2028-02-29"],
    ["2027-03-07", -1, "2027-02-28"],
    // The clocks change on 27 September 2026 and 4 April 2027; a day is a day.
    ["2026-09-30", -1, "2026-09-23"],
    ["2027-04-07", -1, "2027-03-31"],
    ["2026-10-28", 53, "2027-11-03"],
  ])("%s and %d weeks = %s", (from, weeks, expected) => {
    expect(iso(weeksAfter(day(from), weeks))).toBe(expected);
  });
});

describe("Months after a day", () => {
  test.each([
    ["2026-10-28", 3, "2027-01-28"],
    ["2026-11-30", 3, "2027-02-28"],
    ["2027-11-30", 3, "2028-02-29"],
    ["2026-10-31", 5, "2027-03-31"],
    ["2026-12-31", 2, "2027-02-28"],
    ["2026-08-31", 3, "2026-11-30"],
  ])("%s and %d months = %s", (from, months, expected) => {
    expect(iso(monthsAfter(day(from), months))).toBe(expected);
  });

  test("nothing beyond years of four digits", () => {
    expect([monthsAfter(day("9999-12-31"), 3), weeksAfter(day("9999-12-31"), 1)]).toEqual([
      undefined,
      undefined,
    ]);
  });
});
