import type { Language } from "#app/i18n/languages.ts";
import { defineWords } from "#app/i18n/words.ts";
import { en } from "./text.en.ts";
import { mi } from "./text.mi.ts";

/** The words that every form shares. */
export const formWords = defineWords("forms", { en, mi });

/** A day (YYYY-MM-DD) as a person reads it; any other text as it came. The runtime knows no Māori month names, so they are our own. */
export function dayInWords(day: string, language: Language): string {
  const [year, month, date] = day.slice(0, 10).split("-").map(Number);
  const name = formWords(language).find(`date/months/${month}`);
  return name && date && year ? `${date} ${name} ${year}` : day;
}
