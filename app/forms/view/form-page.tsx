import type { ReactNode } from "react";
import { wordsOf } from "#app/i18n/words.ts";
import { Heading } from "#app/ui/heading.tsx";
import { Page, type PageProps } from "#app/ui/page.tsx";
import { usePage } from "#app/ui/page-context.tsx";
import type { Answers } from "../answers.ts";
import type { Step } from "../declaration.ts";
import type { QuestionTexts } from "../field.ts";
import { questionsOf } from "../questions.ts";
import type { Errors } from "../validate.ts";
import { ErrorSummary } from "./error-summary.tsx";
import { formId, StepForm } from "./step-form.tsx";

const formWords = wordsOf("forms");

interface FormPageProps extends Pick<PageProps, "title" | "sheets"> {
  readonly heading: string;
  readonly companion?: string;
  readonly step: Step;
  readonly answers: Answers;
  readonly errors: Errors;
  readonly texts: QuestionTexts;
  readonly submit: string;
  readonly before?: ReactNode;
  readonly instead?: ReactNode;
  readonly children?: ReactNode;
  readonly after?: ReactNode;
}

/** For a page that only its visitor can open. */
export function FormPage({ title, sheets, heading, companion, ...form }: FormPageProps) {
  const { step, answers, errors, texts, submit, before, instead, children, after } = form;
  const t = formWords(usePage().language);
  return (
    <Page
      title={title}
      hasErrors={Object.keys(errors).length > 0}
      {...(sheets ? { sheets } : {})}
      form={instead ? undefined : { id: formId, submit }}
      isForm
      unlisted
      isPrivate
    >
      <ErrorSummary questions={questionsOf(step, answers)} errors={errors} texts={texts} t={t} />
      <Heading level={1} text={heading} companion={companion} />
      {before}
      {instead || (
        <StepForm
          step={step}
          answers={answers}
          errors={errors}
          texts={texts}
          submit={submit}
          heading={() => null}
        >
          {children}
        </StepForm>
      )}
      {after}
    </Page>
  );
}
