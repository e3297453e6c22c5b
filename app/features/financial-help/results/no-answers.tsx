import { wordsOf } from "#app/i18n/words.ts";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { People } from "#app/ui/people/people.tsx";
import { pages } from "../pages.ts";

const words = wordsOf("financial-help");

export function NoAnswers() {
  const t = words(usePage().language);
  const to = useAddress();
  return (
    <>
      <People scene="money" />
      <p className="lead">{t("results/empty/title")}</p>
      <p>{t("results/empty/body")}</p>
      <p>
        <a className="button" href={to(pages.questions)}>
          {t("results/empty/button")}
        </a>
      </p>
      <p>
        <a href={to(pages.code)}>{t("takeAlong/open")}</a>
      </p>
    </>
  );
}
