import type { Answers } from "./answers.ts";
import { holds } from "./condition.ts";
import type { Step } from "./declaration.ts";
import { controlsOf, type Question, questionsOf } from "./questions.ts";

/** What is asked given some answers, and the answers that count. */
export interface PrunedAnswers {
  questions: Question[];
  answers: Answers;
}

/**
 * Keeps the questions that are asked and the answers to them; all other answers are dropped. Conditions look back
 * only, so one pass is enough, and an answer counts only while its own question is asked: clearing is pruning.
 *
 * @param earlier answers of the steps before this one
 */
export function prune(step: Step, answers: Answers, earlier: Answers = {}): PrunedAnswers {
  const kept: Record<string, Answers[string]> = {};
  const questions = questionsOf(step, answers).filter((question) => {
    if (!holds(question.when, kept, earlier)) return false;
    for (const name of controlsOf(question)) {
      const answer = Object.hasOwn(answers, name) ? answers[name] : undefined;
      if (answer?.length) kept[name] = answer;
    }
    return true;
  });
  return { questions, answers: kept };
}
