import { defineWords } from "#app/i18n/words.ts";
import { comeBack as en } from "./text.en.ts";
import { comeBack as mi } from "./text.mi.ts";

export const comeBackWords = defineWords("registration/come-back", { en, mi });
