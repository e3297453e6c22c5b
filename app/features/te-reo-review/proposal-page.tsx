import { FormPage } from "#app/forms/view/form-page.tsx";
import { htmlLang } from "#app/i18n/languages.ts";
import { textsOf, wordsOf } from "#app/i18n/words.ts";
import { NoticeText } from "#app/ui/notice-text.tsx";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import styles from "../../../.build/styles.json";
import { askProposal } from "./questions.ts";
import { type ProposalPageProps, reviewPath } from "./review.ts";

const words = wordsOf("te-reo-review");

export function ProposalPage({ group, page, text, answers, errors, notice, isSent }: ProposalPageProps) {
  const { language } = usePage();
  const t = words(language);
  const to = useAddress();
  return (
    <FormPage
      title={[t("form/title")]}
      sheets={[styles.form, styles["te-reo-review"]]}
      heading={t("form/title")}
      step={askProposal}
      answers={answers}
      errors={errors}
      texts={textsOf("te-reo-review", language).questions}
      submit={t("form/send")}
      before={
        <>
          <NoticeText role="alert">{notice}</NoticeText>
          {!isSent && <AsItIs text={text} />}
        </>
      }
      instead={isSent && <NoticeText role="status">{t("form/thanks")}</NoticeText>}
      after={
        <>
          {!isSent && <p>{t("form/privacy")}</p>}
          <p>
            <a href={to(`${reviewPath}/${group}?page=${page}#t${text.id}`)}>{t("form/backToList")}</a>
          </p>
        </>
      }
    >
      <input type="hidden" name="group" value={group} />
      <input type="hidden" name="text" value={text.id} />
    </FormPage>
  );
}

function AsItIs({ text }: Pick<ProposalPageProps, "text">) {
  const t = words(usePage().language);
  return (
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
    </>
  );
}
