import { defineWords } from "#app/i18n/words.ts";
import { confirmation as en } from "./text.en.ts";
import { confirmation as mi } from "./text.mi.ts";

/** What is said when a registration was sent. */
export const confirmationWords = defineWords("registration/confirmation", { en, mi });
