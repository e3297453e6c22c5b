import type { ReactNode } from "react";
import { htmlLang } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import type { Answers } from "../answers.ts";
import type { FormWords, QuestionText } from "../field.ts";
import { errorsOf } from "../question-errors.ts";
import type { Question } from "../questions.ts";
import type { Errors } from "../validate.ts";

interface QuestionViewProps {
  question: Question;
  text: QuestionText;
  answers: Answers;
  errors: Errors;
  earlier?: Answers;
  t: FormWords;
  focus: boolean;
  isUnasked?: boolean;
}

export function QuestionView(props: QuestionViewProps) {
  const { question, text, errors, t, isUnasked } = props;
  const { id, field, required } = question;
  const found = errorsOf(question, errors);
  const isWrong = found.length > 0;
  const byPart = Object.fromEntries(
    found.flatMap(({ message, control }) => (control === undefined ? [] : [[field.parts[control], message]])),
  );
  const message = field.showsErrorsAtParts && found[0]?.control !== undefined ? undefined : found[0]?.message;
  const label =
    required === false && !field.isOptional ? t("words/optionalLabel", { label: text.label }) : text.label;
  const hintId = text.hint ? `${id}-h` : undefined;
  const className = ["question", isWrong && "question-wrong", isUnasked && "unasked"]
    .filter(Boolean)
    .join(" ");
  const body = <Body {...props} message={message} partErrors={byPart} isWrong={isWrong} />;
  if (field.isLabelled) {
    return (
      <div id={id} className={className}>
        {body}
      </div>
    );
  }
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

interface BodyProps extends QuestionViewProps {
  message: string | undefined;
  partErrors: Readonly<Record<string, string>>;
  isWrong: boolean;
}

function Body({ question, text, answers, earlier = {}, t, focus, message, partErrors, isWrong }: BodyProps) {
  const { id, name, field, autoComplete } = question;
  const hintId = text.hint ? `${id}-h` : undefined;
  const errorId = message ? `${id}-e` : undefined;
  return (
    <>
      {text.hint && (
        <p className="hint" id={hintId}>
          <Rich text={text.hint} />
        </p>
      )}
      {text.help && (
        <details className="help">
          <summary>
            <Rich text={text.help.title} />
          </summary>
          <p>
            <Rich text={text.help.body} />
          </p>
        </details>
      )}
      {text.english && <English {...text.english} />}
      {message && (
        <p className="error" id={errorId} data-error>
          {message}
        </p>
      )}
      {field.render({
        name,
        id,
        answers,
        earlier,
        text,
        t,
        describedBy: [hintId, errorId].filter(Boolean).join(" ") || undefined,
        invalid: isWrong,
        partErrors,
        autoFocus: focus,
        autoComplete,
      })}
    </>
  );
}

const English = ({ label, hint, help }: QuestionText) => (
  <InEnglish>
    <p>
      <Rich text={label} />
    </p>
    {hint && (
      <p>
        <Rich text={hint} />
      </p>
    )}
    {help && (
      <details className="help">
        <summary>
          <Rich text={help.title} />
        </summary>
        <p>
          <Rich text={help.body} />
        </p>
      </details>
    )}
  </InEnglish>
);

const formWords = wordsOf("forms");

function InEnglish({ children }: { children: ReactNode }) {
  const { language } = usePage();
  if (language === "en") return null;
  return (
    <details className="help">
      <summary lang={htmlLang.en}>{formWords("en")("inEnglish")}</summary>
      <div lang={htmlLang.en}>{children}</div>
      <p>{formWords(language)("englishCounts")}</p>
    </details>
  );
}
