import { type Answers, answersTo } from "#app/forms/answers.ts";
import type { Step } from "#app/forms/declaration.ts";
import { controlsOf, questionsOf } from "#app/forms/questions.ts";
import { rowCountName, rowsOfStep } from "#app/forms/rows-state.ts";

export function controlNames(step: Step, answers: Answers): string[] {
  const rows = rowsOfStep(step, answers).map(({ name }) => rowCountName(name));
  return [...rows, ...questionsOf(step, answers).flatMap(controlsOf)];
}

export function ownAnswers(step: Step, answers: Answers): Answers {
  const own: Record<string, Answers[string]> = {};
  for (const name of controlNames(step, answers)) {
    const answer = Object.hasOwn(answers, name) ? answers[name] : undefined;
    if (answer?.length) own[name] = answer;
  }
  return own;
}

/** @param typed an empty list under another step's name removes that answer */
export function withStep(step: Step, saved: Answers, typed: Answers): Answers {
  const replaced = new Set([...controlNames(step, saved), ...Object.keys(typed)]);
  const others = Object.entries(saved).filter(([name]) => !replaced.has(name));
  const answered = Object.entries(typed).filter(([, answer]) => answer.length > 0);
  return Object.fromEntries([...others, ...answered]);
}

/** The order of several values does not matter. */
export function sameAnswers(one: Answers, other: Answers): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => sameValues(answersTo(one, name), answersTo(other, name)));
}

const sameValues = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((value) => other.includes(value));
