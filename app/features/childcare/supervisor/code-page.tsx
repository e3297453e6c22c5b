import { questionsOf } from "#app/forms/questions.ts";
import { ErrorSummary } from "#app/forms/view/error-summary.tsx";
import { formId, StepForm } from "#app/forms/view/step-form.tsx";
import { wordsOf } from "#app/i18n/words.ts";
import { Heading } from "#app/ui/heading.tsx";
import { Page } from "#app/ui/page.tsx";
import { usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import styles from "../../../../.build/styles.json";
import { askForCode, codeTexts } from "./code-questions.ts";
import type { CodePageProps } from "./open-code.ts";

const formWords = wordsOf("forms");
const comeBackWords = wordsOf("wizard/codes");
const supervisorWords = wordsOf("childcare/supervisor");

/** Where the code is typed that a parent shows at the centre. */
export function CodePage({ today, answers, errors, isUnavailable }: CodePageProps) {
  const { language } = usePage();
  const t = supervisorWords(language);
  const step = askForCode(today, language);
  const texts = codeTexts(language);
  const title = t("code/title");
  return (
    <Page
      title={[title, t("subsidy")]}
      hasErrors={Object.keys(errors).length > 0}
      sheets={[styles.form]}
      form={{ id: formId, submit: comeBackWords(language)("continue/button") }}
      unlisted
      isPrivate
    >
      <ErrorSummary
        questions={questionsOf(step, answers)}
        errors={errors}
        texts={texts}
        t={formWords(language)}
      />
      <Heading level={1} text={title} companion={supervisorWords("mi")("code/title")} />
      {isUnavailable && (
        <p className="notice" role="alert">
          {comeBackWords(language)("errors/unavailable")}
        </p>
      )}
      <p>
        <Rich text={t("code/lead")} />
      </p>
      <StepForm
        step={step}
        answers={answers}
        errors={errors}
        texts={texts}
        submit={comeBackWords(language)("continue/button")}
        heading={() => null}
      />
    </Page>
  );
}
