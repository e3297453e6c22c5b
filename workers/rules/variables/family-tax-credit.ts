import { benefit } from "../criteria.ts";
import { cite, incomeTaxAct } from "../law.ts";
import { familySchemeBase } from "./family-scheme.ts";
import { incomeBelow } from "./income.ts";

export const familyTaxCredit = [
  benefit(
    "family_scheme__qualifies_for_family_tax_credit",
    "Can get Family Tax Credit",
    cite("Income Tax Act 2007", incomeTaxAct("DLM1518515")),
    [familySchemeBase, incomeBelow("family_scheme__family_tax_credit_income_under_threshold")],
  ),
];
