import { familiesPackageBill, incomeTaxAct } from "../law.ts";
import { under } from "./declare.ts";

const bestStartLaw = familiesPackageBill("DLM7512349");

export const incomeTax = [
  ...under("entitlements.income_tax.family_scheme", [
    "principal_caregiver_age_threshold",
    "Youngest age of a principal caregiver",
    "years",
    { "2017-04-01": 16 },
    incomeTaxAct("DLM1518479"),
  ]),
  ...under(
    "entitlements.income_tax.family_scheme.best_start",
    [
      "full_year_abatement_rate",
      "Share of the income above the threshold that Best Start is reduced by",
      "share",
      { "2018-07-01": 0.21 },
      bestStartLaw,
    ],
    [
      "full_year_abatement_threshold",
      "Family income above which Best Start is reduced",
      "dollars a year",
      { "2018-07-01": 79_000 },
      bestStartLaw,
    ],
    [
      "prescribed_amount",
      "Best Start for one child",
      "dollars a year",
      { "2018-07-01": 3_120 },
      bestStartLaw,
    ],
  ),
];
