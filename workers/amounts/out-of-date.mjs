/** @import { AmountSeries, AmountTable, DatedValue } from "./table.ts" */
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

/**
 * @param {Pick<AmountSeries, "review"> & { checked: string }} series
 * @param {Pick<DatedValue, "from" | "until" | "outOfDateSince">} value
 * @returns {string | undefined} the day from which the value may no longer be current
 */
export function dueDay({ review, checked }, { from, until, outOfDateSince }) {
  if (outOfDateSince !== undefined) return outOfDateSince;
  if (review === null || until !== null) return undefined;
  return nextReview(review, isDay(from) && from > checked ? from : checked);
}

/**
 * @param {AmountTable} table
 * @param {string} today
 * @returns {AmountToLookUp[]}
 */
export function toLookUp(table, today) {
  return Object.entries(table.amounts).flatMap(
    ([id, { payment, checked = table.checked, review, values }]) => {
      const last = values.at(-1);
      const due = last && dueDay({ review, checked }, last);
      if (!last || due === undefined || due > today) return [];
      return [{ id, payment, from: last.from, since: due, address: table.sources[last.source].address }];
    },
  );
}
