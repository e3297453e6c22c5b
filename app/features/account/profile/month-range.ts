import { dayInWords } from "#app/i18n/day.ts";
import type { Language } from "#app/i18n/languages.ts";
import { type CalendarDate, toIso, weeksAfter } from "#app/nz/date.ts";

/** Before the due date; negative after it. */
export interface Weeks {
  from: number;
  to: number;
}

/** The Māori ones are cut from the site's names of months. */
const short: Record<Language, readonly string[]> = {
  en: ["Jan", "Feb", "Mar", "Apr", "May", "June", "July", "Aug", "Sept", "Oct", "Nov", "Dec"],
  mi: ["Hān", "Pēp", "Māe", "Āpe", "Mei", "Hune", "Hūrae", "Āku", "Hep", "Oke", "Noe", "Tīh"],
};

/** "Jan – May", or "May" alone. */
export function monthRange(dueDate: CalendarDate, { from, to }: Weeks, language: Language): string {
  const [first, last] = [weeksAfter(dueDate, -from), weeksAfter(dueDate, -to)];
  if (!first || !last) return "";
  const [begins, ends] = [short[language][first.month - 1], short[language][last.month - 1]];
  return first.year === last.year && first.month === last.month ? `${begins}` : `${begins} – ${ends}`;
}

/** The due date itself shows its full date. @returns undefined for a section without weeks */
export function sectionTime(
  dueDate: CalendarDate,
  weeks: Weeks | null | undefined,
  language: Language,
): string | undefined {
  if (!weeks) return undefined;
  if (weeks.from > 0) return monthRange(dueDate, weeks, language) || undefined;
  return dayInWords(toIso(dueDate), language);
}
