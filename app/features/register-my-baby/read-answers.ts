import { type Answers, answerTo } from "#app/forms/answers.ts";
import { readDate } from "#app/forms/fields/date.tsx";
import { toIso } from "#app/nz/date.ts";

/** The answer to a yes/no question or a box to tick; nothing when it was not answered. */
export function readYesNo(answers: Answers, question: string): boolean | undefined {
  const answer = answerTo(answers, question);
  return answer === "yes" ? true : answer === "no" ? false : undefined;
}

/** What was typed, without space at its ends; nothing when that leaves nothing. */
export const readText = (answers: Answers, question: string): string | undefined =>
  answerTo(answers, question)?.trim() || undefined;

/** The option that was chosen, nothing when it is none of the options. */
export function readOption<const T extends string>(
  answers: Answers,
  question: string,
  options: readonly T[],
): T | undefined {
  const answer = answerTo(answers, question);
  return options.find((option) => option === answer);
}

/** The day that was answered, YYYY-MM-DD; nothing when the calendar has no such day. */
export function readDay(answers: Answers, question: string): string | undefined {
  const day = readDate(answers, question);
  return day && toIso(day);
}
