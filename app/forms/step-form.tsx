import { type SubmissionResult, useForm } from "@conform-to/react";
import { Fragment, type ReactNode } from "react";
import { address } from "#app/i18n/languages.ts";
import { Island } from "#app/islands/island.tsx";
import { usePlace } from "#app/ui/place.tsx";
import type { Answers } from "./answers.ts";
import { QuestionView } from "./question-view.tsx";
import { AddRow, RemoveRow } from "./row-buttons.tsx";
import { questionsOf, rowsOf, type Section, type Step } from "./step.ts";
import type { Errors, QuestionTexts } from "./validate.ts";
import { formWords } from "./words.ts";

/** The id of a step's form: one form a page. */
export const formId = "f";

interface StepFormProps {
  step: Step;
  answers: Answers;
  errors: Errors;
  texts: QuestionTexts;
  /** The question that the address names. */
  focus?: string | undefined;
  /** The words of the button that goes on. */
  submit: string;
  heading: (section: Section) => ReactNode;
  /** What stands at the end of a section. */
  after?: (section: Section) => ReactNode;
  /** Further buttons beside the one that goes on. */
  children?: ReactNode;
}

/** A step as a form that any browser can send. Which questions are in sight is left to the page's style rules. */
export function StepForm({
  step,
  answers,
  errors,
  texts,
  focus,
  submit,
  heading,
  after,
  children,
}: StepFormProps) {
  const { language, path, formToken } = usePlace();
  const t = formWords(language);
  const questions = questionsOf(step, answers);
  const [form] = useForm({ id: formId, lastResult: resultOf(errors) });
  return (
    <Island name="form">
      <form
        id={form.id}
        method="post"
        action={address(language, path)}
        noValidate={form.noValidate}
        data-keeps=""
      >
        <input type="hidden" name="_csrf" value={formToken} />
        {step.sections.map((section) => (
          <section
            key={section.name}
            id={section.name}
            className="form-section"
            aria-labelledby={`${section.name}-t`}
          >
            <h2 id={`${section.name}-t`}>{heading(section)}</h2>
            {questions.map(
              (question, index) =>
                question.section === section.name && (
                  <Fragment key={question.name}>
                    <QuestionView
                      question={question}
                      text={texts[question.template]!}
                      answers={answers}
                      errors={form.allErrors}
                      t={t}
                      focus={focus === question.name}
                    />
                    <RemoveRow question={question} next={questions[index + 1]} t={t} />
                  </Fragment>
                ),
            )}
            {rowsOf(section, answers).map((rows) => (
              <AddRow key={rows.name} rows={rows} t={t} />
            ))}
            {after?.(section)}
          </section>
        ))}
        <div className="buttons">
          <button className="button" type="submit" name="intent" value="next">
            {submit}
          </button>
          {children}
        </div>
      </form>
    </Island>
  );
}

/** Errors in the shape in which conform gives back an earlier submission; nothing when there are none. */
function resultOf(errors: Errors): SubmissionResult | undefined {
  const error = Object.fromEntries(Object.entries(errors).map(([name, messages]) => [name, [...messages]]));
  return Object.keys(error).length > 0 ? { status: "error", error } : undefined;
}
