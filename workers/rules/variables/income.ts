import { criterion } from "../criteria.ts";
import { amount, personRule } from "../declare.ts";
import { incomeTaxAct } from "../law.ts";

const familySchemeIncome = [incomeTaxAct("DLM1518454")];
export const income = [
  amount("monthly_income", "Income in a month"),
  amount("family_scheme__assessable_income", "Income in a year that counts for the family scheme", {
    per: "YEAR",
    law: familySchemeIncome,
    mustBeGiven: true,
    spread: "divided",
  }),
  amount(
    "family_scheme__assessable_income_for_month",
    "Income in a month that counts for the family scheme",
    {
      law: familySchemeIncome,
      rule: personRule({
        uses: ["family_scheme__assessable_income"],
        value: (person) => person.number("family_scheme__assessable_income") / 12,
      }),
    },
  ),
];

export const incomeBelow = <const Flag extends string>(flag: Flag) =>
  criterion({
    id: "income",
    en: "Your income (with your partner’s, if you have one) is below the limit for this benefit",
    mi: "Kei raro iho tō moni whiwhi (me tō tō hoa rangatira, mēnā he hoa tōu) i te tepe mō tēnei takuhe",
    uses: [flag],
    met: (person) => person.is(flag),
  });
