import type { Answers } from "#app/forms/answers.ts";
import type { QuestionTexts } from "#app/forms/field.ts";
import type { Language } from "#app/i18n/languages.ts";
import type { ServiceStep } from "./step.ts";
import type { StepText } from "./step-text.ts";

interface Worded {
  readonly steps: readonly Pick<ServiceStep, "name" | "words">[];
  textValues?(language: Language, answers: Answers): Readonly<Record<string, string>>;
}

interface Texts {
  readonly steps: Readonly<Record<string, StepText>>;
  readonly questions: QuestionTexts;
}

const known = new WeakMap<Worded, Map<string, Texts>>();

function textsOf(service: Worded, language: Language, answers: Answers): Texts {
  const values = service.textValues?.(language, answers);
  const key = [language, ...Object.values(values ?? {})].join("\n");
  const ofService = known.get(service) ?? new Map<string, Texts>();
  known.set(service, ofService);
  const cached = ofService.get(key);
  if (cached) return cached;
  const texts = service.steps.map(({ name, words }): [string, StepText] => [
    name,
    values ? fillIn(words(language, values), values) : words(language),
  ]);
  const made = {
    steps: Object.fromEntries(texts),
    questions: Object.assign({}, ...texts.map(([, { questions }]) => questions)),
  };
  ofService.set(key, made);
  return made;
}

export function stepText(service: Worded, step: string, language: Language, answers: Answers): StepText {
  const text = textsOf(service, language, answers).steps[step];
  if (!text) throw new Error(`There is no step ${step}`);
  return text;
}

export const questionTexts = (service: Worded, language: Language, answers: Answers): QuestionTexts =>
  textsOf(service, language, answers).questions;

/** Anything without a value, such as `{{row}}`, is filled in later. */
function fillIn<T>(words: T, values: Readonly<Record<string, string>>): T {
  if (typeof words === "string")
    return words.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole) as T;
  if (typeof words !== "object" || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, fillIn(value, values)])) as T;
}
