import type { QuestionTexts } from "#app/forms/field.ts";
import type { Language } from "#app/i18n/languages.ts";
import { textsOf } from "#app/i18n/words.ts";
import type { StepText } from "#app/wizard/step-text.ts";
import { titleWords } from "./steps/person/title-words.ts";
import type { Titles } from "./steps/person/titles.ts";

const tables = {
  "child-details": "register-my-baby/steps/child",
  "mother-details": "register-my-baby/steps/mother",
  "other-parent-details": "register-my-baby/steps/other-parent",
  "parents-relationship": "register-my-baby/steps/relationship",
  "other-services": "register-my-baby/steps/other-services",
  "manage-best-start-payments": "register-my-baby/steps/tax-account",
  "buy-birth-certificates": "register-my-baby/steps/certificates",
  review: "register-my-baby/steps/review",
} as const;

/** The last part of a step's address. */
export type StepName = keyof typeof tables;
export const stepNames = Object.keys(tables) as StepName[];

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
      interpolate<StepText>(textsOf(tables[name], language), words),
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
