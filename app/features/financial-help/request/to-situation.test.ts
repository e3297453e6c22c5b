import { describe, expect, test } from "vitest";
import type { Answers } from "#app/forms/answers.ts";
import {
  alone,
  carer,
  couple,
  expecting,
  parent,
  withDisabledChild,
} from "../../../../tests/support/families.ts";
import { situationOf } from "../../../../tests/support/situations.ts";
import { benefitIds, benefits } from "../benefits.ts";
import { questionBehind, type RequestContext } from "./to-situation.ts";

const studying: Answers = {
  ...alone,
  "applicant.workOrStudy": "both",
  "applicant.isStudyingFullTime": "true",
};

const sent = (answers: Answers, person: string, variable: string, changes?: Partial<RequestContext>) =>
  situationOf(answers, changes).persons[person]?.[variable];

type Row = [variable: string, sentence: string, answers: Answers, value: unknown];
const month = (value: unknown) => (value === undefined ? undefined : { "2018-08": value });
const leave = "applicant.meetsPaidParentalLeaveEmployedRequirements";

const rows: Row[] = [
  ["date_of_birth", "D minus age years", alone, "1988-08-01"],
  ["is_citizen_or_resident", "isNZResident", alone, true],
  ["is_nz_citizen", "isNZResident", alone, true],
  ["is_resident", "isNZResident", { "applicant.isNZResident": "false" }, false],
  ["social_security__is_ordinarily_resident_in_new_zealand", "normallyLivesInNZ", alone, true],
  ["income_tax__residence", "normallyLivesInNZ", { ...alone, "applicant.normallyLivesInNZ": "false" }, false],
  ["number_of_years_lived_in_nz", "99 when normallyLivesInNZ", alone, 99],
  ["number_of_years_lived_in_nz", "else 0", { ...alone, "applicant.normallyLivesInNZ": "false" }, 0],
  ["has_a_partner", "relationshipStatus is 'notsingle'", couple, true],
  ["student_allowance__is_married_or_partnered", "the same, single", alone, false],
  ["is_married_or_in_a_civil_union_or_de_facto_relationship", "the same, with a partner", couple, true],
  [
    "is_adequately_supported_by_partner",
    "not isInadequatelySupportedByPartner",
    { ...couple, "applicant.isInadequatelySupportedByPartner": "true" },
    false,
  ],
  ["is_adequately_supported_by_partner", "true when not asked", alone, true],
  [
    "social_security__single_young_person_in_exceptional_circumstances",
    "true when there is no partner",
    alone,
    true,
  ],
  [
    "social_security__single_young_person_in_exceptional_circumstances",
    "only when there is no partner",
    couple,
    undefined,
  ],
  ["social_security__has_severely_restricted_capacity_for_work", "hasSeriousDisability", alone, false],
  ["student_allowance__is_enrolled_fulltime", "isStudyingFullTime", studying, true],
  ["social_security__is_fulltime_student", "isStudyingFullTime, not asked", alone, undefined],
  [
    "student_allowance__meets_attendance_and_performance_requirements",
    "true when isStudyingFullTime",
    studying,
    true,
  ],
  [
    "student_allowance__meets_attendance_and_performance_requirements",
    "only when isStudyingFullTime",
    { ...studying, "applicant.isStudyingFullTime": "false" },
    undefined,
  ],
  ["student_allowance__is_secondary_student", "true when workOrStudy is study or both", studying, true],
  ["student_allowance__is_tertiary_student", "only when workOrStudy is study or both", alone, undefined],
  [
    "hours_per_week_employed",
    "worksWeeklyHours",
    { ...alone, "applicant.workOrStudy": "work", "applicant.worksWeeklyHours": "25" },
    25,
  ],
  ["hours_per_week_employed", "not sent when not asked", alone, undefined],
  [
    "jobseeker_support__is_prepared_for_employment",
    "employmentStatus is not 'full-time'",
    { ...alone, "applicant.workOrStudy": "work", "applicant.employmentStatus": "full-time" },
    false,
  ],
  ["jobseeker_support__is_prepared_for_employment", "true when not asked", alone, true],
  ["parental_leave__is_primary_carer", "gaveBirthToThisChild", expecting, true],
  [
    "parental_leave__threshold_tests",
    "6 when meetsPaidParentalLeaveEmployedRequirements",
    { ...expecting, [leave]: "true" },
    6,
  ],
  ["parental_leave__threshold_tests", "else 0", { ...expecting, [leave]: "false" }, 0],
  [
    "parental_leave__applied_for_leave_or_stopped_working",
    "isStoppingWorkToCareForChild",
    { ...expecting, "applicant.isStoppingWorkToCareForChild": "true" },
    true,
  ],
  [
    "has_dependent_child",
    "isPrincipalCarer or isParent",
    { ...carer, "applicant.isPrincipalCarer": "true" },
    true,
  ],
  ["has_dependent_child", "neither", { ...carer, "applicant.isPrincipalCarer": "false" }, false],
  ["social_security__has_dependant_child", "isPrincipalCarer", parent, true],
  ["student_allowance__has_a_supported_child", "isPrincipalCarer", parent, true],
  ["social_security__is_the_parent_of_dependent_child", "isParent", carer, false],
  ["is_a_parent", "isParent", parent, true],
  ["social_security__is_principal_carer_for_one_year_from_application_date", "as answered", carer, true],
  [
    "social_security__is_required_to_give_fulltime_care",
    "true when a child has a serious disability and isPrincipalCarer",
    withDisabledChild,
    true,
  ],
  [
    "social_security__is_required_to_give_fulltime_care",
    "only when isPrincipalCarer",
    { ...withDisabledChild, "applicant.isPrincipalCarer": "false" },
    undefined,
  ],
  [
    "home_help__had_multiple_birth",
    "needsDomesticSupport when numberOfChildren is 3 or more",
    { ...parent, "applicant.numberOfChildren": "3", "applicant.needsDomesticSupport": "true" },
    true,
  ],
  [
    "home_help__had_multiple_birth",
    "only when numberOfChildren is 3 or more",
    { ...parent, "applicant.numberOfChildren": "2", "applicant.needsDomesticSupport": "true" },
    undefined,
  ],
  [
    "has_community_services_card",
    "holdsCommunityServicesCard",
    { ...alone, "applicant.holdsCommunityServicesCard": "true" },
    true,
  ],
  [
    "student_allowance__partner_or_person_receiving_certain_allowances",
    "receivesIncomeTestedBenefit",
    { ...alone, "applicant.receivesIncomeTestedBenefit": "true" },
    true,
  ],
  [
    "social_security__has_accomodation_costs",
    "hasAccommodationCosts",
    { ...alone, "applicant.hasAccommodationCosts": "true" },
    true,
  ],
  [
    "eligible_for_social_housing",
    "hasSocialHousing",
    { ...alone, "applicant.hasAccommodationCosts": "true", "applicant.hasSocialHousing": "true" },
    true,
  ],
  ["eligible_for_social_housing", "not sent when not asked", alone, undefined],
  ["accommodation_supplement__below_cash_threshold", "true always (assets are not asked)", alone, true],
];

describe("from answers to the request (a value for the month)", () => {
  for (const [variable, sentence, answers, value] of rows) {
    test(`${variable}: ${sentence}`, () =>
      expect(sent(answers, "applicant", variable)).toEqual(month(value)));
  }
});

describe("periods", () => {
  test("age is asked for the first day of the month", () => {
    expect(sent(alone, "applicant", "age")).toEqual({ "2018-08-01": 30 });
    expect(sent(expecting, "child_0", "age")).toEqual({ "2018-08-01": 0 });
  });

  test("income-tested benefits are asked for the year", () => {
    const answers = { ...alone, "applicant.receivesIncomeTestedBenefit": "false" };
    expect(sent(answers, "applicant", "social_security__received_income_tested_benefit")).toEqual({
      "2018": false,
    });
  });
});

describe("what is asked for", () => {
  const askedFor = (answers: Answers) =>
    benefitIds.filter((id) => sent(answers, "applicant", benefits[id])?.["2018-08"] === null);

  test("all 17 benefits as null [financial-help/request/seventeen]", () =>
    expect(askedFor(alone)).toEqual(benefitIds));

  test.each<[string, Answers, boolean]>([
    [
      "is not applicable if age is under 20 with children [financial-help/request/job-seeker]",
      { ...parent, "applicant.age": "19" },
      false,
    ],
    ["is when age is 20", { ...parent, "applicant.age": "20" }, true],
    ["is under 20 without children", { ...alone, "applicant.age": "19" }, true],
  ])("Job Seeker Support %s", (_sentence, answers, expected) => {
    expect(askedFor(answers).includes("isJobSeekerSupport")).toBe(expected);
  });

  test("a variable is only sent when the engine's list has it", () => {
    const { persons } = situationOf(parent, { variables: new Set(["age", benefits.isBestStart]) });
    expect(Object.keys(persons.applicant!)).toEqual(["age", benefits.isBestStart]);
    expect(Object.keys(persons.child_1!)).toEqual(["age"]);
  });
});

describe("income flags", () => {
  const limit = {
    id: "isAccommodationSupplement" as const,
    NumberOfChildren: "",
    RelationshipType: "",
    Area: "1",
    IncomeThreshold: "10",
  };
  const flag = "accommodation_supplement__below_income_threshold";
  const flagWith = (changes: Partial<RequestContext>) =>
    sent(alone, "applicant", flag, { thresholds: [limit], ...changes });

  test("true when the income is strictly below the record's threshold", () =>
    expect(flagWith({ area: "1" })).toEqual(month(true)));
  test("no area means no record: false", () => expect(flagWith({})).toEqual(month(false)));
  test.each([true, false])("an area that is not known can be assumed: %s", (assumeBelowInArea) => {
    expect(flagWith({ assumeBelowInArea })).toEqual(month(assumeBelowInArea));
  });

  test("the reasons name the question behind a flag, an answer and a child's answer", () => {
    expect(questionBehind(flag, "applicant")).toBe("income.applicant");
    expect(questionBehind("age", "applicant")).toBe("applicant.age");
    expect(questionBehind("age", "child_1")).toBe("children.ages");
  });
});
