import { defineWords } from "#app/i18n/words.ts";
import { confirmation as en } from "./text.en.ts";
import { confirmation as mi } from "./text.mi.ts";

export const confirmationWords = defineWords("registration/confirmation", { en, mi });
