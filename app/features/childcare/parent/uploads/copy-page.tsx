import { momentInWords } from "#app/i18n/day.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { ProsePage } from "#app/ui/prose-page.tsx";
import { ReviewedAnswers } from "#app/wizard/review/reviewed-answers.tsx";
import styles from "../../../../../.build/styles.json";
import { pages } from "../pages.ts";
import { SentForm } from "../supervisors/supervisor-answers.tsx";
import type { SentPageProps } from "./open-sent.ts";
import { AttachedFiles, Numbers } from "./sent-parts.tsx";

const applicationWords = wordsOf("childcare/parent");
const uploadsWords = wordsOf("childcare/parent/uploads");
const supervisorsWords = wordsOf("childcare/parent/supervisors");

/** To print and keep: everything as it was sent, unfolded. */
export function CopyPage({
  at,
  copy,
  ...sent
}: SentPageProps & { copy: NonNullable<SentPageProps["copy"]> }) {
  const { language } = usePage();
  const t = uploadsWords(language);
  const to = useAddress();
  return (
    <ProsePage
      title={[t("copy/title"), applicationWords(language)("service")]}
      sheets={[styles.reviewed]}
      heading={t("copy/title")}
      companion={t("copy/titleMi")}
    >
      <p className="lead">{t("copy/at", { time: momentInWords(at, language) })}</p>
      <Numbers {...sent} />
      <p className="no-print">
        <a href={`${to(pages.sent)}?copy=pdf`}>{t("copy/pdf")}</a> {t("copy/print")}{" "}
        <a href={to(pages.sent)}>{t("copy/back")}</a>
      </p>
      <ReviewedAnswers steps={copy.steps} isChangeable={() => false} isOpen />
      <h2>{supervisorsWords(language)("answers/title")}</h2>
      {copy.forms.map((form) => (
        <section key={form.service.provider_identifier}>
          <h3 translate="no">{form.service.provider_name}</h3>
          <SentForm form={form} />
        </section>
      ))}
      <h2>{t("sent/attached")}</h2>
      <AttachedFiles {...sent} />
    </ProsePage>
  );
}
