import { expect, test } from "vitest";
import { afterWorkingDays, isWorkingDay } from "./working-days.ts";

test.each([
  ["a Tuesday", "2026-11-24", true],
  ["a Saturday", "2026-11-28", false],
  ["Waitangi Day on a Friday", "2026-02-06", false],
  ["Good Friday", "2026-04-03", false],
  ["Easter Monday", "2026-04-06", false],
  ["Anzac Day on a Saturday: the Monday after", "2026-04-27", false],
  ["the King's birthday", "2026-06-01", false],
  ["Matariki", "2026-07-10", false],
  ["Labour Day", "2026-10-26", false],
  ["between Christmas and New Year", "2026-12-29", false],
  ["2 January", "2026-01-02", false],
  ["New Year on a Friday: the Monday after", "2027-01-04", false],
  ["the day after that", "2027-01-05", true],
])("%s, %s: a working day %s", (_, day, is) => expect(isWorkingDay(day)).toBe(is));

test("20 working days after 24 November 2026 is 22 December; from 1 December it is 8 January", () => {
  expect(afterWorkingDays("2026-11-24", 20)).toBe("2026-12-22");
  expect(afterWorkingDays("2026-12-01", 20)).toBe("2027-01-07");
});
