import { dueDay, hasBegun } from "./out-of-date.mjs";
import { type AmountId, type AmountSource, type AmountTable, ownTable, tableInUse } from "./table.ts";

export type { AmountId, AmountSource, AmountTable } from "./table.ts";

export interface Amount {
  id: AmountId;
  value: number;
  unit: string;
  /** A month or year where the source names no day; `before 2018-04-01` where the start is not known. */
  from: string;
  until: string | null;
  review: "04-01" | "07-01" | null;
  source: AmountSource;
  confidence: "primary" | "secondary";
  checked: string;
  /** Right from `from` on, but perhaps no longer: never refuse anybody on it alone. */
  isOutOfDate: boolean;
  outOfDateSince?: string;
  note?: string;
}

/** Oldest first. Ask again for each request, as a feed may have replaced the table. */
export function seriesOf(id: AmountId, day: string, table: AmountTable = tableInUse()): Amount[] {
  const { unit, review, checked = table.checked, values } = table.amounts[id];
  return values.map(({ value, from, until, source, confidence, outOfDateSince, note }) => {
    const due = dueDay({ review, checked }, { from, until, ...(outOfDateSince && { outOfDateSince }) });
    const isOutOfDate = due !== undefined && due <= day;
    return {
      id,
      value,
      unit,
      from,
      until,
      review,
      source: table.sources[source]!,
      confidence,
      checked,
      isOutOfDate,
      ...(isOutOfDate && { outOfDateSince: due }),
      ...(note !== undefined && { note }),
    };
  });
}

export function amountAt(id: AmountId, day: string, table: AmountTable = tableInUse()): Amount | undefined {
  return seriesOf(id, day, table).findLast(
    ({ from, until }) => hasBegun(from, day) && (until === null || day <= until),
  );
}

export const amountIds = Object.keys(ownTable.amounts) as AmountId[];
