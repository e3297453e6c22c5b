import type { Language } from "./languages.ts";
import en from "./months.en.json";
import mi from "./months.mi.json";

export const monthNames = (language: Language): string[] => Object.values({ en, mi }[language]);

export const monthName = (month: number, language: Language): string | undefined =>
  monthNames(language)[month - 1];

/** From the maramataka: they can be read, but dates are written with the names above. */
export const traditionalMonths = [
  "Kohitātea",
  "Huitanguru",
  "Poutūterangi",
  "Paengawhāwhā",
  "Haratua",
  "Pipiri",
  "Hōngongoi",
  "Here-turi-kōkā",
  "Mahuru",
  "Whiringa-ā-nuku",
  "Whiringa-ā-rangi",
  "Hakihea",
];
