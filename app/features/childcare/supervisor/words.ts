import type { Language } from "#app/i18n/languages.ts";
import { defineWords } from "#app/i18n/words.ts";
import type { StepText } from "#app/wizard/step-text.ts";
import { supervisorSteps as stepsEn } from "./steps.en.ts";
import { supervisorSteps as stepsMi } from "./steps.mi.ts";
import { supervisorText as en } from "./text.en.ts";
import { supervisorText as mi } from "./text.mi.ts";

export const supervisorWords = defineWords("childcare-supervisor/service", { en, mi });

const steps = { en: stepsEn, mi: stepsMi } as const;
defineWords("childcare-supervisor/steps", steps);

export const stepWords = (step: string, language: Language): StepText =>
  steps[language][step === "2" ? "2" : "1"];

export const questionWords = (language: Language): StepText["questions"] => ({
  ...steps[language]["1"].questions,
  ...steps[language]["2"].questions,
});
