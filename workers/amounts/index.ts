import { indexed, leastByMinimumWage } from "./figures.ts";
import { dueDay, dueIndexation, hasBegun, risesWithPrices } from "./out-of-date.mjs";
import {
  type AmountId,
  type AmountSource,
  type AmountTable,
  type DatedValue,
  ownTable,
  tableInUse,
} from "./table.ts";

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
  /** When somebody last looked it up. */
  checked: string;
  /** The last day on which a source said that it is in force. */
  confirmed: string;
  /** Right from `from` on, but perhaps no longer: never refuse anybody on it alone. */
  isOutOfDate: boolean;
  outOfDateSince?: string;
  /** What the law’s own indexation makes of it since then, where that is known. */
  indexed?: number;
  note?: string;
}

/** Oldest first. Ask again for each request, as a feed may have replaced the table. */
export function seriesOf(id: AmountId, day: string, table: AmountTable = tableInUse()): Amount[] {
  const { unit, review, checked = table.checked, values } = table.amounts[id];
  return values.map((dated) => {
    const { value, from, until, source, confidence, note, confirmed = from } = dated;
    const due = dueDay(id, dated, table);
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
      confirmed,
      isOutOfDate,
      ...(isOutOfDate && { outOfDateSince: due, ...indexedOf(id, dated, day, table) }),
      ...(note !== undefined && { note }),
    };
  });
}

/** A year’s amount, to the next whole dollar; the least for who works for themselves, by the minimum wage. */
function indexedOf(
  id: AmountId,
  dated: DatedValue,
  day: string,
  table: AmountTable,
): { indexed: number } | undefined {
  const least = leastByMinimumWage(id, dated, day, table);
  if (least !== undefined) return { indexed: least };
  if (!risesWithPrices(id) || !id.includes(".annual")) return undefined;
  const { factor } = dueIndexation(dated, table);
  return factor === undefined ? undefined : { indexed: indexed(dated.value, factor) };
}

export function amountAt(id: AmountId, day: string, table: AmountTable = tableInUse()): Amount | undefined {
  return seriesOf(id, day, table).findLast(
    ({ from, until }) => hasBegun(from, day) && (until === null || day <= until),
  );
}

export const amountIds = Object.keys(ownTable.amounts) as AmountId[];
