import { wordsOf } from "#app/i18n/words.ts";
import { useAddress, usePage } from "./page-context.tsx";
import { Rich } from "./rich.tsx";

const shellWords = wordsOf("i18n");

export function ContentFailure() {
  const { language, path } = usePage();
  const t = shellWords(language);
  const to = useAddress();
  return (
    <div className="notice" role="alert">
      <p>{t("contentFailure")}</p>
      <p className="alone">
        <a href={`${to(path)}?again=1`}>{t("again")}</a>
      </p>
      <p>
        <Rich text={t("contentFailureHelp")} />
      </p>
    </div>
  );
}
