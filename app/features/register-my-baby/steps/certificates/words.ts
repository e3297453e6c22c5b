import { defineWords } from "#app/i18n/words.ts";
import { certificates as en } from "./products.en.ts";
import { certificates as mi } from "./products.mi.ts";

/** The words of birth certificates: products, order summary, faults. */
export const certificateWords = defineWords("registration/certificates", { en, mi });
