import { describe, expect, it } from "vitest";
import { alone, ask, born, resident } from "./household-for-tests.ts";

describe("Job Seeker Support and Sole Parent Support", () => {
  const jobseeker = "social_security__eligible_for_jobseeker_support";
  const soleParent = "social_security__eligible_for_sole_parent_support";
  it.each([
    [
      "at 18, with a dependent child too",
      jobseeker,
      { date_of_birth: "2008-04-01", social_security__has_dependant_child: true },
      true,
    ],
    ["not at 17", jobseeker, { date_of_birth: "2008-04-02" }, false],
    [
      "not when not prepared for employment",
      jobseeker,
      { jobseeker_support__is_prepared_for_employment: false },
      false,
    ],
    ["at 20 with a child under 14", soleParent, { date_of_birth: "2006-04-01" }, true],
    ["not at 19", soleParent, { date_of_birth: "2006-04-02" }, false],
    ["not with a supporting partner", soleParent, { has_a_partner: true }, false],
    [
      "with a partner who does not support",
      soleParent,
      { has_a_partner: true, is_adequately_supported_by_partner: false },
      true,
    ],
    ["not with one year in New Zealand", soleParent, { number_of_years_lived_in_nz: 1 }, false],
  ])("%s", (_, id, facts, expected) => expect(ask(id, ...alone(facts, born(2013)))).toBe(expected));

  it("not when the youngest is 14", () => expect(ask(soleParent, ...alone({}, born(2012)))).toBe(false));
  it("being a carer is not tested", () =>
    expect(
      ask(
        soleParent,
        { applicant: { ...resident, date_of_birth: "1990-01-01" }, x: born(2013) },
        { others: ["applicant", "x"] },
      ),
    ).toBe(true));
});
