import { wordsOf } from "#app/i18n/words.ts";
import { useAddress, usePage } from "#app/ui/page-context.tsx";

const words = wordsOf("financial-help");

/** The link retries even a neighbour whose circuit breaker is open. */
export function Unavailable({ page }: { page: string }) {
  const t = words(usePage().language);
  const to = useAddress();
  return (
    <div className="notice" role="alert">
      <p>
        {t("questionnaire/unavailable/before")}
        <a href={`${to(page)}?again=1`}>{t("questionnaire/unavailable/link")}</a>
        {t("questionnaire/unavailable/after")}
      </p>
      <p>{t("questionnaire/unavailable/kept")}</p>
    </div>
  );
}
