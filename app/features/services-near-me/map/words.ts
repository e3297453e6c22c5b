import type { Language } from "#app/i18n/languages.ts";
import { defineWords } from "#app/i18n/words.ts";
import { en } from "./text.en.ts";
import { mi } from "./text.mi.ts";

export const words = defineWords("services-map", { en, mi });

/** A length on the ground in words, in km from a km on. */
export const lengthText = (language: Language, metres: number): string =>
  metres < 1000
    ? words(language)("distance/m", { length: metres })
    : words(language)("distance/km", { length: metres / 1000 });
