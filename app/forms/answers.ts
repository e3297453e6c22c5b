import * as z from "zod";

/** By control name; a list if several may be chosen. Empty answers are left out. */
export type Answers = Readonly<Record<string, string | readonly string[]>>;

export const answersShape: z.ZodType<Answers> = z.record(
  z.string(),
  z.union([z.string(), z.array(z.string())]),
);

export function answerTo(answers: Answers, name: string): string | undefined {
  const value = Object.hasOwn(answers, name) ? answers[name] : undefined;
  return typeof value === "string" ? value : value?.[0];
}

export function answersTo(answers: Answers, name: string): readonly string[] {
  const value = Object.hasOwn(answers, name) ? answers[name] : undefined;
  if (value === undefined) return [];
  return typeof value === "string" ? [value] : value;
}

export const readText = (answers: Answers, question: string): string | undefined =>
  answerTo(answers, question)?.trim() || undefined;

export function readOption<const T extends string>(
  answers: Answers,
  question: string,
  options: readonly T[],
): T | undefined {
  const answer = answerTo(answers, question);
  return options.find((option) => option === answer);
}

/** "yes" and "no", or "true" and "false"; undefined for anything else. */
export function readYesNo(answers: Answers, name: string): boolean | undefined {
  const answer = answerTo(answers, name);
  if (answer === "yes" || answer === "true") return true;
  return answer === "no" || answer === "false" ? false : undefined;
}

/** In code points; a text of hostile length is not walked through. */
export const isLonger = (text: string, max: number): boolean =>
  text.length > 2 * max || [...text].length > max;
