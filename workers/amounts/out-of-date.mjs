/** @import { AmountTable, DatedValue } from "./table.ts" */
/** @typedef {{ id: string, payment: string, from: string, since: string, address: string }} AmountToLookUp `since`: the missed review */

/**
 * A "2021" or "2021-07" comes before all its days, and "before 2018-04-01" has always begun.
 * @param {string} from
 * @param {string} day
 */
export const hasBegun = (from, day) => !isDay(from) || from <= day;

const isDay = (from) => /^\d{4}(-\d\d){0,2}$/.test(from);

function nextReview(review, after) {
  const sameYear = `${after.slice(0, 4)}-${review}`;
  return sameYear > after ? sameYear : `${Number(after.slice(0, 4)) + 1}-${review}`;
}

/** Series that section MF 7 of the Income Tax Act 2007 raises with prices, and not every year. */
const risingWithPrices = [
  "family_tax_credit.",
  "best_start.weekly",
  "best_start.annual",
  "best_start.income_limit",
];
const prices = "consumers_price_index.yearly_rise";
/** Since the last change. */
const dueRise = 1.05;

/** @param {string} id */
export const risesWithPrices = (id) => risingWithPrices.some((start) => id.startsWith(start));

/**
 * Section MF 7: once prices have risen by 5 % since the last change, an Order must raise the amount by as much from the
 * next 1 April. A year whose prices were not found may be that.
 * @param {Pick<DatedValue, "from">} value
 * @param {AmountTable} table
 * @returns {{ since: string, factor: number | undefined }} the day, and by how much where it is known
 */
export function dueIndexation({ from }, table) {
  let factor = 1;
  let april = nextReview("04-01", from);
  for (;;) {
    const rise = table.amounts[prices]?.values.find((one) => one.from === april)?.value;
    if (rise === undefined) return { since: april, factor: undefined };
    factor *= 1 + rise;
    if (factor >= dueRise) return { since: april, factor };
    april = nextReview("04-01", april);
  }
}

/**
 * That somebody looked clears no doubt: only a source that says so, on a day after the review.
 * @param {string} id
 * @param {DatedValue} value the last of its series
 * @param {AmountTable} table
 * @returns {string | undefined} the day from which the value may no longer be current
 */
export function dueDay(id, value, table) {
  const { from, until, outOfDateSince, confirmed } = value;
  const { review } = table.amounts[id];
  if (outOfDateSince !== undefined) return outOfDateSince;
  if (review === null || until !== null) return undefined;
  if (risesWithPrices(id)) return dueIndexation(value, table).since;
  const known = confirmed ?? from;
  return nextReview(review, isDay(known) ? known : table.checked);
}

/**
 * @param {AmountTable} table
 * @param {string} today
 * @returns {AmountToLookUp[]}
 */
export function toLookUp(table, today) {
  return Object.entries(table.amounts).flatMap(([id, { payment, values }]) => {
    const last = values.at(-1);
    const due = last && dueDay(id, last, table);
    if (!last || due === undefined || due > today) return [];
    return [{ id, payment, from: last.from, since: due, address: table.sources[last.source].address }];
  });
}
