import { FormPage } from "#app/forms/view/form-page.tsx";
import { textsOf, wordsOf } from "#app/i18n/words.ts";
import { NoticeText } from "#app/ui/notice-text.tsx";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import styles from "../../../.build/styles.json";
import type { FeedbackPageProps } from "./feedback.ts";
import { askFeedback } from "./questions.ts";

const words = wordsOf("feedback");

/** Where the share panel's link leads. */
export function FeedbackPage({ about, answers, errors, notice, isSent }: FeedbackPageProps) {
  const { language } = usePage();
  const t = words(language);
  const to = useAddress();
  return (
    <FormPage
      title={[t("title")]}
      sheets={[styles.form]}
      heading={t("title")}
      companion={words("mi")("title")}
      step={askFeedback}
      answers={answers}
      errors={errors}
      texts={textsOf("feedback", language).questions}
      submit={t("send")}
      before={
        <>
          <NoticeText role="alert">{notice}</NoticeText>
          {!isSent && (
            <p>
              <Rich text={t("about", { page: to(about) })} />
            </p>
          )}
        </>
      }
      instead={isSent && <NoticeText role="status">{t("thanks")}</NoticeText>}
      after={
        <>
          {!isSent && (
            <p>
              <Rich text={t("privacy")} />
            </p>
          )}
          <p className="alone">
            <a href={to(about)}>{t("back")}</a>
          </p>
        </>
      }
    >
      <input type="hidden" name="about" value={about} />
    </FormPage>
  );
}
