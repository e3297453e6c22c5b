import { type Answers, answersTo } from "../answers.ts";
import type { Step } from "../declaration.ts";
import { controlsOf, type Question, questionsOf } from "../questions.ts";
import type { Condition } from "./condition.ts";
import { holds } from "./holds.ts";

/** Includes questions that may appear once required ones before them are answered. @param answers pruned */
export function possibleQuestions(step: Step, answers: Answers, earlier: Answers = {}): Question[] {
  const open = new Set<string>();
  return questionsOf(step, answers).filter((question) => {
    if (truthOf(question.when, { answers, earlier, open }) === false) return false;
    const isAnswered = controlsOf(question).some((name) => answersTo(answers, name).length > 0);
    if (!isAnswered && question.required !== false) open.add(question.name);
    return true;
  });
}

interface Known {
  readonly answers: Answers;
  readonly earlier: Answers;
  readonly open: ReadonlySet<string>;
}

/** Undefined while it depends on an answer still to come. */
function truthOf(condition: Condition, known: Known): boolean | undefined {
  switch (condition.op) {
    case "is":
      return known.open.has(condition.question) ? undefined : holds(condition, known.answers);
    case "not": {
      const truth = truthOf(condition.of, known);
      return truth === undefined ? undefined : !truth;
    }
    case "all": {
      const truths = condition.of.map((each) => truthOf(each, known));
      return truths.includes(false) ? false : truths.includes(undefined) ? undefined : true;
    }
    case "any": {
      const truths = condition.of.map((each) => truthOf(each, known));
      return truths.includes(true) ? true : truths.includes(undefined) ? undefined : false;
    }
    default:
      return holds(condition, known.answers, known.earlier);
  }
}
