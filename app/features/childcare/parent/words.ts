import { defineWords } from "#app/i18n/words.ts";
import { applicationText as en } from "./text.en.ts";
import { applicationText as mi } from "./text.mi.ts";

export const applicationWords = defineWords("childcare-subsidy/service", { en, mi });
