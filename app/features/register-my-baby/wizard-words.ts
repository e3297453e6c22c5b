import { defineWords } from "#app/i18n/words.ts";
import { wizard as en } from "./text/wizard.en.ts";
import { wizard as mi } from "./text/wizard.mi.ts";

/** The words around every step. */
export const wizardWords = defineWords("registration/wizard", { en, mi });
