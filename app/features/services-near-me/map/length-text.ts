import type { Language } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";

const words = wordsOf("services-near-me/map");

export const lengthText = (language: Language, metres: number): string =>
  metres < 1000
    ? words(language)("distance/m", { length: metres })
    : words(language)("distance/km", { length: metres / 1000 });
