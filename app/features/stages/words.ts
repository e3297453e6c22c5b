import { defineWords } from "#app/i18n/words.ts";
import { en } from "./text.en.ts";
import { mi } from "./text.mi.ts";

/** The words of the home page and the stage pages. */
export const words = defineWords("stages", { en, mi });
