import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isDaytime, newZealandTime, nextDaytime } from "./daytime.ts";

const hour = 3_600_000;

describe("the clock in New Zealand", () => {
  test.each([
    ["2026-06-30T11:59:59Z", "2026-06-30", 23, "winter, a second before midnight"],
    ["2026-06-30T12:00:00Z", "2026-07-01", 0, "winter, midnight"],
    ["2026-12-31T10:59:59Z", "2026-12-31", 23, "summer, the last second of the year"],
    ["2026-12-31T11:00:00Z", "2027-01-01", 0, "summer, the new year"],
    ["2026-09-26T13:59:59Z", "2026-09-27", 1, "before clocks go forward"],
    ["2026-09-26T14:00:00Z", "2026-09-27", 3, "clocks have gone forward"],
    ["2027-04-03T13:59:59Z", "2027-04-04", 2, "before clocks go back"],
    ["2027-04-03T14:00:00Z", "2027-04-04", 2, "clocks have gone back"],
    ["2028-02-28T11:00:00Z", "2028-02-29", 0, "29 February"],
  ])("at %s it is %s, %i o'clock (%s)", (moment, day, at) => {
    expect(newZealandTime(new Date(moment))).toEqual({ day, hour: at });
  });
});

describe("reminders go out from 9 until before 22", () => {
  test.each([
    ["2026-06-30T20:59:59.999Z", false, "08:59 in winter"],
    ["2026-06-30T21:00:00Z", true, "09:00 in winter"],
    ["2026-07-01T09:59:59.999Z", true, "21:59 in winter"],
    ["2026-07-01T10:00:00Z", false, "22:00 in winter"],
    ["2026-12-01T19:59:59.999Z", false, "08:59 in summer"],
    ["2026-12-01T20:00:00Z", true, "09:00 in summer"],
    ["2026-12-02T08:59:59.999Z", true, "21:59 in summer"],
    ["2026-12-02T09:00:00Z", false, "22:00 in summer"],
    ["2026-09-26T20:00:00Z", true, "09:00 on the day clocks go forward"],
    ["2027-04-03T20:59:59Z", false, "08:59 on the day clocks go back"],
  ])("%s: %s (%s)", (moment, may) => {
    expect(isDaytime(new Date(moment))).toBe(may);
  });

  test("what waits for the day goes out at nine, or at once", () => {
    const moments = fc.date({
      min: new Date("2020-01-01"),
      max: new Date("2040-12-31"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moments, (moment) => {
        const next = nextDaytime(moment);
        const waits = next.getTime() - moment.getTime();
        expect(isDaytime(next)).toBe(true);
        expect(waits > 0).toBe(!isDaytime(moment));
        expect(waits).toBeLessThanOrEqual(12 * hour);
        if (waits > 0) expect(isDaytime(new Date(next.getTime() - 1))).toBe(false);
      }),
    );
  });
});
