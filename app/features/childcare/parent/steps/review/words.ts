import { defineWords } from "#app/i18n/words.ts";
import { reviewPage as en } from "./page.en.ts";
import { reviewPage as mi } from "./page.mi.ts";

export const reviewWords = defineWords("childcare-subsidy/review-page", { en, mi });
