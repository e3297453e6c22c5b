import { defineWords } from "#app/i18n/words.ts";
import { checks as en } from "./checks.en.ts";
import { checks as mi } from "./checks.mi.ts";

export const checkWords = defineWords("childcare-subsidy/checks", { en, mi });
