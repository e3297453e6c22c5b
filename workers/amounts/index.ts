import { type AmountId, type AmountSource, type AmountTable, ownTable, tableInUse } from "./table.ts";

export type { AmountId, AmountSource, AmountTable } from "./table.ts";

/** A value as it is known on a day. */
export interface Amount {
  id: AmountId;
  value: number;
  unit: string;
  /** A day; a month or year where the source names no day; `before 2018-04-01` for a value whose start is not known. */
  from: string;
  until: string | null;
  review: "04-01" | "07-01" | null;
  source: AmountSource;
  confidence: "primary" | "secondary";
  checked: string;
  /** It was right from `from` on, and may not be any more: never refuse anybody by it alone. */
  isOutOfDate: boolean;
  outOfDateSince?: string;
  note?: string;
}

const isDay = /^\d{4}(-\d\d){0,2}$/;

/** "2021" and "2021-07" stand before each of their days; what has no known start is always begun. */
const hasBegun = (from: string, day: string): boolean => !isDay.test(from) || from <= day;

/** The first review after a value was looked up, and after it came into force. */
function nextReview(review: string, after: string): string {
  const year = after.slice(0, 4);
  const sameYear = `${year}-${review}`;
  return sameYear > after ? sameYear : `${Number(year) + 1}-${review}`;
}

/** All dated values of a series, the oldest first, each as it is known on `day`. Ask anew for each request: a feed may have replaced the table. */
export function seriesOf(id: AmountId, day: string, table: AmountTable = tableInUse()): Amount[] {
  const { unit, review, checked = table.checked, values } = table.amounts[id];
  return values.map(({ value, from, until, source, confidence, outOfDateSince, note }) => {
    const known = isDay.test(from) && from > checked ? from : checked;
    const due = outOfDateSince ?? (review !== null && until === null ? nextReview(review, known) : undefined);
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

/** What held on `day` (YYYY-MM-DD), or nothing where no value of that day is sourced. */
export function amountAt(id: AmountId, day: string, table: AmountTable = tableInUse()): Amount | undefined {
  return seriesOf(id, day, table).findLast(
    ({ from, until }) => hasBegun(from, day) && (until === null || day <= until),
  );
}

export const amountIds = Object.keys(ownTable.amounts) as AmountId[];
