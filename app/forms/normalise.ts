import { type Answers, answersTo } from "./answers.ts";
import type { Step } from "./declaration.ts";
import { controlsOf, questionsOf } from "./questions.ts";

export function normaliseAnswers(step: Step, answers: Answers): Answers {
  const found: Record<string, Answers[string]> = { ...answers };
  for (const question of questionsOf(step, answers)) {
    const { field } = question;
    if (!field.normalise) continue;
    for (const name of controlsOf(question)) {
      const [answer, ...more] = answersTo(answers, name);
      if (answer !== undefined && more.length === 0) found[name] = field.normalise(answer);
    }
  }
  return found;
}
