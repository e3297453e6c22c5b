import { momentInWords } from "#app/i18n/day.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { Page } from "#app/ui/page.tsx";
import { usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import type { Part, StatusPageProps } from "./status.ts";

const words = wordsOf("status");

export function StatusPage({ downSince, walked }: StatusPageProps) {
  const { language } = usePage();
  const t = words(language);
  const states = Object.entries(downSince ?? {}) as [Part, number | undefined][];
  const isAllWell = states.every(([, since]) => since === undefined) && walked?.worked !== false;
  return (
    <Page title={[t("title")]} unlisted>
      <div className="prose">
        <h1>{t("title")}</h1>
        <p className="lead">{t(!downSince ? "unknown" : isAllWell ? "allWell" : "someDown")}</p>
        {walked && (
          <p>{t(walked.worked ? "checked" : "walkFailed", { moment: momentInWords(walked.at, language) })}</p>
        )}
        {downSince && (
          <ul>
            {states.map(([part, since]) => (
              <li key={part}>
                <b>
                  <Rich text={t(`parts/${part}`)} />
                </b>
                {": "}
                {since ? t("down", { moment: momentInWords(since, language) }) : t("works")}
              </li>
            ))}
          </ul>
        )}
        <p>
          <Rich text={t("help")} />
        </p>
      </div>
    </Page>
  );
}
