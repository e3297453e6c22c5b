import { type AmountId, type AmountTable, amountAt } from "../../amounts/index.ts";
import { firstDay } from "../benefits/dated.ts";
import { amountParameter, type Parameter } from "../parameters/declare.ts";
import type { TaxBenefitSystem } from "../system.ts";

/** Includes the day on which a value ended without another following. */
export const amountParameters = (table: AmountTable): Parameter[] =>
  (Object.keys(table.amounts) as AmountId[]).map((id) => {
    const { payment, what, household, unit, values } = table.amounts[id];
    return {
      id: amountParameter(id),
      description: `${payment}: ${what} (${household})`,
      unit,
      references: [...new Set(values.map(({ source }) => table.sources[source]!.address))],
      values: dated(values),
      mayBeUnknown: true,
      knownAt: (day) => amountAt(id, day, table),
    };
  });

/** The base's parameters that are amounts in the table, with all their values. */
export const datedAgain = (base: TaxBenefitSystem, table: AmountTable): Parameter[] =>
  Object.entries(ofTable).map(([id, amount]) => ({
    ...base.parameters.get(id)!,
    values: dated(table.amounts[amount].values),
  }));

const bestStart = "entitlements.income_tax.family_scheme.best_start";
const ofTable: Readonly<Record<string, AmountId>> = {
  [`${bestStart}.prescribed_amount`]: "best_start.annual",
  [`${bestStart}.full_year_abatement_threshold`]: "best_start.abatement_threshold",
  [`${bestStart}.full_year_abatement_rate`]: "best_start.abatement_rate",
};

const youngParentLimit = "entitlements.social_security.young_parent_payment.weekly_income_threshold";

/** The Act of 1964 ended, and its limit with it. */
export const ended = (base: TaxBenefitSystem): Parameter[] => {
  const limit = base.parameters.get(youngParentLimit)!;
  return [{ ...limit, values: { ...limit.values, "2018-11-26": null } }];
};

function dated(values: AmountTable["amounts"][AmountId]["values"]): Record<string, number | null> {
  const byDay: Record<string, number | null> = {};
  for (const { value, from, until } of values) {
    byDay[from.startsWith("before") ? "0001-01-01" : firstDay(from)] = value;
    if (until) byDay[dayAfter(until)] = null;
  }
  for (const { value, from } of values) if (!from.startsWith("before")) byDay[firstDay(from)] = value;
  return byDay;
}

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

const inWork = "entitlements.income_tax.family_scheme.in_work_tax_credit";
const fullTime = "entitlements.social_security.family_scheme";
const earner = ["https://www.legislation.govt.nz/act/public/2007/0097/latest/DLM1518419.html"];

/** What has ended since the base, with its end. No dollar figures. */
export const ownParameters: readonly Parameter[] = [
  {
    id: `${inWork}.hours_per_week_threshold`,
    description: "Work of one earner that the In-Work Tax Credit asked for",
    unit: "hours a week",
    references: earner,
    values: { "2018-01-01": 20, "2020-07-01": null },
  },
  {
    id: `${inWork}.hours_per_week_threshold_with_partner`,
    description: "Work of a couple together that the In-Work Tax Credit asked for",
    unit: "hours a week",
    references: earner,
    values: { "2018-01-01": 30, "2020-07-01": null },
  },
  {
    id: `${fullTime}.hours_per_week_threshold`,
    description: "Full-time work of one earner; since 1 July 2020 for the Minimum Family Tax Credit only",
    unit: "hours a week",
    references: earner,
    values: { "2018-01-01": 20 },
  },
  {
    id: `${fullTime}.hours_per_week_threshold_with_partner`,
    description:
      "Full-time work of a couple together; since 1 July 2020 for the Minimum Family Tax Credit only",
    unit: "hours a week",
    references: earner,
    values: { "2018-01-01": 30 },
  },
];
