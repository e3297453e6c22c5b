import type { QuestionTexts } from "#app/forms/field.ts";
import type { Language } from "#app/i18n/languages.ts";
import { defineWords } from "#app/i18n/words.ts";
import { en } from "./text.en.ts";
import { mi } from "./text.mi.ts";

export const words = defineWords("feedback", { en, mi });

export const questionTexts = (language: Language): QuestionTexts => ({ en, mi })[language].questions;
