import type { QuestionTexts } from "#app/forms/field.ts";
import type { Language } from "#app/i18n/languages.ts";
import { defineWords } from "#app/i18n/words.ts";
import { likelihood as en } from "./text.en.ts";
import { likelihood as mi } from "./text.mi.ts";

export const likelihoodWords = defineWords("childcare/likelihood", { en, mi });

export const likelihoodTexts: Readonly<Record<Language, QuestionTexts>> = {
  en: en.questions,
  mi: mi.questions,
};
