import { defineWords } from "#app/i18n/words.ts";
import { certificates as en } from "./text/certificates.en.ts";
import { certificates as mi } from "./text/certificates.mi.ts";

/** The words of birth certificates: products, order summary, faults. */
export const certificateWords = defineWords("registration/certificates", { en, mi });
