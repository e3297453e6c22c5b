import { NumberToCall } from "#app/features/support/index.ts";
import { htmlLang, otherLanguage } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { Page } from "#app/ui/page.tsx";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import helplines from "../../../.build/helplines.json";

const words = wordsOf("offline");

/** The service worker shows it for pages it has not kept, with a list of those it has. */
export function OfflinePage() {
  const { language } = usePage();
  const t = words(language);
  const to = useAddress();
  const other = otherLanguage(language);
  return (
    <Page title={[t("title")]} unlisted isError>
      <div className="prose">
        <p className="notice" hidden data-copy>
          {t("copy", { day: "{{day}}" })}
        </p>
        <h1>{t("title")}</h1>
        <p>{t("body")}</p>
        <p lang={htmlLang[other]}>{words(other)("body")}</p>
        <p>
          <a className="button" href="?again=1">
            {t("again")}
          </a>
        </p>
        <h2>{t("lines")}</h2>
        <ul>
          {helplines.map((line) => (
            <NumberToCall key={line.number} {...line} />
          ))}
        </ul>
        <h2>{t("pages")}</h2>
        <ul data-pages>
          <li>
            <a href={to("/support")}>{t("lines")}</a>
          </li>
        </ul>
        <p>{t("kept")}</p>
      </div>
    </Page>
  );
}
