import { defineWords } from "#app/i18n/words.ts";
import { en } from "./text.en.ts";
import { mi } from "./text.mi.ts";

/** The words of the services finder. */
export const words = defineWords("services-near-me", { en, mi });
