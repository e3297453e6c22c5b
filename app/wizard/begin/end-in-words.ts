import { momentInWords, timeInWords } from "#app/i18n/day.ts";
import type { Language } from "#app/i18n/languages.ts";
import { dayInNewZealand } from "#app/nz/date.ts";

/** Milliseconds; an end today is given by its time alone. */
export function endInWords(end: number, now: number, language: Language): string {
  const isToday = dayInNewZealand(new Date(end)) === dayInNewZealand(new Date(now));
  return isToday ? timeInWords(end) : momentInWords(end, language);
}
