import { describe, expect, it } from "vitest";
import { alone, ask } from "./household-for-tests.ts";

describe("Paid Parental Leave", () => {
  const id = "parental_leave__eligible_employee";
  const leave = {
    parental_leave__is_primary_carer: true,
    parental_leave__applied_for_leave_or_stopped_working: true,
    parental_leave__threshold_tests: 6,
  };
  it.each([
    ["for a citizen and primary carer who stops working and worked enough", leave, true],
    ["not with threshold tests 5", { ...leave, parental_leave__threshold_tests: 5 }, false],
    [
      "not after leave in the last six months",
      { ...leave, parental_leave__had_previous_parental_leave_in_last_six_months: true },
      false,
    ],
    ["not for a resident who is no citizen", { ...leave, is_nz_citizen: false, is_resident: true }, false],
  ])("%s", (_, facts, expected) => expect(ask(id, ...alone(facts))).toBe(expected));

  it.each([
    ["the mother herself is not", { parental_leave__is_the_biological_mother: true }, {}, false],
    ["nor is her partner", {}, { parental_leave__is_the_biological_mother: true }, false],
    ["somebody else is", {}, {}, true],
  ])("neither mother nor her partner: %s", (_, applicant, other, expected) => {
    const roles = { principal_caregiver: ["applicant"], partners: ["other"] };
    const id = "parental_leave__a_person_other_than_biological_mother_or_her_spouse";
    expect(ask(id, { applicant, other }, roles)).toBe(expected);
  });

  it.each([
    ["the partner of the mother, when she transferred", true, true],
    ["not the partner of the mother when she did not", false, false],
  ])("primary carer: %s", (_, transferred, expected) => {
    const mother = {
      parental_leave__is_the_biological_mother: true,
      parental_leave__transferred_her_entitlement_to_spouse: transferred,
    };
    const roles = { principal_caregiver: ["applicant"], partners: ["mother"] };
    expect(ask("parental_leave__is_primary_carer", { applicant: {}, mother }, roles)).toBe(expected);
  });
});
