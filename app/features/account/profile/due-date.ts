import { type CalendarDate, calendarDate } from "#app/nz/date.ts";

/** @returns undefined for a day that does not exist */
export function readDueDate(text: string | undefined): CalendarDate | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text ?? "") ?? [];
  return calendarDate(Number(year), Number(month), Number(day));
}
