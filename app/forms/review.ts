import type { Answers } from "./answers.ts";
import { prune } from "./conditions/prune.ts";
import type { Step } from "./declaration.ts";
import { type FormWords, type QuestionTexts, shortLabel } from "./field.ts";
import { textOf } from "./question-words.ts";
import type { Question } from "./questions.ts";

export interface ReviewLine {
  name: string;
  section: string;
  label: string;
  answer: string;
}

export function review(
  step: Step,
  answers: Answers,
  texts: QuestionTexts,
  t: FormWords,
  earlier: Answers = {},
): ReviewLine[] {
  const asked = prune(step, answers, earlier);
  return asked.questions.map((question) => reviewLine(question, asked.answers, texts, t));
}

function reviewLine(question: Question, answers: Answers, texts: QuestionTexts, t: FormWords): ReviewLine {
  const text = textOf(question, texts);
  const { name, section, field } = question;
  return {
    name,
    section,
    label: shortLabel(text),
    answer: field.read(answers, name, text, t) || t("answers/none"),
  };
}

export const changeAddress = (page: string, name: string): string =>
  `${page}?focus=${encodeURIComponent(name)}`;
