import { type CalendarDate, calendarDate } from "#app/nz/date.ts";

/** @returns undefined for a day that does not exist */
export function readDueDate(text: string | undefined): CalendarDate | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text ?? "") ?? [];
  return calendarDate(Number(year), Number(month), Number(day));
}

/** Undefined beyond four-digit years. */
function daysAfter({ year, month, day }: CalendarDate, days: number): CalendarDate | undefined {
  const date = new Date(Date.UTC(year, month - 1, day + days));
  return calendarDate(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
}

export const weeksAfter = (day: CalendarDate, weeks: number): CalendarDate | undefined =>
  daysAfter(day, 7 * weeks);

/** The same day of a later month, or that month's last day, as ages in months are counted. */
export function monthsAfter({ year, month, day }: CalendarDate, months: number): CalendarDate | undefined {
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const [inYear, inMonth] = [first.getUTCFullYear(), first.getUTCMonth() + 1];
  const last = new Date(Date.UTC(inYear, inMonth, 0)).getUTCDate();
  return calendarDate(inYear, inMonth, Math.min(day, last));
}
