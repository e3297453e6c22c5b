import { defineWords } from "#app/i18n/words.ts";
import { en } from "./text.en.ts";
import { mi } from "./text.mi.ts";

/** The words that every form shares. */
export const formWords = defineWords("forms", { en, mi });
