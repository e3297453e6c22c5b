import type { Week } from "#app/server/neighbours/week.ts";
import type { MainBenefitId, PaymentId } from "#workers/rules/week/answer.ts";
import { mainBenefits, paidInWholeDollars } from "./week-money.ts";

/** "pay": what is earned, leave payments among it, after tax and levy. */
export type PartId = "pay" | PaymentId;

export interface Parts {
  /** Whole dollars a week, pay first. */
  readonly rows: readonly { readonly id: PartId; readonly weekly: number }[];
  /** Of the rows. */
  readonly total: number;
}

/** Taxed together with pay: its part after tax stands by itself. */
const taxed = ["earned", "otherIncome", "nzSuperGross", "mainBenefitGross", "tax", "accLevy"];
const netOf = (name: string): MainBenefitId | undefined => mainBenefits.find((id) => name === `${id}Net`);

/** Inland Revenue pays whole dollars, as the results have it. */
const inDollarsPaid = (id: PartId, weekly: number): number =>
  id !== "pay" && paidInWholeDollars.includes(id) ? Math.floor(weekly) : Math.round(weekly);

/** All that a household has to live on by its best lawful combination. */
export function partsOf({ together: { parts } }: Pick<Week, "together">): Parts {
  const told = Object.entries(parts);
  const sumOf = (names: (name: string) => boolean) =>
    told.reduce((sum, [name, value]) => (names(name) ? sum + value : sum), 0);
  const pay = sumOf((name) => taxed.includes(name)) - sumOf((name) => netOf(name) !== undefined);
  const paid = told
    .filter(([name]) => !taxed.includes(name))
    .map(([name, value]) => [netOf(name) ?? (name as PaymentId), value] as const)
    .map(([id, value]) => ({ id, weekly: inDollarsPaid(id, value) }))
    .sort((one, other) => other.weekly - one.weekly);
  const rows = [{ id: "pay" as const, weekly: Math.round(pay) }, ...paid].filter(
    ({ weekly }) => weekly !== 0,
  );
  return { rows, total: rows.reduce((sum, { weekly }) => sum + weekly, 0) };
}
