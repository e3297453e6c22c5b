import type { QuestionText, QuestionTexts } from "./field.ts";
import type { Question } from "./questions.ts";

type Worded = Pick<Question, "name" | "template" | "row">;

export function textOf(question: Worded, texts: QuestionTexts): QuestionText {
  const text = texts[question.template];
  if (!text) throw new Error(`No words for ${question.template}`);
  return question.row === undefined ? text : fillRow(text, String(question.row));
}

/** English beside the Māori of anything declared. */
export function withEnglish(
  texts: QuestionTexts,
  english: QuestionTexts,
  questions: readonly Question[],
): QuestionTexts {
  const declared = questions.filter(({ field }) => field.isDeclared);
  const added = declared.flatMap(({ template }) => {
    const [text, beside] = [texts[template], english[template]];
    return text && beside ? [[template, { ...text, english: beside }]] : [];
  });
  return { ...texts, ...Object.fromEntries(added) };
}

function fillRow<T>(words: T, row: string): T {
  if (typeof words === "string") return words.replaceAll("{{row}}", row) as T;
  if (typeof words !== "object" || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, fillRow(value, row)])) as T;
}
