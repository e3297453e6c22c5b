import { dayInWords } from "#app/i18n/day.ts";
import type { Language } from "#app/i18n/languages.ts";
import { monthName } from "#app/i18n/months.ts";

/** A day (YYYY-MM-DD), or a month (YYYY-MM) where no more is known. */
export function dataDate(date: string, language: Language): string {
  const [year, month = "", day] = date.split("-");
  const name = monthName(Number(month), language);
  return day === undefined && name ? `${name} ${year}` : dayInWords(date, language);
}
