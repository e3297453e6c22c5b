import { defineWords } from "#app/i18n/words.ts";
import { bornTogether as en } from "./text.en.ts";
import { bornTogether as mi } from "./text.mi.ts";

export const bornTogetherWords = defineWords("registration/born-together", { en, mi });
