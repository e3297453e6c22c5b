import { controlsOf, type Question } from "./questions.ts";
import type { Errors } from "./validate.ts";

/** One thing that is wrong with a question. */
export interface QuestionError {
  readonly message: string;
  /** The control it is about, by its place among the question's controls; nothing when it is the question as a whole. */
  readonly control?: number;
}

/**
 * What is wrong with a question: as a whole, or with its controls. A kind of question that tells what is wrong before all of its controls
 * tells only the first.
 */
export function errorsOf(question: Question, errors: Errors): QuestionError[] {
  const [whole] = errors[question.name] ?? [];
  if (whole) return [{ message: whole }];
  const found = controlsOf(question).flatMap((name, control): QuestionError[] => {
    const [message] = errors[name] ?? [];
    return message ? [{ message, control }] : [];
  });
  return question.field.showsErrorsAtParts ? found : found.slice(0, 1);
}
