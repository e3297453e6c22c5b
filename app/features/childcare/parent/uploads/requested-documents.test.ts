import { describe, expect, test } from "vitest";
import type { Answers } from "#app/forms/answers.ts";
import { requestedDocuments } from "./requested-documents.ts";

const child = (row: number, name = `Name${row}`) => ({
  [`children[${row}].first_name`]: name,
  [`children[${row}].last_name`]: "Tāne",
  [`children[${row}].date_of_birth.day`]: "2",
});
const keys = (answers: Answers) =>
  requestedDocuments(answers).map(({ key, isOptional }) => (isOptional ? `${key} (optional)` : key));
const parent = "parent.income_and_assets";
const partner = { hasPartner: "yes", relationship_status: "RELATIONSHIP" };

describe("What is asked for [childcare/documents/asked]", () => {
  const rows: [sentence: string, answers: Answers, keys: string[]][] = [
    ["one for each child", { ...child(0), ...child(1) }, ["uploads.children[]", "uploads.children[]"]],
    ["nothing where nothing was answered", {}, []],
    [
      "uploads.parent.income_and_assets.{type} for each type that is ticked",
      { [`${parent}.wages_or_salary`]: "true", [`${parent}.divident_income`]: "true" },
      [`uploads.${parent}.wages_or_salary`, `uploads.${parent}.divident_income`],
    ],
    [
      "neither for amounts and frequencies nor for a joint one a second time",
      {
        [`${parent}.rent_income`]: "true",
        [`${parent}.rent_income_amount`]: "20.00",
        [`${parent}.rent_income_frequency`]: "WEEKLY",
        [`${parent}.rent_income_jointly`]: "true",
        [`${parent}.hasOtherIncome`]: "yes",
        [`${parent}.other_income[0].amount`]: "1.00",
      },
      [`uploads.${parent}.rent_income`],
    ],
    [
      "an optional IR3 of a business",
      { [`${parent}.business_income`]: "true" },
      [`uploads.${parent}.business_income`, `uploads.${parent}.business_inland_revenue (optional)`],
    ],
    [
      "an optional IR3 of self-employment",
      { ...partner, "partner.income_and_assets.self_employment_income": "true" },
      [
        "uploads.partner.income_and_assets.self_employment_income",
        "uploads.partner.income_and_assets.self_inland_revenue (optional)",
      ],
    ],
    [
      "a medical reason",
      { "parent.work_and_activities.has_medical_reason": "true" },
      ["uploads.parent.work_and_activities.has_medical_reason"],
    ],
    ["no medical reason", { "parent.work_and_activities.has_medical_reason": "false" }, []],
    [
      "the partner's medical reason",
      { ...partner, "partner.work_and_activities.has_medical_reason": "true" },
      ["uploads.partner.work_and_activities.has_medical_reason"],
    ],
    [
      "nothing of a partner who is none any more",
      {
        hasPartner: "no",
        "partner.income_and_assets.wages_or_salary": "true",
        relationship_status: "MARRIED",
      },
      [],
    ],
    [
      "a marriage certificate",
      { ...partner, relationship_status: "MARRIED" },
      ["uploads.relationship_status"],
    ],
    ["of a civil union", { ...partner, relationship_status: "CIVIL_UNION" }, ["uploads.relationship_status"]],
    ["none of a relationship, which has none", partner, []],
  ];
  test.each(rows)("%s", (_, answers, expected) => expect(keys(answers)).toEqual(expected));
});

test("a child's document is found again when children change places", () => {
  const labels = (answers: Answers) => requestedDocuments(answers).map(({ label }) => label);
  const [first, second] = labels({ ...child(0, "Āria"), ...child(1, "Hemi") });
  expect(labels({ ...child(0, "Hemi"), ...child(1, "Āria") })).toEqual([second, first]);
});
