import { describe, expect, it } from "vitest";
import { alone, ask } from "./household-for-tests.ts";

describe("Young Parent Payment", () => {
  const id = "social_security__eligible_for_young_parent_payment";
  const parent = { is_a_parent: true, family_scheme__assessable_income: 0 };
  const aged = (age: number) => ({ ...parent, date_of_birth: `${2026 - age}-04-01` });
  const exceptional = { social_security__single_young_person_in_exceptional_circumstances: true };
  it.each([
    ["at 18 or 19", aged(19), true],
    ["not at 20", aged(20), false],
    ["not at 17 without more", aged(17), false],
    ["at 17 in exceptional circumstances", { ...aged(17), ...exceptional }, true],
    [
      "not at 17 in such circumstances at home with a high family income",
      {
        ...aged(17),
        ...exceptional,
        living_with_parent_or_guardian: true,
        family_scheme__assessable_income: 50_000,
      },
      false,
    ],
    [
      "at 17 supported by a parent with a low income",
      { ...aged(17), financially_supported_by_parent_or_guardian: true },
      true,
    ],
    ["at 16 in a relationship", { ...aged(16), marriage__is_married: true }, true],
    [
      "not when the partner is a specified beneficiary",
      { ...aged(16), marriage__is_married: true, social_security__spouse_is_a_specified_beneficiary: true },
      false,
    ],
    [
      "at 16 after a relationship",
      { ...aged(16), has_been_married_or_in_a_civil_union_or_de_facto_relationship: true },
      true,
    ],
    ["not without being a parent", { ...aged(19), is_a_parent: false }, false],
    ["just below the income", { ...aged(19), monthly_income: 928.63 }, true],
    ["not above it", { ...aged(19), monthly_income: 928.64 }, false],
  ])("%s", (_, facts, expected) => expect(ask(id, ...alone(facts))).toBe(expected));
});
