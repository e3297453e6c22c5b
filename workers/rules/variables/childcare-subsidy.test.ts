import { describe, expect, it } from "vitest";
import { alone, ask, born } from "./household-for-tests.ts";

describe("Childcare Subsidy", () => {
  const id = "social_security_regulation__eligible_for_childcare_subsidy";
  const inCare = { is_dependent_child: true, early_childcare_hours_participation_per_week: 3 };
  const disabled = {
    social_security__child_with_serious_disability: true,
    social_security__requires_constant_care_and_attention: true,
    social_security__medical_certification_months: 12,
  };
  it.each([
    ["for a child under 5 not at school", alone({}, { ...born(2022), ...inCare }), true],
    ["not at school", alone({}, { ...born(2022), ...inCare, is_attending_school: true }), false],
    [
      "not for 2 hours a week",
      alone({}, { ...born(2022), ...inCare, early_childcare_hours_participation_per_week: 2 }),
      false,
    ],
    ["not for a child of 5", alone({}, { ...born(2021), ...inCare }), false],
    [
      "for a child of 5 about to be enrolled",
      alone({}, { ...born(2021), ...inCare, will_be_enrolled_in_school: true }),
      true,
    ],
    [
      "for a child under 6 when another child is disabled",
      alone({}, { ...born(2021), ...inCare }, { ...born(2012), ...disabled }),
      true,
    ],
    [
      "not when the disability is certified for 11 months",
      alone(
        {},
        { ...born(2021), ...inCare },
        { ...born(2012), ...disabled, social_security__medical_certification_months: 11 },
      ),
      false,
    ],
    [
      "not for a child who is no resident",
      alone({}, { ...born(2022), ...inCare, is_nz_citizen: false }),
      false,
    ],
  ] as const)("%s", (_, household, expected) => expect(ask(id, ...household)).toBe(expected));

  it("not above the household's income", () =>
    expect(
      ask(id, ...alone({}, { ...born(2022), ...inCare }), {
        social_security_regulation__household_income_below_childcare_subsidy_threshold: false,
      }),
    ).toBe(false));
});
