export interface Parameter {
  readonly id: string;
  readonly description: string;
  readonly unit: ParameterUnit;
  readonly references: readonly string[];
  /** The amount, by the day (YYYY-MM-DD) from which it applies. */
  readonly values: Readonly<Record<string, number>>;
}

export type ParameterUnit =
  | "years"
  | "months"
  | "hours a week"
  | "dollars a week"
  | "dollars a year"
  | "share";

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
