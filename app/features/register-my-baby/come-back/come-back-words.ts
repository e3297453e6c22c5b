import { defineWords } from "#app/i18n/words.ts";
import { comeBack as en } from "../text/come-back.en.ts";
import { comeBack as mi } from "../text/come-back.mi.ts";

/** The words of saving a form and coming back to it with a code. */
export const comeBackWords = defineWords("registration/come-back", { en, mi });
