import type { Language } from "#app/i18n/languages.ts";
import { questionTexts } from "../step-texts.ts";
import { titlesOf } from "../steps/person/titles.ts";

/** "1 of 2", as the question about it has it. */
export const orderWords = (language: Language, order: string): string =>
  questionTexts(language, titlesOf({}))["child.multipleBirthOrder"]?.options?.[order] ?? order;
