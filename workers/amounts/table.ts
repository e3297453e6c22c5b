import records from "./amounts.data.json";

export type AmountId = keyof typeof records.amounts;

export interface AmountSource {
  title: string;
  address: string;
}

/** Both days are included. */
export interface DatedValue {
  value: number;
  from: string;
  until: string | null;
  source: number;
  sourceDate: string | null;
  /** The last day on which a source said that it is in force; its first day where none is told. */
  confirmed?: string;
  /** `primary`: law, an agency's page, or a model that cites the Order; `secondary`: news or a third party. */
  confidence: "primary" | "secondary";
  /** The yearly change due on this day was not found. */
  outOfDateSince?: string;
  note?: string;
}

interface AmountSeries {
  payment: string;
  what: string;
  household: string;
  unit: string;
  review: "04-01" | "07-01" | null;
  checked?: string;
  values: readonly DatedValue[];
}

export interface AmountTable {
  checked: string;
  sources: readonly AmountSource[];
  amounts: Readonly<Record<AmountId, AmountSeries>>;
}

export const ownTable = records as AmountTable;

let inUse = ownTable;

export const tableInUse = (): AmountTable => inUse;

export function replaceTable(table: AmountTable): void {
  inUse = table;
}
