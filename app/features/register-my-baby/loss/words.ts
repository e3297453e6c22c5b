import { defineWords } from "#app/i18n/words.ts";
import { loss as en } from "./text.en.ts";
import { loss as mi } from "./text.mi.ts";

export const lossWords = defineWords("registration/loss", { en, mi });
