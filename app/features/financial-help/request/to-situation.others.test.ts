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

const ofAge = (age: string): Answers => ({ ...parent, "children.ages": age });
const attending: Answers = { ...parent, "child.attendsECE": "true", "child.weeklyECEHours": "true" };

const sent = (answers: Answers, person: string, variable: string) =>
  situationOf(answers).persons[person]?.[variable];

type Row = [variable: string, sentence: string, answers: Answers, value: unknown, person: string];
const month = (value: unknown) => (value === undefined ? undefined : { "2018-08": value });

const rows: Row[] = [
  [
    "hours_per_week_employed",
    "partner.worksWeeklyHours",
    { ...couple, "applicant.doesPartnerWork": "true", "partner.worksWeeklyHours": "40" },
    40,
    "partner",
  ],
  ["hours_per_week_employed", "of the partner, or 0", couple, 0, "partner"],
  ["due_date_of_birth", "D", expecting, "2018-08-01", "child_0"],
  ["date_of_birth", "D minus that many years", ofAge("13"), "2005-08-01", "child_1"],
  ["is_citizen_or_resident", "isNZResident, of a child", parent, true, "child_1"],
  ["social_security__is_a_child", "true", parent, true, "child_1"],
  ["is_dependent_child", "true", parent, true, "child_1"],
  [
    "social_security__parents_unable_to_provide_sufficient_care",
    "family-breakdown or in-prison",
    { ...carer, "children.birthParents": ["in-prison", "other"] },
    true,
    "child_1",
  ],
  [
    "social_security__parents_unable_to_provide_sufficient_care",
    "neither of them",
    { ...carer, "children.birthParents": "died" },
    false,
    "child_1",
  ],
  [
    "social_security__parents_unable_to_provide_sufficient_care",
    "only when birthParents was answered",
    parent,
    undefined,
    "child_1",
  ],
  [
    "social_security__is_orphaned",
    "not-found or died",
    { ...carer, "children.birthParents": "not-found" },
    true,
    "child_1",
  ],
  [
    "social_security__is_orphaned",
    "another reason",
    { ...carer, "children.birthParents": "other" },
    false,
    "child_1",
  ],
  ["is_attending_school", "every child under 5: false", parent, false, "child_1"],
  ["is_attending_school", "of no older child", ofAge("13"), undefined, "child_1"],
  ["is_attending_school", "every child includes child_0", expecting, false, "child_0"],
  ["early_childcare_hours_participation_per_week", "3 when weeklyECEHours", attending, 3, "child_1"],
  [
    "early_childcare_hours_participation_per_week",
    "unless ECE is 3 hours or more, participation is 0 [financial-help/request/ece]",
    { ...attending, "child.weeklyECEHours": "false" },
    0,
    "child_1",
  ],
  [
    "early_childcare_hours_participation_per_week",
    "only when attendsECE",
    { ...parent, "child.attendsECE": "false" },
    undefined,
    "child_1",
  ],
  [
    "will_be_enrolled_in_school",
    "every child of exactly 5: true",
    { ...withDisabledChild, "children.ages": "13" },
    true,
    "child_1",
  ],
  ["will_be_enrolled_in_school", "of no other child", parent, undefined, "child_1"],
  [
    "social_security__child_with_serious_disability",
    "when a child has a serious disability: true",
    withDisabledChild,
    true,
    "child_1",
  ],
  ["social_security__child_with_serious_disability", "only then", parent, undefined, "child_1"],
  ["social_security__medical_certification_months", "and 12", withDisabledChild, 12, "child_1"],
  [
    "social_security__requires_constant_care_and_attention",
    "when requiresConstantCareAndAttention: true",
    withDisabledChild,
    true,
    "child_1",
  ],
  [
    "social_security__requires_constant_care_and_attention",
    "only then",
    { ...withDisabledChild, "child.requiresConstantCareAndAttention": "false" },
    undefined,
    "child_1",
  ],
];

describe("from answers to the request: the others (a value for the month)", () => {
  for (const [variable, sentence, answers, value, person] of rows) {
    test(`${person} ${variable}: ${sentence}`, () =>
      expect(sent(answers, person, variable)).toEqual(month(value)));
  }
});

describe("people and their roles", () => {
  const peopleOf = (answers: Answers) => Object.keys(situationOf(answers).persons);
  const familyOf = (answers: Answers) => situationOf(answers).families.family;

  test("the applicant alone", () => expect(peopleOf(alone)).toEqual(["applicant"]));

  test("partner when relationshipStatus is 'notsingle', also when inadequately supported; no age is sent", () => {
    const apart = { ...couple, "applicant.isInadequatelySupportedByPartner": "true" };
    expect(peopleOf(apart)).toEqual(["applicant", "partner"]);
    expect(situationOf(apart).persons.partner).toEqual({ hours_per_week_employed: { "2018-08": 0 } });
  });

  test("child_0 when a baby is expected, child_1 to child_n for numberOfChildren = n", () => {
    const answers = {
      ...parent,
      "applicant.gaveBirthToThisChild": "true",
      "applicant.numberOfChildren": "3",
    };
    expect(peopleOf(answers)).toEqual(["applicant", "child_0", "child_1", "child_2", "child_3"]);
    expect(familyOf(answers)?.children).toEqual(["child_0", "child_1", "child_2", "child_3"]);
  });

  test.each([
    ["when isPrincipalCarer", parent],
    ["when a baby is expected", expecting],
  ])("the applicant is principal_caregiver %s", (_sentence, answers) => {
    expect(familyOf(answers)).toMatchObject({ principal_caregiver: ["applicant"] });
    expect(familyOf(answers)?.parents ?? []).toEqual([]);
  });

  test("otherwise the applicant is in parents", () => {
    expect(familyOf(alone)).toMatchObject({ parents: ["applicant"] });
    expect(familyOf(alone)).not.toHaveProperty("principal_caregiver");
  });

  test("one titled property with everyone in others", () => {
    expect(situationOf({ ...couple, "applicant.gaveBirthToThisChild": "true" }).titled_properties).toEqual({
      household: { others: ["applicant", "partner", "child_0"] },
    });
  });
});

describe("family_scheme__has_dependent_children", () => {
  const independent = { ...ofAge("18"), "children.financiallyIndependant": "true" };
  const partOfTheTime = { ...parent, "applicant.allChildrenInTheirFullTimeCare": "false" };
  test.each<[string, Answers, boolean]>([
    ["a child in full-time care", parent, true],
    ["a baby is expected", expecting, true],
    ["no child and no baby", alone, false],
    ["an independent child of 16 to 18 alone", independent, false],
    [
      "a child of 16 to 18 that is not independent",
      { ...independent, "children.financiallyIndependant": "false" },
      true,
    ],
    [
      "more than 5 days a fortnight",
      { ...partOfTheTime, "applicant.isPrincipalCarerForProportion": "true" },
      true,
    ],
    ["less than that", { ...partOfTheTime, "applicant.isPrincipalCarerForProportion": "false" }, false],
  ])("%s", (_sentence, answers, expected) => {
    expect(situationOf(answers).families.family.family_scheme__has_dependent_children).toEqual(
      month(expected),
    );
  });
});
