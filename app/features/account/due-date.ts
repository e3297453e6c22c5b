import { type CalendarDate, calendarDate } from "#app/nz/date.ts";

/** Reads a due date as the profile keeps it, yyyy-mm-dd (spec 1 section 3); nothing when there is no such day. */
export function readDueDate(text: string | undefined): CalendarDate | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text ?? "") ?? [];
  return calendarDate(Number(year), Number(month), Number(day));
}

/** The day so many days after another, or before it when they are negative; nothing beyond years of four digits. */
export function daysAfter({ year, month, day }: CalendarDate, days: number): CalendarDate | undefined {
  const date = new Date(Date.UTC(year, month - 1, day + days));
  return calendarDate(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
}

export const weeksAfter = (day: CalendarDate, weeks: number): CalendarDate | undefined =>
  daysAfter(day, 7 * weeks);

/** The same day of a later month, or that month's last day where it has no such day: an age in months is counted so. */
export function monthsAfter({ year, month, day }: CalendarDate, months: number): CalendarDate | undefined {
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const [inYear, inMonth] = [first.getUTCFullYear(), first.getUTCMonth() + 1];
  const last = new Date(Date.UTC(inYear, inMonth, 0)).getUTCDate();
  return calendarDate(inYear, inMonth, Math.min(day, last));
}
