import { benefit } from "../criteria.ts";
import { cite, incomeTaxAct } from "../law.ts";
import { familySchemeBase, fullTimeEarner } from "./family-scheme.ts";
import { incomeBelow } from "./income.ts";
import { noIncomeTestedBenefit, noVeteransFamilyPayment } from "./payments-received.ts";

export const inWorkTaxCredit = [
  benefit(
    "family_scheme__qualifies_for_in_work_tax_credit",
    "Can get In-Work Tax Credit",
    cite("Income Tax Act 2007", incomeTaxAct("DLM1518522")),
    [
      familySchemeBase,
      fullTimeEarner,
      noIncomeTestedBenefit,
      noVeteransFamilyPayment,
      incomeBelow("family_scheme__in_work_tax_credit_income_under_threshold"),
    ],
  ),
];
