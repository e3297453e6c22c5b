import { defineWords } from "#app/i18n/words.ts";
import { wizard as en } from "./text.en.ts";
import { wizard as mi } from "./text.mi.ts";

export const wizardWords = defineWords("registration/wizard", { en, mi });
