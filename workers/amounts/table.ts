import records from "./amounts.data.json";

/** Stable dotted name of one payment's amount, limit or rate over time, such as `best_start.weekly`. */
export type AmountId = keyof typeof records.amounts;

export interface AmountSource {
  title: string;
  address: string;
}

/** One value and the days on which it holds, both included. */
export interface DatedValue {
  value: number;
  /** A day; a month or year where the source names no day; `before 2018-04-01` for a value whose start is not known. */
  from: string;
  until: string | null;
  /** Place in the table's `sources`. */
  source: number;
  sourceDate: string | null;
  /** `secondary`: news or a third party; `primary`: law, an agency's page, or a model that cites the Order. */
  confidence: "primary" | "secondary";
  /** The yearly change of this day was not found: from then on the value is not known to be current. */
  outOfDateSince?: string;
  note?: string;
}

export interface AmountSeries {
  payment: string;
  what: string;
  household: string;
  unit: string;
  /** Month and day on which the amount can change every year. */
  review: "04-01" | "07-01" | null;
  /** Where it was looked up later than the rest of the table. */
  checked?: string;
  values: readonly DatedValue[];
}

export interface AmountTable {
  /** The day on which all of it was looked up. */
  checked: string;
  sources: readonly AmountSource[];
  amounts: Readonly<Record<AmountId, AmountSeries>>;
}

export const ownTable = records as AmountTable;

let inUse = ownTable;

/** Our own, or the feed's once it has been read (`feed.ts`). */
export const tableInUse = (): AmountTable => inUse;

export function replaceTable(table: AmountTable): void {
  inUse = table;
}
