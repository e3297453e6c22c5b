import { describe, expect, test } from "vitest";
import { moonAt, moonPhase, type Seen, skyAfter, sunAt } from "./sky.ts";

describe("moon and sun stand where they are published [registered/status/sky]", () => {
  test("the examples of Meeus, chapters 25, 47 and 48", () => {
    expect(sunAt(Date.UTC(1992, 9, 13)).longitude).toBeCloseTo(199.90988, 2);
    const moon = moonAt(Date.UTC(1992, 3, 12));
    expect(Math.abs(moon.longitude - 133.162655)).toBeLessThan(0.1);
    expect(Math.abs(moon.latitude + 3.229126)).toBeLessThan(0.1);
    expect(moonPhase(Date.UTC(1992, 3, 12)).lit).toBeCloseTo(0.68, 2);
  });

  /** Degrees between moon and sun. Moments in UTC: United States Naval Observatory, phases of the moon. */
  test.each([
    ["new, with the eclipse of the sun on 12 August 2026", Date.UTC(2026, 7, 12, 17, 37), 0],
    ["first quarter, 18 January 2024", Date.UTC(2024, 0, 18, 3, 53), 90],
    ["full, with the eclipse of the moon on 3 March 2026", Date.UTC(2026, 2, 3, 11, 38), 180],
    ["last quarter, 4 January 2024", Date.UTC(2024, 0, 4, 3, 30), 270],
  ])("%s", (_, moment, degrees) => {
    const ahead = moonAt(moment).longitude - sunAt(moment).longitude - degrees;
    expect(Math.abs(((ahead + 540) % 360) - 180)).toBeLessThan(0.15);
  });
});

/** The public holidays: te Kāhui o Matariki Public Holiday Act 2022, schedule 1. */
test.each(["2023-07-14", "2024-06-28", "2025-06-20", "2026-07-10", "2027-06-25", "2028-07-14"])(
  "Matariki rises before dawn on her holiday of %s [registered/status/sky]",
  (day) => expect(skyAfter(day).matariki).toBe("morning"),
);

test.each<[string, Seen]>([
  ["2026-03-01", "evening"],
  ["2026-05-20", "not"],
  ["2026-11-15", "night"],
])("Matariki on %s: %s [registered/status/sky]", (day, seen) => expect(skyAfter(day).matariki).toBe(seen));
