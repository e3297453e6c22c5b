import { type AmountId, type AmountTable, amountAt } from "../../amounts/index.ts";
import type { Parameter } from "../parameters/declare.ts";
import { firstDay } from "./reform.ts";

export const amountParameter = (id: AmountId): string => `amounts.${id}`;

/** Every series of the table of amounts, with the day on which a value ended and nothing followed. */
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

/** Shares of the fall of a main benefit, and hours of work that ended: no dollar figures. */
export const ownParameters: readonly Parameter[] = [
  {
    id: "entitlements.social_security.main_benefits.abatement_share.first",
    description: "Share of each dollar of income that a main benefit first falls by",
    unit: "share",
    references: ["https://www.legislation.govt.nz/act/public/2018/0032/latest/whole.html"],
    values: { "2018-11-26": 0.3 },
  },
  {
    id: "entitlements.social_security.main_benefits.abatement_share.full",
    description: "Share of each dollar of income that a main benefit falls by above that",
    unit: "share",
    references: ["https://www.legislation.govt.nz/act/public/2018/0032/latest/whole.html"],
    values: { "2018-11-26": 0.7 },
  },
];
