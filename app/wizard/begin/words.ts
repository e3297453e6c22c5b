import { defineWords } from "#app/i18n/words.ts";
import { begin as en } from "./text.en.ts";
import { begin as mi } from "./text.mi.ts";

export const beginWords = defineWords("registration/begin", { en, mi });
