import { Rich } from "#app/ui/rich.tsx";
import { type FormWords, type QuestionTexts, shortLabel } from "./field.ts";
import { errorsOf } from "./question-errors.ts";
import { wordsOf } from "./question-words.ts";
import type { Question } from "./questions.ts";
import type { Errors } from "./validate.ts";

export function ErrorSummary({
  questions,
  errors,
  texts,
  t,
}: {
  questions: readonly Question[];
  errors: Errors;
  texts: QuestionTexts;
  t: FormWords;
}) {
  const faulty = questions.flatMap((question) =>
    errorsOf(question, errors).map((fault) => ({ question, ...fault })),
  );
  if (faulty.length === 0) return null;
  return (
    <section className="error-summary" data-error-summary tabIndex={-1} autoFocus aria-labelledby="errors">
      <h2 id="errors">{t("errors/title")}</h2>
      <ul>
        {faulty.map(({ question, message, control }) => (
          <li key={`${question.name}-${control}`}>
            <a href={`#${question.id}-${(control ?? 0) + 1}`}>
              <Rich text={shortLabel(wordsOf(question, texts))} />
              {partOf(question, control, t)}: {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function partOf({ field }: Question, control: number | undefined, t: FormWords): string {
  const part = control === undefined ? undefined : field.parts[control];
  return part && field.partLabel ? `, ${field.partLabel(part, t)}` : "";
}
