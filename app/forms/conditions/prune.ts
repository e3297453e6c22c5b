import type { Answers } from "../answers.ts";
import type { Step } from "../declaration.ts";
import { controlsOf, type Question, questionsOf } from "../questions.ts";
import { holds } from "./holds.ts";

export interface PrunedAnswers {
  questions: Question[];
  answers: Answers;
}

/** Conditions only look back, so one pass is enough. @param onPage what a page was rendered with */
export function prune(step: Step, answers: Answers, earlier: Answers = {}, onPage?: Answers): PrunedAnswers {
  const kept: Record<string, Answers[string]> = {};
  const questions = questionsOf(step, answers).filter((question) => {
    if (!holds(question.when, kept, earlier, onPage)) return false;
    for (const name of controlsOf(question)) {
      const answer = Object.hasOwn(answers, name) ? answers[name] : undefined;
      if (answer?.length) kept[name] = answer;
    }
    return true;
  });
  return { questions, answers: kept };
}
