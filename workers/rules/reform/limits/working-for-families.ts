// Income Tax Act 2007, section MD 13: income above the threshold lowers the Family Tax Credit first, then the In-Work Tax Credit.

import { personTest } from "../income-test.ts";
import { amountParameter as at } from "../parameters.ts";

const children = "family_scheme__number_of_children";

const familyTaxCredit = {
  threshold: at("working_for_families.abatement_threshold"),
  rate: at("working_for_families.abatement_rate"),
  first: at("family_tax_credit.annual.first_child"),
  other: at("family_tax_credit.annual.other_child"),
};

export const familyTaxCreditTest = personTest({
  flag: "family_scheme__family_tax_credit_income_under_threshold",
  uses: [children],
  parameters: familyTaxCredit,
  where: { children },
  limit: ({ family }, { threshold, rate, first, other }) => {
    const count = family.number(children);
    if (count === 0) return undefined;
    return {
      limit: threshold + (first + other * (count - 1)) / rate,
      per: "year",
      children: count,
      of: ["threshold", "rate", "first", ...(count > 1 ? (["other"] as const) : [])],
    };
  },
});

const weeks = 52;

export const raisedForATime = {
  id: "in-work-amount",
  en: "The In-Work Tax Credit was raised for a time, and we do not know whether it still is",
  mi: "I whakapikia te whiwhinga tāke <en>In-Work Tax Credit</en> mō tētahi wā, ā, kāore mātou i te mōhio mēnā kei te pērā tonu",
};

export const inWorkTaxCreditTest = personTest({
  flag: "family_scheme__in_work_tax_credit_income_under_threshold",
  uses: [children],
  parameters: {
    ...familyTaxCredit,
    inWork: at("in_work_tax_credit.annual"),
    rise: at("in_work_tax_credit.temporary_rise"),
    further: at("in_work_tax_credit.further_child"),
  },
  where: { children, weeks, raisedForATime },
  limit: ({ family }, { threshold, rate, first, other, inWork, rise, further }) => {
    const count = family.number(children);
    if (count === 0) return undefined;
    const familyCredit = first + other * (count - 1);
    const goneAt = (inWorkAYear: number) =>
      threshold + (familyCredit + inWorkAYear + further * Math.max(0, count - 3)) / rate;
    const raised = Number.isNaN(rise) ? undefined : goneAt(inWork + rise * weeks);
    return {
      limit: goneAt(inWork),
      ...(raised && { limitAtMost: raised, why: raisedForATime }),
      per: "year",
      children: count,
      of: ["threshold", "rate", "first", "inWork", ...(count > 1 ? (["other"] as const) : [])],
    };
  },
});
