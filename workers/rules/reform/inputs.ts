// What the reform can be told beyond the base.

import { householdIncome } from "../benefits/shared/income-test.ts";
import { amount, familyRule, personRule, whole, yesNo } from "../declare.ts";

export const inputs = [
  amount(
    householdIncome,
    "Income of the person and a supporting partner together before tax, dollars a year; -1: not told",
    { of: "family", default: -1 },
  ),
  amount("own_income", "Income of a partner alone before tax, dollars a year; -1: not told", { default: -1 }),
  whole(
    "accommodation_supplement__area",
    "Area of the home for Accommodation Supplement, 1 to 4; 0: not known",
  ),
  yesNo("is_expected", "Is not born yet", {
    rule: personRule({
      uses: ["due_date_of_birth"],
      value: (person) => person.date("due_date_of_birth") >= person.today,
    }),
  }),
  yesNo("has_supporting_partner", "Lives with a partner whose income counts", {
    rule: personRule({
      uses: ["has_a_partner", "is_adequately_supported_by_partner"],
      value: (person) => person.is("has_a_partner") && person.is("is_adequately_supported_by_partner"),
    }),
  }),
  whole("family_scheme__number_of_children", "Children who count for tax credits, those expected left out", {
    of: "family",
    rule: familyRule({
      uses: ["income_tax__dependent_child", "is_expected"],
      value: (family) =>
        family
          .withRole("child")
          .filter((child) => child.is("income_tax__dependent_child") && !child.is("is_expected")).length,
    }),
  }),
  whole("social_security__number_of_dependent_children", "Dependent children, those expected left out", {
    of: "family",
    rule: familyRule({
      uses: ["social_security__is_dependent_child", "is_expected"],
      value: (family) =>
        family
          .withRole("child")
          .filter((child) => child.is("social_security__is_dependent_child") && !child.is("is_expected"))
          .length,
    }),
  }),
];
