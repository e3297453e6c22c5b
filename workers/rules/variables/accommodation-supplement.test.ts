import { describe, expect, it } from "vitest";
import { alone, ask } from "./household-for-tests.ts";

describe("Accommodation Supplement", () => {
  const can = { social_security__has_accomodation_costs: true, eligible_for_social_housing: false };
  it.each([
    ["with costs and no social housing", can, true],
    [
      "a missing answer about social housing refuses",
      { social_security__has_accomodation_costs: true },
      false,
    ],
    ["not without costs", { eligible_for_social_housing: false }, false],
    ["not under 16", { ...can, date_of_birth: "2010-04-02" }, false],
    ["on the 16th birthday", { ...can, date_of_birth: "2010-04-01" }, true],
    ["not above the income", { ...can, accommodation_supplement__below_income_threshold: false }, false],
    ["not above the savings", { ...can, accommodation_supplement__below_cash_threshold: false }, false],
  ])("%s", (_, facts, expected) =>
    expect(ask("social_security__eligible_for_accommodation_supplement", ...alone(facts))).toBe(expected),
  );
});
