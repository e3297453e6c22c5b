import { describe, expect, test } from "vitest";
import { readDueDate } from "#app/features/account/index.ts";
import { toIso } from "#app/nz/date.ts";
import { type DatesFor, keyDates } from "./key-dates.ts";

const days = (due: string, whose: DatesFor): Record<string, string> =>
  Object.fromEntries(keyDates(readDueDate(due)!, whose).map(({ name, day }) => [name, toIso(day)]));

describe("The key dates of somebody whose baby is due on 28 October 2026 [financial-help/leave/key-dates]", () => {
  test.each([
    ["workCounts", "2025-10-29", "52 weeks before (section 2BA)"],
    ["tellEmployer", "2026-07-28", "three months before (section 31)"],
    ["earliestStart", "2026-09-16", "six weeks before (section 11)"],
    ["dueDate", "2026-10-28", "the day itself"],
    ["paymentsEnd", "2027-04-28", "26 weeks after (section 71J)"],
    ["applyBefore", "2027-10-28", "the first birthday (section 71I)"],
  ])("%s on %s: %s", (name, day) => {
    expect(days("2026-10-28", "giving-birth")[name]).toBe(day);
  });

  test("are in their order", () => {
    const order = Object.values(days("2026-10-28", "giving-birth"));
    expect(order).toEqual([...order].sort());
  });

  test("a partner's payments cannot begin before", () => {
    const { earliestStart, ...others } = days("2026-10-28", "giving-birth");
    expect(earliestStart).toBeDefined();
    expect(days("2026-10-28", "transferring")).toEqual(others);
  });
});

test.each([
  ["2028-02-29", "applyBefore", "2029-02-28"],
  ["2026-05-31", "tellEmployer", "2026-02-28"],
])("where months end: due %s, %s on %s", (due, name, day) => {
  expect(days(due, "giving-birth")[name]).toBe(day);
});

test("days beyond years of four digits are left out", () => {
  expect(Object.keys(days("9999-12-31", "giving-birth"))).not.toContain("applyBefore");
});
