// A value sent for a longer period is copied to its months, or divided among its years.

import type { Variable, VariableValue } from "./declare.ts";
import { type Period, split } from "./periods.ts";

/** By the written form of the period; one value for each instance. */
export type ValuesByPeriod = Map<string, VariableValue[]>;

export interface LongerPeriod {
  readonly variable: Variable;
  readonly period: Period;
  readonly values: VariableValue[];
}

/** Months; a longer span is refused. */
const longest = 120;

export const monthsIn = ({ unit, size }: Period): number => size * (unit === "YEAR" ? 12 : 1);

export function canSpread({ spread, definitionPeriod }: Variable, period: Period): boolean {
  if (!spread || monthsIn(period) > longest) return false;
  return period.unit === definitionPeriod || (period.unit === "YEAR" && definitionPeriod === "MONTH");
}

/** Fills the months or years that have no values; shorter periods come first. */
export function spread(longer: LongerPeriod[], rowsOf: (variable: Variable) => ValuesByPeriod): void {
  longer.sort((a, b) => monthsIn(a.period) - monthsIn(b.period));
  for (const one of longer) fill(one, rowsOf(one.variable));
}

function fill({ variable, period, values }: LongerPeriod, rows: ValuesByPeriod): void {
  const parts = split(period, variable.definitionPeriod as "MONTH" | "YEAR");
  const open = parts.filter(({ key }) => !rows.has(key));
  const taken = parts.flatMap(({ key }) => [rows.get(key) ?? []]);
  const share = (value: VariableValue, instance: number): VariableValue => {
    if (variable.spread === "copied") return value;
    const spent = taken.reduce((sum, row) => sum + Number(row[instance] ?? 0), 0);
    return Math.fround((Number(value) - spent) / open.length);
  };
  const shares = values.map(share);
  for (const { key } of open) rows.set(key, [...shares]);
}
