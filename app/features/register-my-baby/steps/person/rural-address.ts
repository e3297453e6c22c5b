import { type Answers, answerTo } from "#app/forms/answers.ts";

const atEnd = /[\s,]R\.?\s?D\.?\s?(\d{1,2})$/i;

/** A rural delivery number stands where an address in a town has its suburb (NZ Post, ADV358). @param question its lines are line1 and suburb */
export function withRuralDelivery(typed: Answers, question: string): Answers {
  const line = answerTo(typed, `${question}.line1`) ?? "";
  const [end = "", number] = atEnd.exec(line) ?? [];
  const street = line
    .slice(0, line.length - end.length)
    .trimEnd()
    .replace(/,$/, "");
  if (!number || !street || answerTo(typed, `${question}.suburb`)) return typed;
  return { ...typed, [`${question}.line1`]: street, [`${question}.suburb`]: `RD ${number}` };
}

/** Nobody lives in a post office box. */
export const isPostBox = (street: string): boolean =>
  /^\W*(?:P\.?\s?O\.?\s*box|private\s+bag|pouaka\s+poutāpeta)\b/iu.test(street);
