import { momentInWords } from "#app/i18n/day.ts";
import { shellWords } from "#app/i18n/shell.ts";
import { inLanguage } from "./bilingual.tsx";
import { otherWay } from "./other-ways.ts";
import { Page } from "./page.tsx";
import { type Message, usePage } from "./page-context.tsx";
import { Rich } from "./rich.tsx";

interface Outage extends Message {
  service: string;
  /** Milliseconds. */
  outage_end_datetime: number | undefined;
}

export function OutagePage({ outage }: { outage: Outage }) {
  const { language } = usePage();
  const t = shellWords(language);
  const { text, lang } = inLanguage({ en: outage.message_en, mi: outage.message_mi }, language);
  const end = outage.outage_end_datetime;
  return (
    <Page title={[t("pages/outage/title")]} unlisted isError>
      <div className="prose">
        <h1>{t("pages/outage/title")}</h1>
        <p className="lead" lang={lang}>
          {text}
        </p>
        <p>
          <Rich
            text={
              end === undefined
                ? t("pages/outage/soon")
                : t("pages/outage/until", { time: momentInWords(end, language) })
            }
          />
        </p>
        <p>{t("pages/outage/others")}</p>
        <p>
          <Rich text={t(`otherWays/${otherWay(outage.service)}`)} />
        </p>
      </div>
    </Page>
  );
}
