import { type Answers, answersTo } from "#app/forms/answers.ts";
import { type FormWords, type QuestionTexts, shortLabel } from "#app/forms/field.ts";
import { controlsOf, questionsOf } from "#app/forms/questions.ts";
import { sameAnswers } from "../own-answers.ts";
import type { WizardStep } from "../wizard.ts";

export interface Difference {
  readonly name: string;
  readonly label: string;
  /** As a person reads it; empty without an answer. */
  readonly saved: string;
  readonly typed: string;
}

export function differences(
  step: WizardStep,
  saved: Answers,
  typed: Answers,
  texts: QuestionTexts,
  t: FormWords,
): Difference[] {
  return questionsOf(step, { ...saved, ...typed }).flatMap((question) => {
    const names = controlsOf(question);
    if (sameAnswers(pick(saved, names), pick(typed, names))) return [];
    const text = texts[question.template];
    if (!text) return [];
    const { name, field } = question;
    const read = (answers: Answers) => field.read(answers, name, text, t);
    return [{ name, label: shortLabel(text), saved: read(saved), typed: read(typed) }];
  });
}

const pick = (answers: Answers, names: readonly string[]): Answers =>
  Object.fromEntries(names.map((name) => [name, answersTo(answers, name)]));
