import { controlsOf, type Question } from "./questions.ts";
import type { Errors } from "./validate.ts";

export interface QuestionError {
  readonly message: string;
  /** Index among the question's controls; undefined for the whole question. */
  readonly control?: number;
}

/** A field with one message before its controls shows only the first. */
export function errorsOf(question: Question, errors: Errors): QuestionError[] {
  const [whole] = errors[question.name] ?? [];
  if (whole) return [{ message: whole }];
  const found = controlsOf(question).flatMap((name, control): QuestionError[] => {
    const [message] = errors[name] ?? [];
    return message ? [{ message, control }] : [];
  });
  return question.field.showsErrorsAtParts ? found : found.slice(0, 1);
}
