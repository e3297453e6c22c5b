import { questionsOf } from "#app/forms/questions.ts";
import { ErrorSummary } from "#app/forms/view/error-summary.tsx";
import { formId, StepForm } from "#app/forms/view/step-form.tsx";
import { htmlLang } from "#app/i18n/languages.ts";
import { textsOf, wordsOf } from "#app/i18n/words.ts";
import { Page } from "#app/ui/page.tsx";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import styles from "../../../.build/styles.json";
import { askProposal } from "./questions.ts";
import { type ProposalPageProps, reviewPath } from "./review.ts";

const formWords = wordsOf("forms");
const words = wordsOf("te-reo-review");

/** Other words for one text, without a script. */
export function ProposalPage({ group, page, text, answers, errors, notice, isSent }: ProposalPageProps) {
  const { language } = usePage();
  const t = words(language);
  const to = useAddress();
  const texts = textsOf("te-reo-review", language).questions;
  return (
    <Page
      title={[t("form/title")]}
      hasErrors={Object.keys(errors).length > 0}
      sheets={[styles.form, styles["te-reo-review"]]}
      form={isSent ? undefined : { id: formId, submit: t("form/send") }}
      unlisted
      isPrivate
    >
      <ErrorSummary
        questions={questionsOf(askProposal, answers)}
        errors={errors}
        texts={texts}
        t={formWords(language)}
      />
      <h1>{t("form/title")}</h1>
      {notice && (
        <p className="notice" role="alert">
          {notice}
        </p>
      )}
      {isSent ? (
        <p className="notice" role="status">
          {t("form/thanks")}
        </p>
      ) : (
        <>
          {text.en && (
            <>
              <h2>{t("form/english")}</h2>
              <p className="as-written" lang={htmlLang.en}>
                {text.en}
              </p>
            </>
          )}
          <h2>
            <Rich text={t("form/maori")} />
          </h2>
          <p className="as-written" lang="mi">
            {text.mi}
          </p>
          <p>{t("form/marks")}</p>
          <StepForm
            step={askProposal}
            answers={answers}
            errors={errors}
            texts={texts}
            submit={t("form/send")}
            heading={() => null}
          >
            <input type="hidden" name="group" value={group} />
            <input type="hidden" name="text" value={text.id} />
          </StepForm>
          <p>{t("form/privacy")}</p>
        </>
      )}
      <p>
        <a href={to(`${reviewPath}/${group}?page=${page}#t${text.id}`)}>{t("form/backToList")}</a>
      </p>
    </Page>
  );
}
