import type { ReactNode } from "react";
import { Rich } from "#app/ui/rich.tsx";
import { type FormWords, type QuestionTexts, shortLabel } from "../field.ts";
import { errorsOf } from "../question-errors.ts";
import { textOf } from "../question-words.ts";
import type { Question } from "../questions.ts";
import type { Errors } from "../validate.ts";

/** One more is listed too; a longer rest is folded, because each question shows its own fault. */
const listed = 5;

interface FaultLine {
  readonly to: string;
  readonly words: ReactNode;
}

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
    errorsOf(question, errors).map(({ message, control }) => ({
      to: `${question.id}-${(control ?? 0) + 1}`,
      words: (
        <>
          <Rich text={shortLabel(textOf(question, texts))} />
          {partOf(question, control, t)}: {message}
        </>
      ),
    })),
  );
  return <FaultList faults={faulty} t={t} />;
}

export function FaultList({ faults, t }: { faults: readonly FaultLine[]; t: FormWords }) {
  if (faults.length === 0) return null;
  const shown = faults.length > listed + 1 ? listed : faults.length;
  const rest = faults.slice(shown);
  return (
    <section className="error-summary" data-error-summary tabIndex={-1} autoFocus aria-labelledby="errors">
      <h2 id="errors">
        {faults.length === 1 ? t("errors/title") : t("errors/titleOfMany", { count: faults.length })}
      </h2>
      <Lines faults={faults.slice(0, shown)} />
      {rest.length > 0 && (
        <details>
          <summary>{t("errors/more")}</summary>
          <Lines faults={rest} />
        </details>
      )}
    </section>
  );
}

const Lines = ({ faults }: { faults: readonly FaultLine[] }) => (
  <ul>
    {faults.map(({ to, words }, index) => (
      <li key={`${to}-${index}`}>
        <a href={`#${to}`}>{words}</a>
      </li>
    ))}
  </ul>
);

function partOf({ field }: Question, control: number | undefined, t: FormWords): string {
  const part = control === undefined ? undefined : field.parts[control];
  return part && field.partLabel ? `, ${field.partLabel(part, t)}` : "";
}
