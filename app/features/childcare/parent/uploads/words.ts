import { defineWords } from "#app/i18n/words.ts";
import { uploads as en } from "./text.en.ts";
import { uploads as mi } from "./text.mi.ts";

export const uploadsWords = defineWords("childcare-subsidy/uploads", { en, mi });
