import type { FormWords } from "./field.ts";
import { controlsOf, type Question } from "./step.ts";
import type { Errors, QuestionTexts } from "./validate.ts";

/** The first message of a question and the id of the control to go to. */
export function messageOf(question: Question, errors: Errors): string | undefined {
  for (const name of [question.name, ...controlsOf(question)]) {
    const [message] = errors[name] ?? [];
    if (message) return message;
  }
  return undefined;
}

/** All that is wrong in a form, first thing in the main part; each line leads to its question. */
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
  const faulty = questions.flatMap((question) => {
    const message = messageOf(question, errors);
    return message ? [{ question, message }] : [];
  });
  if (faulty.length === 0) return null;
  return (
    <section className="error-summary" data-error-summary tabIndex={-1} autoFocus aria-labelledby="errors">
      <h2 id="errors">{t("errors/title")}</h2>
      <ul>
        {faulty.map(({ question, message }) => (
          <li key={question.name}>
            <a href={`#${question.id}-1`}>
              {texts[question.template]?.short}: {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
