import { Rich } from "#app/ui/rich.tsx";
import type { Answers } from "./answers.ts";
import { messageOf } from "./error-summary.tsx";
import type { FormWords, QuestionText } from "./field.ts";
import type { Question } from "./step.ts";
import type { Errors } from "./validate.ts";

interface QuestionViewProps {
  question: Question;
  text: QuestionText;
  answers: Answers;
  errors: Errors;
  t: FormWords;
  /** The address named this question: the visitor comes to change it. */
  focus: boolean;
}

/** A question as it stands in the page: its words, its help, what is wrong, and its controls. */
export function QuestionView({ question, text, answers, errors, t, focus }: QuestionViewProps) {
  const { id, name, field, required, autoComplete } = question;
  const message = messageOf(question, errors);
  const hintId = text.hint ? `${id}-h` : undefined;
  const errorId = message ? `${id}-e` : undefined;
  const describedBy = [hintId, errorId].filter(Boolean).join(" ") || undefined;
  const label = required === false ? t("words/optionalLabel", { label: text.label }) : text.label;
  const body = (
    <>
      {text.hint && (
        <p className="hint" id={hintId}>
          <Rich text={text.hint} />
        </p>
      )}
      {text.help && (
        <details className="help">
          <summary>{text.help.title}</summary>
          <p>
            <Rich text={text.help.body} />
          </p>
        </details>
      )}
      {message && (
        <p className="error" id={errorId} data-error>
          {message}
        </p>
      )}
      {field.draw({
        name,
        id,
        answers,
        text,
        t,
        describedBy,
        invalid: message !== undefined,
        autoFocus: focus,
        autoComplete,
      })}
    </>
  );
  const className = message ? "question question-wrong" : "question";
  return field.group ? (
    <fieldset id={id} className={className} aria-describedby={hintId}>
      <legend>
        <Rich text={label} />
      </legend>
      {body}
    </fieldset>
  ) : (
    <div id={id} className={className}>
      <label htmlFor={`${id}-1`}>
        <Rich text={label} />
      </label>
      {body}
    </div>
  );
}
