export interface CalendarDate {
  year: number;
  month: number;
  day: number;
}

export function calendarDate(year: number, month: number, day: number): CalendarDate | undefined {
  if (!(year >= 1000 && year <= 9999)) return undefined;
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? { year, month, day } : undefined;
}

export const toIso = ({ year, month, day }: CalendarDate): string =>
  `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;

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

/** Both YYYY-MM-DD. */
export function wholeYears(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) < from.slice(5) ? years - 1 : years;
}

const newZealandDay = new Intl.DateTimeFormat("en-CA", {
  timeZone: "Pacific/Auckland",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/** YYYY-MM-DD */
export const dayInNewZealand = (moment: Date): string => newZealandDay.format(moment);

export const foldDiacritics = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

const foldMonth = (name: string): string => foldDiacritics(name).replace(/[ -]/g, "");

/** A number, or at least three letters of a single name. @param names lists of the twelve in order */
export function readMonth(typed: string, names: readonly (readonly string[])[]): number | undefined {
  if (/^\d{1,2}$/.test(typed)) return Number(typed);
  const word = foldMonth(typed);
  if (word.length < 3 || word.length > 20) return undefined;
  for (const months of names) {
    const found = months.flatMap((month, index) => (foldMonth(month).startsWith(word) ? [index + 1] : []));
    if (found.length > 0) return found.length === 1 ? found[0] : undefined;
  }
  return undefined;
}
