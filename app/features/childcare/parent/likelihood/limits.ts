import type { AmountInForce, AmountsInForce } from "#app/ui/amounts/in-words.ts";

/** Social Security Regulations 2018: Schedule 2, and regulations 32, 34 and 35. */
export interface Limits {
  /** Dollars a week before tax for 1, 2, and 3 or more dependent children; from there on nothing is paid. */
  readonly income: readonly AmountInForce[];
  /** Hours a week for each child. */
  readonly most: AmountInForce;
  readonly mostWithReason: AmountInForce;
}

const incomeIds = ["1", "2", "3"].map((children) => `childcare_subsidy.income_limit.${children}`);

/** @returns undefined while they are not known */
export function limitsFrom(amounts: AmountsInForce): Limits | undefined {
  const income = incomeIds.flatMap((id) => amounts.get(id) ?? []);
  const most = amounts.get("childcare_subsidy.hours.most");
  const mostWithReason = amounts.get("childcare_subsidy.hours.most_with_activity");
  return income.length === incomeIds.length && most && mostWithReason
    ? { income, most, mostWithReason }
    : undefined;
}

/** Dollars a year, in the shape of the open-data resource. */
export const thresholdsFrom = ({ income }: Limits) =>
  income.map(({ value }, index) => ({
    id: "isChildCareSubsidy",
    NumberOfChildren: index === income.length - 1 ? "3+" : String(index + 1),
    IncomeThreshold: String(value * 52),
  }));

export const limitFor = ({ income }: Limits, children: number): AmountInForce =>
  income[Math.min(Math.max(children, 1), income.length) - 1]!;
