import { questionsOf } from "#app/forms/questions.ts";
import { ErrorSummary } from "#app/forms/view/error-summary.tsx";
import { formId, StepForm } from "#app/forms/view/step-form.tsx";
import { textsOf, wordsOf } from "#app/i18n/words.ts";
import { Heading } from "#app/ui/heading.tsx";
import { Page } from "#app/ui/page.tsx";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import styles from "../../../.build/styles.json";
import type { FeedbackPageProps } from "./feedback.ts";
import { askFeedback } from "./questions.ts";

const formWords = wordsOf("forms");
const words = wordsOf("feedback");

/** Where the share panel's link leads. */
export function FeedbackPage({ about, answers, errors, notice, isSent }: FeedbackPageProps) {
  const { language } = usePage();
  const t = words(language);
  const to = useAddress();
  const texts = textsOf("feedback", language).questions;
  return (
    <Page
      title={[t("title")]}
      hasErrors={Object.keys(errors).length > 0}
      sheets={[styles.form]}
      form={isSent ? undefined : { id: formId, submit: t("send") }}
      unlisted
      isPrivate
    >
      <ErrorSummary
        questions={questionsOf(askFeedback, answers)}
        errors={errors}
        texts={texts}
        t={formWords(language)}
      />
      <Heading level={1} text={t("title")} companion={words("mi")("title")} />
      {notice && (
        <p className="notice" role="alert">
          {notice}
        </p>
      )}
      {isSent ? (
        <p className="notice" role="status">
          {t("thanks")}
        </p>
      ) : (
        <>
          <p>
            <Rich text={t("about", { page: to(about) })} />
          </p>
          <StepForm
            step={askFeedback}
            answers={answers}
            errors={errors}
            texts={texts}
            submit={t("send")}
            heading={() => null}
          >
            <input type="hidden" name="about" value={about} />
          </StepForm>
          <p>
            <Rich text={t("privacy")} />
          </p>
        </>
      )}
      <p>
        <a href={to(about)}>{t("back")}</a>
      </p>
    </Page>
  );
}
