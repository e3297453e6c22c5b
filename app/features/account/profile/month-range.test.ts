import { describe, expect, test } from "vitest";
import type { CalendarDate } from "#app/nz/date.ts";
import { readDueDate } from "./due-date.ts";
import { monthRange, sectionTime } from "./month-range.ts";

const due = (text: string): CalendarDate => {
  const day = readDueDate(text);
  if (!day) throw new Error(`No such day: ${text}`);
  return day;
};

const weeks = {
  "weeks 0 to 14": { from: 39, to: 25 },
  "weeks 15 to 30": { from: 24, to: 9 },
  "week 31 to birth": { from: 8, to: 0 },
} as const;

type Section = keyof typeof weeks;

describe("Pregnancy sections display month ranges: first and last day are the due date minus the weeks [site/stage/months]", () => {
  test.each<[string, string, Section, string, string]>([
    ["the example of the facts", "2026-10-28", "weeks 0 to 14", "Jan – May", "Hān – Mei"],
    ["the example of the facts", "2026-10-28", "weeks 15 to 30", "May – Aug", "Mei – Āku"],
    ["", "2026-10-28", "week 31 to birth", "Sept – Oct", "Hep – Oke"],
    ["over the end of a year", "2027-06-15", "weeks 0 to 14", "Sept – Dec", "Hep – Tīh"],
    ["over the end of a year", "2027-02-20", "weeks 15 to 30", "Sept – Dec", "Hep – Tīh"],
    ["over the end of a year", "2027-01-31", "week 31 to birth", "Dec – Jan", "Tīh – Hān"],
    ["over the end of a year", "2027-05-20", "weeks 15 to 30", "Dec – Mar", "Tīh – Māe"],
    ["June and July stand in full", "2027-04-07", "weeks 0 to 14", "July – Oct", "Hūrae – Oke"],
    ["June and July stand in full", "2027-08-20", "week 31 to birth", "June – Aug", "Hune – Āku"],
    ["due on 29 February", "2028-02-29", "week 31 to birth", "Jan – Feb", "Hān – Pēp"],
    ["due on 29 February", "2028-02-29", "weeks 15 to 30", "Sept – Dec", "Hep – Tīh"],
    ["nine weeks before lie on 29 February", "2028-05-02", "weeks 15 to 30", "Nov – Feb", "Noe – Pēp"],
    ["nine weeks before lie on 1 March", "2027-05-03", "weeks 15 to 30", "Nov – Mar", "Noe – Māe"],
    ["due on the last day of a year", "2026-12-31", "weeks 0 to 14", "Apr – July", "Āpe – Hūrae"],
    ["due on the first day of a year", "2027-01-01", "weeks 0 to 14", "Apr – July", "Āpe – Hūrae"],
  ])("%s: due %s, %s = %s, %s", (_why, dueDate, section, en, mi) => {
    expect([
      monthRange(due(dueDate), weeks[section], "en"),
      monthRange(due(dueDate), weeks[section], "mi"),
    ]).toEqual([en, mi]);
  });

  test("a month in which both ends fall is shown once", () => {
    expect(monthRange(due("2026-10-28"), { from: 3, to: 0 }, "en")).toBe("Oct");
  });

  test("the same month of two years is shown twice", () => {
    expect(monthRange(due("2026-10-28"), { from: 52, to: 0 }, "en")).toBe("Oct – Oct");
  });

  test("weeks after the due date are negative", () => {
    expect(monthRange(due("2026-10-28"), { from: -6, to: -13 }, "en")).toBe("Dec – Jan");
  });

  test("joined by an en dash with spaces", () => {
    expect(monthRange(due("2026-10-28"), weeks["weeks 0 to 14"], "en")).toMatch(/^\S+ \u2013 \S+$/);
  });

  test("nothing where the calendar ends", () => {
    expect(monthRange(due("1000-01-01"), weeks["weeks 0 to 14"], "en")).toBe("");
  });
});

describe("The time of a section", () => {
  test.each([
    ["months while it lies before the birth", { from: 39, to: 25 }, "Jan – May", "Hān – Mei"],
    ["the whole date for the due date", { from: 0, to: 0 }, "28 October 2026", "28 o Oketopa 2026"],
    ["nothing for a later section", undefined, undefined, undefined],
    ["nothing where the content service says nothing", null, undefined, undefined],
  ])("is %s", (_sentence, section, en, mi) => {
    const day = due("2026-10-28");
    expect([sectionTime(day, section, "en"), sectionTime(day, section, "mi")]).toEqual([en, mi]);
  });
});
