import { shellWords } from "#app/i18n/shell.ts";
import { Page } from "#app/ui/page.tsx";
import { useAddress, usePlace } from "#app/ui/place.tsx";
import { Rich } from "#app/ui/rich.tsx";

export default function Home() {
  const t = shellWords(usePlace().language);
  const to = useAddress();
  return (
    <Page title={[t("home/title")]} description={t("site/tagline")}>
      <div className="prose">
        <h1>{t("home/title")}</h1>
        <p className="lead">
          <Rich text={t("home/intro")} />
        </p>
        <h2>{t("home/checkerTitle")}</h2>
        <p>{t("home/checkerBody")}</p>
        <p>
          <a className="button" href={to("/financial-help/financial-help-checker")}>
            {t("home/checkerLink")}
          </a>
        </p>
        <p className="note">{t("home/building")}</p>
      </div>
    </Page>
  );
}
