import type { Language } from "./languages.ts";
import { months } from "./months.ts";

export function dayInWords(day: string, language: Language): string {
  const [year, month, date] = day.slice(0, 10).split("-").map(Number);
  const name = (months[language] as Readonly<Record<string, string>>)[String(month)];
  return name && date && year ? `${date} ${name} ${year}` : day;
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
