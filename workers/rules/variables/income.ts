import { criterion } from "../criteria.ts";
import { amount, personRule, yesNo } from "../declare.ts";
import { incomeTaxAct } from "../law.ts";

const familySchemeIncome = [incomeTaxAct("DLM1518454")];
const taxCredits = [incomeTaxAct("DLM1518484")];
const weeklyLimit = { weekly: "entitlements.social_security.young_parent_payment.weekly_income_threshold" };

// The model calculates in single precision.
const isBelowYearOf = (weekly: number, monthly: number): boolean =>
  Math.fround(monthly * 12) < Math.fround(52 * weekly);

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
  yesNo(
    "accommodation_supplement__below_income_threshold",
    "Income is low enough for Accommodation Supplement",
    {
      default: true,
    },
  ),
  yesNo(
    "accommodation_supplement__below_cash_threshold",
    "Savings are low enough for Accommodation Supplement",
    {
      default: true,
    },
  ),
  yesNo(
    "social_security_regulation__household_income_below_childcare_subsidy_threshold",
    "Household income is low enough for Childcare Subsidy",
    { of: "family", default: true },
  ),
  yesNo(
    "community_services_card__below_income_threshold",
    "Income is low enough for a Community Services Card",
    {
      default: true,
    },
  ),
  yesNo("jobseeker_support__below_income_threshold", "Income is low enough for Job Seeker Support", {
    default: true,
  }),
  yesNo("sole_parent_support__below_income_threshold", "Income is low enough for Sole Parent Support", {
    default: true,
  }),
  yesNo(
    "supported_living_payment__below_income_threshold",
    "Income is low enough for Supported Living Payment",
  ),
  yesNo(
    "family_scheme__family_tax_credit_income_under_threshold",
    "Income is low enough for Family Tax Credit",
    {
      law: taxCredits,
    },
  ),
  yesNo(
    "family_scheme__in_work_tax_credit_income_under_threshold",
    "Income is low enough for In-Work Tax Credit",
    {
      law: taxCredits,
    },
  ),
  yesNo(
    "social_security__income_under_young_parent_payment_threshold",
    "Income is low enough for Young Parent Payment",
    {
      rule: personRule({
        uses: ["monthly_income"],
        parameters: weeklyLimit,
        where: { isBelowYearOf },
        value: (person, { weekly }) => isBelowYearOf(weekly, person.number("monthly_income")),
      }),
    },
  ),
  yesNo(
    "social_security__family_income_under_young_parent_payment_threshold",
    "Family income is low enough for Young Parent Payment",
    {
      rule: personRule({
        uses: ["family_scheme__assessable_income_for_month"],
        parameters: weeklyLimit,
        where: { isBelowYearOf },
        value: (person, { weekly }) =>
          isBelowYearOf(weekly, person.number("family_scheme__assessable_income_for_month")),
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
