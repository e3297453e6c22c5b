import { momentInWords, timeInWords } from "#app/i18n/day.ts";
import type { Language } from "#app/i18n/languages.ts";
import { dayInNewZealand } from "#app/nz/date.ts";

/** A moment to come: today its time is enough. Milliseconds. */
export function endInWords(end: number, now: number, language: Language): string {
  const isToday = dayInNewZealand(new Date(end)) === dayInNewZealand(new Date(now));
  return isToday ? timeInWords(end) : momentInWords(end, language);
}
