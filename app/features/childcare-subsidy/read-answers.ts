import { type Answers, answerTo } from "#app/forms/answers.ts";

/** "yes" and "no", or "true" and "false"; undefined without an answer. */
export function readYesNo(answers: Answers, name: string): boolean | undefined {
  const answer = answerTo(answers, name);
  if (answer === "yes" || answer === "true") return true;
  return answer === "no" || answer === "false" ? false : undefined;
}

export const hasPartner = (answers: Answers): boolean => readYesNo(answers, "hasPartner") === true;
