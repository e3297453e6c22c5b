import { defineWords } from "#app/i18n/words.ts";
import { takeOver as en } from "./text.en.ts";
import { takeOver as mi } from "./text.mi.ts";

export const takeOverWords = defineWords("childcare/take-over", { en, mi });
