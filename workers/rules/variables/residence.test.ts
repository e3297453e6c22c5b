import { describe, expect, it } from "vitest";
import { alone, ask } from "./household-for-tests.ts";

describe("residence", () => {
  const refugee = {
    is_nz_citizen: false,
    immigration__is_recognised_refugee: true,
    jobseeker_support__below_income_threshold: true,
  };
  const twoYears =
    "social_security__has_resided_continuously_in_nz_for_a_period_of_at_least_2_years_at_any_one_time";
  it.each([
    ["a citizen who normally lives here can get a main benefit", {}, true],
    [
      "a citizen who does not cannot",
      { social_security__is_ordinarily_resident_in_new_zealand: false },
      false,
    ],
    ["a resident visa is enough", { is_nz_citizen: false, immigration__holds_resident_visa: true }, true],
    [
      "a permanent resident visa is enough",
      { is_nz_citizen: false, immigration__holds_permanent_resident_visa: true },
      true,
    ],
    ["a refugee needs two years here", { ...refugee, [twoYears]: false }, false],
    ["a refugee with two years here can get it", { ...refugee, [twoYears]: true }, true],
  ])("%s", (_, facts, expected) =>
    expect(ask("social_security__eligible_for_jobseeker_support", ...alone(facts))).toBe(expected),
  );

  it("Supported Living Payment: a refugee who is neither citizen nor resident fails", () => {
    const facts = {
      ...refugee,
      [twoYears]: true,
      social_security__is_totally_blind: true,
      supported_living_payment__below_income_threshold: true,
    };
    expect(ask("social_security__eligible_for_supported_living_payment", ...alone(facts))).toBe(false);
    expect(
      ask(
        "social_security__eligible_for_supported_living_payment",
        ...alone({ ...facts, is_nz_citizen: true }),
      ),
    ).toBe(true);
  });
});
