import { expect, test } from "vitest";
import { fitOf, livesIn } from "./life.ts";

test.each([
  ["2 year old wont sleep", ["toddler"]],
  ["18mths not talking", ["toddler"]],
  ["six month old baby", ["baby"]],
  ["cramps at 38 weeks", ["pregnancy"]],
  ["baby 6 weeks", ["baby"]],
  ["baby 15 weeks old", ["baby"]],
  ["kua toru tau taku tama", ["preschooler"]],
  ["tooth ache pregnant", ["pregnancy"]],
  ["toddler and newborn", ["baby", "toddler"]],
  ["not talking at 2 should i worry", ["toddler"]],
  ["up at 5am", []],
  ["jabs at 6 weeks", ["baby"]],
  ["20 hours free", []],
  ["passport", []],
])("%s is asked for: %j", (term, lives) => expect([...livesIn(term)].sort()).toEqual(lives));

test("what is told before a birth is far from a child who is born, and the other way about; baby may be either", () => {
  expect(fitOf(new Set(["toddler"]), "pregnancy")).toBeLessThan(0.5);
  expect(fitOf(new Set(["pregnancy"]), "school")).toBeLessThan(0.5);
  expect(fitOf(new Set(["baby"]), "pregnancy")).toBe(1);
  expect(fitOf(new Set(["baby", "pregnancy"]), "baby")).toBeGreaterThan(1);
  expect(fitOf(new Set(), "pregnancy")).toBe(1);
});
