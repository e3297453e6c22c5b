import { wordsOf } from "#app/i18n/words.ts";
import { usePage } from "#app/ui/page-context.tsx";
import { words } from "./numbered-words.ts";
import type { CheckerQuestion } from "./tree.ts";

const formWords = wordsOf("forms");

/** The question's own label, else yes or no. */
export function useAnswerWords(): (question: CheckerQuestion, answer: string) => string {
  const { language } = usePage();
  const t = words(language);
  const forms = formWords(language);
  return ({ id }, answer) =>
    t.find(`questions/${id}/answers/${answer}`) ?? forms(answer === "yes" ? "answers/yes" : "answers/no");
}
