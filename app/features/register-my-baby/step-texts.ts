import type { QuestionTexts } from "#app/forms/field.ts";
import type { Language } from "#app/i18n/languages.ts";
import { defineWords } from "#app/i18n/words.ts";
import type { StepText } from "#app/wizard/step-text.ts";
import { buyBirthCertificates as certificatesEn } from "./steps/certificates/text.en.ts";
import { buyBirthCertificates as certificatesMi } from "./steps/certificates/text.mi.ts";
import { childDetails as childEn } from "./steps/child/text.en.ts";
import { childDetails as childMi } from "./steps/child/text.mi.ts";
import { motherDetails as motherEn } from "./steps/mother/text.en.ts";
import { motherDetails as motherMi } from "./steps/mother/text.mi.ts";
import { otherParentDetails as otherEn } from "./steps/other-parent/text.en.ts";
import { otherParentDetails as otherMi } from "./steps/other-parent/text.mi.ts";
import { otherServices as servicesEn } from "./steps/other-services/text.en.ts";
import { otherServices as servicesMi } from "./steps/other-services/text.mi.ts";
import { titleWords } from "./steps/person/title-words.ts";
import type { Titles } from "./steps/person/titles.ts";
import { parentsRelationship as relationshipEn } from "./steps/relationship/text.en.ts";
import { parentsRelationship as relationshipMi } from "./steps/relationship/text.mi.ts";
import { review as reviewEn } from "./steps/review/text.en.ts";
import { review as reviewMi } from "./steps/review/text.mi.ts";
import { manageBestStartPayments as accountEn } from "./steps/tax-account/text.en.ts";
import { manageBestStartPayments as accountMi } from "./steps/tax-account/text.mi.ts";

const tables = {
  "child-details": { en: childEn, mi: childMi },
  "mother-details": { en: motherEn, mi: motherMi },
  "other-parent-details": { en: otherEn, mi: otherMi },
  "parents-relationship": { en: relationshipEn, mi: relationshipMi },
  "other-services": { en: servicesEn, mi: servicesMi },
  "manage-best-start-payments": { en: accountEn, mi: accountMi },
  "buy-birth-certificates": { en: certificatesEn, mi: certificatesMi },
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
  defineWords(`registration/${name}`, tables[name] as { readonly en: Table; readonly mi: Table });

type FilledSteps = Readonly<Record<StepName, StepText>>;
const cache = new Map<string, { steps: FilledSteps; questions: QuestionTexts }>();

/**
 * The words of all steps, filled in with the parents' titles: `{{Mother}}` as a title, `{{mother}}` within a sentence, `{{mothers}}` as
 * a possessive, `{{MotherAcross}}` as a title in the other language; likewise `{{Other}}`. Cached: there are few combinations.
 */
function textsFor(language: Language, titles: Titles) {
  const key = [language, titles.mother, titles.otherParent].join(" ");
  const cached = cache.get(key);
  if (cached) return cached;
  const words = titleWords(language, titles);
  const steps = Object.fromEntries(
    stepNames.map((name): [StepName, StepText] => [
      name,
      interpolate<StepText>(tables[name][language], words),
    ]),
  ) as FilledSteps;
  const questions = Object.assign({}, ...stepNames.map((name) => steps[name].questions)) as QuestionTexts;
  const made = { steps, questions };
  cache.set(key, made);
  return made;
}

export const stepText = (name: StepName, language: Language, titles: Titles): StepText =>
  textsFor(language, titles).steps[name];

export const questionTexts = (language: Language, titles: Titles): QuestionTexts =>
  textsFor(language, titles).questions;

function interpolate<T>(words: T, values: Readonly<Record<string, string>>): T {
  if (typeof words === "string")
    return words.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole) as T;
  if (typeof words !== "object" || words === null) return words;
  return Object.fromEntries(
    Object.entries(words).map(([key, value]) => [key, interpolate(value, values)]),
  ) as T;
}
