import { expect, test } from "vitest";
import { isWeekUnlikely } from "./fees.ts";

test.each([
  ["24.5 hours at 7.50 is 183.75", "24.5", "12", "7.50", "183.75", false],
  ["without the 12 free hours it is 93.75", "24.5", "12", "7.50", "93.75", false],
  ["rounded to whole sessions", "24.5", "12", "7.50", "200.00", false],
  ["20 hours at 7.50 and 999 a week", "20", "0", "7.50", "999.00", true],
  ["all hours free, and a fee", "20", "20", "7.50", "75.00", true],
  ["all hours free, and none", "20", "20", "7.50", "0.00", false],
  ["hours that are no number", "lots", "0", "7.50", "999", false],
])("%s [childcare/supervisor/week]", (_, hours, free, hourly, weekly, is) => {
  const answers = {
    "children[0].hours_of_care_weekly": hours,
    "children[0].provider_20_hours_weekly": free,
    "children[0].hourly_fee": hourly,
    "children[0].weekly_fee": weekly,
  };
  expect(isWeekUnlikely(answers, "children[0]")).toBe(is);
});
