import { defineWords } from "#app/i18n/words.ts";
import { eligibility as en } from "./text.en.ts";
import { eligibility as mi } from "./text.mi.ts";

export const eligibilityWords = defineWords("childcare/eligibility", { en, mi });
