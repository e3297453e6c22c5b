import type { Language } from "./languages.ts";
import en from "./months.en.json";
import mi from "./months.mi.json";

const months = { en: Object.values(en), mi: Object.values(mi) };

/** @param month from 1 */
export const monthName = (month: number, language: Language): string | undefined =>
  months[language][month - 1];

/** "1 July", "1 o Hūrae": one way in the whole site (`workers/translations/glossary`). */
export function dayOfMonth(date: number, month: number, language: Language): string | undefined {
  const name = monthName(month, language);
  if (!name) return undefined;
  return language === "mi" ? `${date} o ${name}` : `${date} ${name}`;
}

export function dayInWords(day: string, language: Language): string {
  const [year, month = 0, date] = day.slice(0, 10).split("-").map(Number);
  const said = date && year ? dayOfMonth(date, month, language) : undefined;
  return said === undefined ? day : `${said} ${year}`;
}

const inNewZealand = new Intl.DateTimeFormat("en-CA", {
  timeZone: "Pacific/Auckland",
  dateStyle: "short",
  timeStyle: "short",
  hourCycle: "h23",
});

/** @param moment milliseconds */
export const timeInWords = (moment: number): string => inNewZealand.format(moment).split(", ")[1] ?? "";

/** @param moment milliseconds */
export function momentInWords(moment: number, language: Language): string {
  const [day = "", time = ""] = inNewZealand.format(moment).split(", ");
  return `${dayInWords(day, language)}, ${time}`;
}
