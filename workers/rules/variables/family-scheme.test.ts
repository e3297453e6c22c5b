import { describe, expect, it } from "vitest";
import { alone, ask, born, type PeopleValues, resident } from "./household-for-tests.ts";

describe("full-time earner", () => {
  const id = "family_scheme__qualifies_for_minimum_family_tax_credit";
  const couple = (own: number, partners: number, childs = 0): [PeopleValues, object] => [
    {
      applicant: { ...resident, hours_per_week_employed: own },
      partner: { date_of_birth: "1990-01-01", hours_per_week_employed: partners },
      child: { ...born(2020), hours_per_week_employed: childs },
    },
    { principal_caregiver: ["applicant"], partners: ["partner"], children: ["child"] },
  ];
  it.each([
    ["alone: 20 hours", alone({ hours_per_week_employed: 20 }, born(2020)), true],
    ["alone: not 19 hours", alone({ hours_per_week_employed: 19 }, born(2020)), false],
    ["a couple: 30 hours together", couple(10, 20), true],
    ["a couple: not 29 hours together", couple(9, 20), false],
    ["a couple: the hours of everybody in the family count", couple(10, 10, 10), true],
    [
      "not with an income-tested benefit in the year",
      alone(
        { hours_per_week_employed: 40, social_security__received_income_tested_benefit: true },
        born(2020),
      ),
      false,
    ],
  ] as const)("%s", (_, household, expected) => expect(ask(id, ...household)).toBe(expected));

  it("In-Work Tax Credit asks for the income as well, which is too high unless said", () => {
    const credit = "family_scheme__qualifies_for_in_work_tax_credit";
    const earner = { hours_per_week_employed: 40 };
    expect(ask(credit, ...alone(earner, born(2020)))).toBe(false);
    const low = { ...earner, family_scheme__in_work_tax_credit_income_under_threshold: true };
    expect(ask(credit, ...alone(low, born(2020)))).toBe(true);
  });
});
