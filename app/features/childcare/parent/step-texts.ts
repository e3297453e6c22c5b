import type { QuestionTexts } from "#app/forms/field.ts";
import type { Language } from "#app/i18n/languages.ts";
import { defineWords } from "#app/i18n/words.ts";
import type { StepText } from "#app/wizard/step-text.ts";
import { dependentChildren as childrenEn } from "./steps/children/text.en.ts";
import { dependentChildren as childrenMi } from "./steps/children/text.mi.ts";
import { incomeOf as incomeEn } from "./steps/income/text.en.ts";
import { incomeOf as incomeMi } from "./steps/income/text.mi.ts";
import { partnerDetails as partnerEn } from "./steps/partner-details/text.en.ts";
import { partnerDetails as partnerMi } from "./steps/partner-details/text.mi.ts";
import { relationshipStatus as relationshipEn } from "./steps/relationship-status/text.en.ts";
import { relationshipStatus as relationshipMi } from "./steps/relationship-status/text.mi.ts";
import { review as reviewEn } from "./steps/review/text.en.ts";
import { review as reviewMi } from "./steps/review/text.mi.ts";
import { workOf as workEn } from "./steps/work/text.en.ts";
import { workOf as workMi } from "./steps/work/text.mi.ts";
import { yourDetails as yourEn } from "./steps/your-details/text.en.ts";
import { yourDetails as yourMi } from "./steps/your-details/text.mi.ts";

const tables = {
  "your-details": { en: yourEn, mi: yourMi },
  "your-work": { en: workEn.parent, mi: workMi.parent },
  "assets-and-income": { en: incomeEn.parent, mi: incomeMi.parent },
  "dependent-children": { en: childrenEn, mi: childrenMi },
  "relationship-status": { en: relationshipEn, mi: relationshipMi },
  "partner-details": { en: partnerEn, mi: partnerMi },
  "partner-work": { en: workEn.partner, mi: workMi.partner },
  "partner-assets-and-income": { en: incomeEn.partner, mi: incomeMi.partner },
  review: { en: reviewEn, mi: reviewMi },
} as const satisfies Record<string, Record<Language, StepText>>;

/** The last part of a step's address. */
export type StepName = keyof typeof tables;
export const stepNames = Object.keys(tables) as StepName[];

interface Table {
  readonly [key: string]: string | Table;
}

// `Translation` has compared the two languages already.
for (const name of stepNames)
  defineWords(`childcare-subsidy/${name}`, tables[name] as { readonly en: Table; readonly mi: Table });

export const stepText = (name: StepName, language: Language): StepText => tables[name][language];

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
