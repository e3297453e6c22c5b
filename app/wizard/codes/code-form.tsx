import type { ReactNode } from "react";
import type { Answers } from "#app/forms/answers.ts";
import type { Step } from "#app/forms/declaration.ts";
import type { QuestionTexts } from "#app/forms/field.ts";
import { questionsOf } from "#app/forms/questions.ts";
import type { Errors } from "#app/forms/validate.ts";
import { ErrorSummary } from "#app/forms/view/error-summary.tsx";
import { formId, StepForm } from "#app/forms/view/step-form.tsx";
import { wordsOf } from "#app/i18n/words.ts";
import { Heading } from "#app/ui/heading.tsx";
import { Page } from "#app/ui/page.tsx";
import { usePage } from "#app/ui/page-context.tsx";
import styles from "../../../.build/styles.json";
import type { ResumableService } from "../service.ts";

const formWords = wordsOf("forms");

interface CodeFormPageProps {
  service: ResumableService;
  title: string;
  companion: string;
  step: Step;
  texts: QuestionTexts;
  answers: Answers;
  errors: Errors;
  submit: string;
  before: ReactNode;
  buttons?: ReactNode;
  after?: ReactNode;
}

export function CodeFormPage(props: CodeFormPageProps) {
  const { service, title, companion, step, texts, answers, errors, submit, before, buttons, after } = props;
  const { language } = usePage();
  const t = formWords(language);
  return (
    <Page
      title={[title, service.words(language)("service")]}
      hasErrors={Object.keys(errors).length > 0}
      sheets={[styles.form, styles["come-back"]]}
      form={{ id: formId, submit }}
      unlisted
      isPrivate
    >
      <ErrorSummary questions={questionsOf(step, answers)} errors={errors} texts={texts} t={t} />
      <Heading level={1} text={title} companion={companion} />
      {before}
      <StepForm
        step={step}
        answers={answers}
        errors={errors}
        texts={texts}
        submit={submit}
        heading={() => null}
      >
        {buttons}
      </StepForm>
      {after}
    </Page>
  );
}
