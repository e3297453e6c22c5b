import { defineWords } from "#app/i18n/words.ts";
import { supervisorsText as en } from "./text.en.ts";
import { supervisorsText as mi } from "./text.mi.ts";

export const supervisorsWords = defineWords("childcare-subsidy/supervisors", { en, mi });
