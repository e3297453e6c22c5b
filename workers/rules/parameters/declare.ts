import type { AmountId } from "../../amounts/table.ts";

export interface ParameterKnowledge {
  readonly from: string;
  readonly source: { readonly title: string; readonly address: string };
  readonly confidence: "primary" | "secondary";
  readonly isOutOfDate: boolean;
  readonly outOfDateSince?: string;
}

export interface Parameter {
  readonly id: string;
  readonly description: string;
  readonly unit: string;
  readonly references: readonly string[];
  /** By the day (YYYY-MM-DD) from which it applies; null from the day on which it ended. */
  readonly values: Readonly<Record<string, number | null>>;
  /** Rules can do without it: they get NaN where no value is in force. */
  readonly mayBeUnknown?: boolean;
  readonly knownAt?: (day: string) => ParameterKnowledge | undefined;
}

type ParameterUnit = "years" | "months" | "hours a week" | "dollars a week" | "dollars a year" | "share";

type ParameterRow = readonly [
  name: string,
  description: string,
  unit: ParameterUnit,
  values: Readonly<Record<string, number>>,
  reference?: string,
];

export const under = (node: string, ...rows: readonly ParameterRow[]): Parameter[] =>
  rows.map(([name, description, unit, values, reference]) => ({
    id: `${node}.${name}`,
    description,
    unit,
    references: reference ? [reference] : [],
    values,
  }));

/** The parameter that an amount of the table is. */
export const amountParameter = (id: AmountId): string => `amounts.${id}`;
