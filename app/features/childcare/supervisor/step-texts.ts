import type { Language } from "#app/i18n/languages.ts";
import { textsOf } from "#app/i18n/words.ts";
import type { StepText } from "#app/wizard/step-text.ts";

const steps = (language: Language) => textsOf("childcare/supervisor/steps", language);

export const stepWords = (step: string, language: Language): StepText =>
  steps(language)[step === "2" ? "2" : "1"];

export const questionWords = (language: Language): StepText["questions"] => ({
  ...steps(language)["1"].questions,
  ...steps(language)["2"].questions,
});
