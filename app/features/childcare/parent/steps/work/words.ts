import { defineWords } from "#app/i18n/words.ts";
import { checks as en } from "./checks.en.ts";
import { checks as mi } from "./checks.mi.ts";

export const workWords = defineWords("childcare-subsidy/work-checks", { en, mi });
