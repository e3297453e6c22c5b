import { describe, expect, it } from "vitest";
import { alone, ask, born } from "./household-for-tests.ts";

describe("Orphan's and Unsupported Child's Benefit", () => {
  const carer = {
    social_security__is_the_parent_of_dependent_child: false,
    social_security__is_principal_carer_for_one_year_from_application_date: true,
  };
  const orphan = { ...born(2015), social_security__is_orphaned: true };
  const id = "social_security__eligible_for_orphans_benefit";
  it.each([
    ["for a carer of 18 or more of an orphaned child", carer, orphan, true],
    ["not under 18", { ...carer, date_of_birth: "2008-04-02" }, orphan, false],
    [
      "a missing answer about being the parent refuses",
      { ...carer, social_security__is_the_parent_of_dependent_child: true },
      orphan,
      false,
    ],
    ["not for a child of 18", carer, { ...orphan, date_of_birth: "2008-04-01" }, false],
    ["for a child of 17 who is not independent", carer, { ...orphan, date_of_birth: "2008-05-01" }, true],
    [
      "not for a child of 17 in full employment",
      carer,
      { ...orphan, date_of_birth: "2008-05-01", social_security__is_in_full_employment: true },
      false,
    ],
  ])("%s", (_, facts, child, expected) => expect(ask(id, ...alone(facts, child))).toBe(expected));

  it("the other benefit is for parents who cannot care", () => {
    const child = { ...born(2015), social_security__parents_unable_to_provide_sufficient_care: true };
    expect(ask("social_security__eligible_for_unsupported_childs_benefit", ...alone(carer, child))).toBe(
      true,
    );
    expect(ask("social_security__eligible_for_unsupported_childs_benefit", ...alone(carer, orphan))).toBe(
      false,
    );
  });
});
