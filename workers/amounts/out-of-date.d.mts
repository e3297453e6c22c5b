import type { AmountSeries, AmountTable, DatedValue } from "./table.ts";

export function hasBegun(from: string, day: string): boolean;
export function dueDay(
  series: Pick<AmountSeries, "review"> & { checked: string },
  value: Pick<DatedValue, "from" | "until" | "outOfDateSince">,
): string | undefined;

interface AmountToLookUp {
  id: string;
  payment: string;
  from: string;
  /** The review that was missed. */
  since: string;
  /** Where the last value was found. */
  address: string;
}
export function toLookUp(table: AmountTable, today: string): AmountToLookUp[];
