import { defineWords } from "#app/i18n/words.ts";
import { en } from "./text.en.ts";
import { mi } from "./text.mi.ts";

/** The words of the search. */
export const words = defineWords("search", { en, mi });
