// Income Tax Act 2007, sections ME 1 and ME 3: the family's income after tax is below the year's amount.

import { yesNo } from "../../declare.ts";
import { incomeTaxAct } from "../../law.ts";
import { householdIncome, personTest } from "../income-test.ts";
import { amountParameter as at } from "../parameters.ts";

const scale = {
  to1: at("income_tax.threshold.1"),
  to2: at("income_tax.threshold.2"),
  to3: at("income_tax.threshold.3"),
  to4: at("income_tax.threshold.4"),
  rate1: at("income_tax.rate.1"),
  rate2: at("income_tax.rate.2"),
  rate3: at("income_tax.rate.3"),
  rate4: at("income_tax.rate.4"),
  rate5: at("income_tax.rate.5"),
};
type Scale = Readonly<Record<keyof typeof scale, number>>;

/** @returns NaN where that day's tax scale is unknown */
function afterTax(income: number, { to1, to2, to3, to4, ...rates }: Scale): number {
  const upTo = [to1, to2, to3, to4, Number.POSITIVE_INFINITY];
  const each = [rates.rate1, rates.rate2, rates.rate3, rates.rate4, rates.rate5];
  let below = 0;
  let tax = 0;
  for (const [step, rate] of each.entries()) {
    tax += Math.max(0, Math.min(income, upTo[step]!) - below) * rate;
    below = upTo[step]!;
  }
  return income - tax;
}

/** No rate of income tax is above 39 %. */
const leastLeft = 0.61;

export const sharedUnevenly = {
  id: "income-after-tax",
  en: "It depends on your income after tax, and so on how much each of you earns",
  mi: "Kei te āhua o tō kōrua moni whiwhi i muri i te tāke, nō reira ki te nui o ngā moni ka whiwhi tēnā me tēnā o kōrua",
};

export const minimumFamilyTaxCreditFlag = "family_scheme__minimum_family_tax_credit_income_under_threshold";

export const minimumFamilyTaxCreditTest = personTest({
  flag: minimumFamilyTaxCreditFlag,
  uses: ["has_supporting_partner", "family_scheme__number_of_children", "own_income"],
  parameters: { ...scale, net: at("minimum_family_tax_credit.net_income") },
  where: { householdIncome, afterTax, leastLeft, sharedUnevenly },
  limit: (person, { net, ...taxed }) => {
    if (person.family.number("family_scheme__number_of_children") === 0) return undefined;
    const gross = person.family.number(householdIncome);
    const isCouple = person.is("has_supporting_partner");
    const partners = isCouple ? (person.family.withRole("partner")[0]?.number("own_income") ?? -1) : -1;
    const shares = partners >= 0 && partners <= gross ? [partners, gross - partners] : undefined;
    // Each is taxed alone. Where it is not told who has how much: tax is highest on one income, lowest on two equal ones.
    const leftOf = (incomes: readonly number[]) =>
      incomes.reduce((sum, income) => sum + afterTax(income, taxed), 0);
    const least = gross < 0 ? gross : leftOf(shares ?? [gross]);
    const most = isCouple && !shares ? leftOf([gross / 2, gross / 2]) : least;
    return {
      ...(Number.isNaN(least)
        ? { income: gross * leastLeft, incomeAtMost: gross }
        : { income: least, incomeAtMost: most }),
      limit: net,
      per: "year",
      isAfterTax: true,
      why: sharedUnevenly,
      of: ["net"],
    };
  },
});

export const minimumFamilyTaxCreditIncome = yesNo(
  minimumFamilyTaxCreditFlag,
  "Income after tax is low enough for Minimum Family Tax Credit",
  { default: true, law: [incomeTaxAct("DLM1518564")] },
);
