import type { QuestionTexts } from "#app/forms/field.ts";
import type { Language } from "#app/i18n/languages.ts";
import { textsOf } from "#app/i18n/words.ts";
import type { StepText } from "#app/wizard/step-text.ts";

const tablesIn = (language: Language) =>
  ({
    "your-details": textsOf("childcare/parent/steps/your-details", language),
    "your-work": textsOf("childcare/parent/steps/work", language).parent,
    "assets-and-income": textsOf("childcare/parent/steps/income", language).parent,
    "dependent-children": textsOf("childcare/parent/steps/children", language),
    "relationship-status": textsOf("childcare/parent/steps/relationship-status", language),
    "partner-details": textsOf("childcare/parent/steps/partner-details", language),
    "partner-work": textsOf("childcare/parent/steps/work", language).partner,
    "partner-assets-and-income": textsOf("childcare/parent/steps/income", language).partner,
    review: textsOf("childcare/parent/steps/review", language),
  }) satisfies Record<string, StepText>;
const tables = { en: tablesIn("en"), mi: tablesIn("mi") };

/** The last part of a step's address. */
export type StepName = keyof typeof tables.en;
export const stepNames = Object.keys(tables.en) as StepName[];

export const stepText = (name: StepName, language: Language): StepText => tables[language][name];

const known = new Map<Language, QuestionTexts>();

export function questionTexts(language: Language): QuestionTexts {
  const cached = known.get(language);
  if (cached) return cached;
  const texts: QuestionTexts = Object.assign(
    {},
    ...stepNames.map((name) => stepText(name, language).questions),
  );
  known.set(language, texts);
  return texts;
}
