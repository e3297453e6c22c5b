import { benefit } from "../criteria.ts";
import { cite, incomeTaxAct } from "../law.ts";
import { familySchemeBase, fullTimeEarner } from "./family-scheme.ts";
import { noIncomeTestedBenefit, noVeteransFamilyPayment } from "./payments-received.ts";

export const minimumFamilyTaxCredit = [
  benefit(
    "family_scheme__qualifies_for_minimum_family_tax_credit",
    "Can get Minimum Family Tax Credit",
    cite("Income Tax Act 2007", incomeTaxAct("DLM1518564")),
    [familySchemeBase, fullTimeEarner, noIncomeTestedBenefit, noVeteransFamilyPayment],
  ),
];
