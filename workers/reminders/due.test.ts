import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dueOn, phaseDue } from "./due.ts";
import { phases } from "./phases.ts";

/** The day a number of days after another. */
const later = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

const days = fc
  .date({ min: new Date("2020-01-01"), max: new Date("2040-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe("a reminder is due from one week before a phase starts until the day before", () => {
  // Due on 28 October 2026: week 0 begins on 21 January, week 15 on 6 May.
  test.each<[string, number | undefined, string]>([
    ["2026-01-13", undefined, "eight days before week 0"],
    ["2026-01-14", 1, "a week before week 0"],
    ["2026-01-20", 1, "the day before week 0"],
    ["2026-01-21", undefined, "the first day of week 0"],
    ["2026-04-28", undefined, "eight days before week 15"],
    ["2026-04-29", 2, "a week before week 15"],
    ["2026-05-05", 2, "the day before week 15"],
    ["2026-05-06", undefined, "the first day of week 15"],
    ["2026-08-19", 3, "a week before week 31"],
    ["2026-10-21", 4, "a week before the due date"],
    ["2026-10-27", 4, "the day before the due date"],
    ["2026-10-28", undefined, "the due date"],
    ["2026-12-02", 5, "a week before week 46"],
    ["2027-01-20", 6, "a week before week 53"],
    ["2027-01-26", 6, "the day before week 53"],
    ["2027-04-28", undefined, "after the last week"],
  ])("%s: phase %s (%s)", (today, phase) => {
    expect(phaseDue("2026-10-28", today)).toBe(phase);
  });

  test.each([
    ["2028-02-29", "2028-02-22", 4, "the due date is 29 February"],
    ["2028-03-07", "2028-02-29", 4, "today is 29 February"],
    ["2027-01-04", "2026-12-28", 4, "over the end of the year"],
  ])("due %s, today %s: phase %s (%s)", (dueDate, today, phase) => {
    expect(phaseDue(dueDate, today)).toBe(phase);
  });

  test.each(["", "soon", "2026-13-01", "2026-02-30", "28/10/2026", "2026-10-28T00:00:00Z", "10000-01-01"])(
    "%j is no due date: nothing is due",
    (dueDate) => {
      for (let ahead = -20; ahead < 400; ahead++)
        expect(phaseDue(dueDate, later("2026-01-01", ahead))).toBeUndefined();
    },
  );
});

test("each phase is due on exactly the seven days before its first", () => {
  fc.assert(
    fc.property(days, (dueDate) => {
      for (const { phase, first } of phases) {
        const starts = later(dueDate, (first - 40) * 7);
        for (let ahead = -8; ahead <= 1; ahead++)
          expect(phaseDue(dueDate, later(starts, ahead))).toBe(ahead >= -7 && ahead < 0 ? phase : undefined);
      }
    }),
  );
});

test("the due dates of a day are those for which a reminder is due on it", () => {
  fc.assert(
    fc.property(days, days, (today, other) => {
      const due = dueOn(today);
      expect(due).toHaveLength(42);
      for (const { phase, dueDate } of due) expect(phaseDue(dueDate, today)).toBe(phase);
      const named = due.find(({ dueDate }) => dueDate === other);
      expect(phaseDue(other, today)).toBe(named?.phase);
    }),
  );
});
