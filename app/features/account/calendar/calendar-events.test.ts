import { describe, expect, test } from "vitest";
import { toIso } from "#app/nz/date.ts";
import { readDueDate } from "../profile/due-date.ts";
import { calendarEvents } from "./calendar-events.ts";

const days = (due: string): Record<string, string> =>
  Object.fromEntries(calendarEvents(readDueDate(due)!).map(({ name, day }) => [name, toIso(day)]));

describe("The days of a family whose baby is due on 28 October 2026", () => {
  test.each([
    ["weeks0to14", "2026-01-21", "a pregnancy has 40 weeks"],
    ["weeks15to30", "2026-05-06", "15 weeks have passed"],
    ["whoopingCough", "2026-05-13", "16 weeks have passed"],
    ["antenatalBook", "2026-06-10", "20 weeks have passed"],
    ["tellEmployer", "2026-07-28", "three months before the due date"],
    ["antenatalClass", "2026-08-05", "28 weeks have passed"],
    ["week31toBirth", "2026-08-26", "31 weeks have passed"],
    ["leaveCanBegin", "2026-09-16", "six weeks before"],
    ["dueDate", "2026-10-28", "the day itself"],
    ["weeks1to6", "2026-10-28", "40 weeks have passed"],
    ["wellChild", "2026-11-25", "4 weeks after"],
    ["immunisations6weeks", "2026-12-09", "6 weeks after"],
    ["weeks6to13", "2026-12-09", "46 weeks have passed"],
    ["registerBirth", "2026-12-28", "two months after"],
    ["months3to6", "2027-01-27", "53 weeks have passed"],
    ["immunisations3months", "2027-01-28", "three months after"],
    ["immunisations5months", "2027-03-28", "five months after"],
    ["leavePaymentsEnd", "2027-04-28", "26 weeks after"],
    ["immunisations12months", "2027-10-28", "the first birthday"],
    ["dentalVisits", "2027-10-28", "the first birthday"],
    ["immunisations15months", "2028-01-28", "15 months after"],
    ["bestStartEnds", "2029-10-28", "the third birthday"],
    ["twentyHours", "2029-10-28", "the third birthday"],
    ["immunisations4years", "2030-10-28", "the fourth birthday"],
    ["b4SchoolCheck", "2030-10-28", "the fourth birthday"],
    ["enrolAtSchool", "2031-04-28", "six months before the fifth birthday"],
    ["schoolMayBegin", "2031-10-28", "the fifth birthday"],
    ["enrolledBySix", "2032-10-28", "the sixth birthday"],
    ["childcareSubsidyEnds", "2031-10-28", "the fifth birthday"],
  ])("%s on %s: %s", (name, day) => {
    expect(days("2026-10-28")[name]).toBe(day);
  });

  test("are in their order", () => {
    const order = Object.values(days("2026-10-28"));
    expect(order).toEqual([...order].sort());
    expect(order).toHaveLength(29);
  });
});

describe("Where months end", () => {
  test.each([
    ["2026-11-30", "immunisations3months", "2027-02-28"],
    ["2027-11-30", "immunisations3months", "2028-02-29"],
    ["2028-02-29", "immunisations5months", "2028-07-29"],
    ["2026-12-31", "registerBirth", "2027-02-28"],
    ["2027-05-31", "tellEmployer", "2027-02-28"],
  ])("due %s: %s on %s", (due, name, day) => {
    expect(days(due)[name]).toBe(day);
  });

  test("what lies beyond years of four digits is left out", () => {
    expect(Object.keys(days("9999-12-31"))).not.toContain("immunisations3months");
    expect(Object.keys(days("1000-01-01"))).not.toContain("weeks0to14");
  });
});
