import { type Answers, answersTo, answerTo } from "./answers.ts";
import type { Step } from "./declaration.ts";
import type { Field } from "./field.ts";
import { controlsOf, questionsOf } from "./questions.ts";

interface Shown {
  saved: Answers;
  /** The page that was sent showed them. */
  isCurrent: boolean;
}

const nothing: Shown = { saved: {}, isCurrent: false };

export function normaliseAnswers(step: Step, answers: Answers, { saved, isCurrent } = nothing): Answers {
  const found: Record<string, Answers[string]> = { ...answers };
  for (const question of questionsOf(step, answers)) {
    const { field } = question;
    if (!field.normalise) continue;
    for (const name of controlsOf(question)) {
      const [answer, ...more] = answersTo(answers, name);
      if (answer === undefined || more.length > 0) continue;
      found[name] = normalised(field, answer, answerTo(saved, name), isCurrent);
    }
  }
  return found;
}

/** If somebody types it again with other capitals than ours, theirs stay. */
function normalised(field: Field, answer: string, saved: string | undefined, isCurrent: boolean): string {
  const tidy = field.normalise?.(answer) ?? answer;
  const cased = field.properCase?.(tidy) ?? tidy;
  const isKept = tidy === saved || (isCurrent && cased === saved);
  return isKept ? tidy : cased;
}
