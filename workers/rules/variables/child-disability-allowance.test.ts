import { describe, expect, it } from "vitest";
import { alone, ask, born } from "./household-for-tests.ts";

describe("Child Disability Allowance", () => {
  const disabled = {
    social_security__child_with_serious_disability: true,
    social_security__requires_constant_care_and_attention: true,
    social_security__medical_certification_months: 12,
  };
  it.each([
    ["for a child of 18", { ...born(2007), ...disabled, date_of_birth: "2007-05-01" }, true],
    ["not for a child of 19", { ...born(2007), ...disabled }, false],
    [
      "not without constant care",
      { ...born(2015), ...disabled, social_security__requires_constant_care_and_attention: false },
      false,
    ],
  ])("%s", (_, child, expected) =>
    expect(ask("social_security__eligible_for_child_disability_allowance", ...alone({}, child))).toBe(
      expected,
    ),
  );
});
