import { defineWords } from "#app/i18n/words.ts";
import { landing as en } from "./text.en.ts";
import { landing as mi } from "./text.mi.ts";

export const landingWords = defineWords("childcare/landing", { en, mi });
