// Where the abatement of the benefits' files has taken the Family Tax Credit, and then the In-Work Tax Credit.

import { weeks } from "../../benefits/declare.ts";
import { howInWorkCreditIsFound, inWorkCreditOf } from "../../benefits/in-work-tax-credit.ts";
import { familyCreditOf } from "../../benefits/working-for-families.ts";
import { figureOf, rates, type TaxCreditRates } from "../amounts/tax-credits.ts";
import { personTest } from "../income-test.ts";
import { amountParameter as at } from "../parameters.ts";

const children = "family_scheme__number_of_children";
const threshold = "working_for_families.abatement_threshold";
const rate = "working_for_families.abatement_rate";

/** The income at which so much a year is taken. */
const goneAt = (yearly: number, figures: TaxCreditRates): number =>
  figures[threshold] + yearly / figures[rate];
const familyCredit = (count: number, figures: TaxCreditRates): number =>
  familyCreditOf(Array(count).fill(1), figureOf(figures));

const where = { children, threshold, rate, goneAt, familyCredit, familyCreditOf, figureOf };
const madeOf = (count: number) =>
  [
    threshold,
    rate,
    "family_tax_credit.annual.first_child",
    ...(count > 1 ? (["family_tax_credit.annual.other_child"] as const) : []),
  ] as const;

export const familyTaxCreditTest = personTest({
  flag: "family_scheme__family_tax_credit_income_under_threshold",
  uses: [children],
  parameters: rates,
  where: { ...where, madeOf },
  limit: ({ family }, figures) => {
    const count = family.number(children);
    if (count === 0) return undefined;
    const limit = goneAt(familyCredit(count, figures), figures);
    return { limit, per: "year", children: count, of: madeOf(count) };
  },
});

export const raisedForATime = {
  id: "in-work-amount",
  en: "The In-Work Tax Credit was raised for a time, and we do not know whether it still is",
  mi: "I whakapikia te whiwhinga tāke <en>In-Work Tax Credit</en> mō tētahi wā, ā, kāore mātou i te mōhio mēnā kei te pērā tonu",
};

export const inWorkTaxCreditTest = personTest({
  flag: "family_scheme__in_work_tax_credit_income_under_threshold",
  uses: [children],
  parameters: { ...rates, rise: at("in_work_tax_credit.temporary_rise") },
  where: { ...where, madeOf, ...howInWorkCreditIsFound, weeks, raisedForATime },
  limit: ({ family }, { rise, ...figures }) => {
    const count = family.number(children);
    if (count === 0) return undefined;
    const full = familyCredit(count, figures) + inWorkCreditOf(count, figureOf(figures));
    const raised = Number.isNaN(rise) ? undefined : goneAt(full + rise * weeks, figures);
    return {
      limit: goneAt(full, figures),
      ...(raised && { limitAtMost: raised, why: raisedForATime }),
      per: "year",
      children: count,
      of: [...madeOf(count), "in_work_tax_credit.annual"],
    };
  },
});
