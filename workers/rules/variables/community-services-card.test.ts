import { describe, expect, it } from "vitest";
import { alone, ask } from "./household-for-tests.ts";

describe("Community Services Card", () => {
  const id = "social_security__eligible_for_community_services_card";
  const poor = { community_services_card__below_income_threshold: true };
  const rich = { community_services_card__below_income_threshold: false };
  it.each([
    [
      "with an income-tested benefit, whatever the income",
      { ...rich, social_security__received_income_tested_benefit: true },
      true,
    ],
    [
      "with a veteran's pension, whatever the income",
      { ...rich, veterans_support__received_veterans_pension: true },
      true,
    ],
    [
      "with Superannuation and a low income",
      { ...poor, is_nz_citizen: false, social_security__received_superannuation: true },
      true,
    ],
    [
      "not with Superannuation and a high income",
      { ...rich, social_security__received_superannuation: true },
      false,
    ],
    [
      "as a full-time student with a low income",
      { ...poor, is_nz_citizen: false, social_security__is_fulltime_student: true },
      true,
    ],
    [
      "with a dependent child, as a citizen abroad",
      {
        ...poor,
        social_security__has_dependant_child: true,
        social_security__is_ordinarily_resident_in_new_zealand: false,
      },
      true,
    ],
    [
      "with a dependent child, neither citizen nor in Working for Families",
      {
        ...poor,
        is_nz_citizen: false,
        social_security__has_dependant_child: true,
        family_scheme__base_qualifies: false,
      },
      false,
    ],
    [
      "with a dependent child, through Working for Families",
      {
        ...poor,
        is_nz_citizen: false,
        social_security__has_dependant_child: true,
        family_scheme__base_qualifies: true,
      },
      true,
    ],
    ["without a child, at 16, living here", poor, true],
    ["without a child, not under 16", { ...poor, date_of_birth: "2010-04-02" }, false],
    [
      "without a child, not living abroad",
      { ...poor, social_security__is_ordinarily_resident_in_new_zealand: false },
      false,
    ],
  ])("%s", (_, facts, expected) => expect(ask(id, ...alone(facts))).toBe(expected));
});
