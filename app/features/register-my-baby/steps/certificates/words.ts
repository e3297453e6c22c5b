import { defineWords } from "#app/i18n/words.ts";
import { certificates as en } from "./products.en.ts";
import { certificates as mi } from "./products.mi.ts";

export const certificateWords = defineWords("registration/certificates", { en, mi });
