import { defineWords } from "#app/i18n/words.ts";
import { registrationText as en } from "./text.en.ts";
import { registrationText as mi } from "./text.mi.ts";

export const registrationWords = defineWords("registration/service", { en, mi });
