import { momentInWords } from "#app/i18n/day.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { Page } from "#app/ui/page.tsx";
import { usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import type { Part, PartState, StatusPageProps } from "./status.ts";

const words = wordsOf("status");

export function StatusPage({ states, walked }: StatusPageProps) {
  const { language } = usePage();
  const t = words(language);
  const all = Object.entries(states ?? {}) as [Part, PartState][];
  return (
    <Page title={[t("title")]} unlisted>
      <div className="prose">
        <h1>{t("title")}</h1>
        <p className="lead">{t(summaryOf(all, walked?.worked))}</p>
        {walked && (
          <p>{t(walked.worked ? "checked" : "walkFailed", { moment: momentInWords(walked.at, language) })}</p>
        )}
        {all.length > 0 && (
          <ul>
            {all.map(([part, state]) => (
              <li key={part}>
                <b>
                  <Rich text={t(`parts/${part}`)} />
                </b>
                {": "}
                {typeof state === "number"
                  ? t("down", { moment: momentInWords(state, language) })
                  : t(state === "works" ? "works" : "notKnown")}
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

function summaryOf(all: readonly [Part, PartState][], walkWorked: boolean | undefined) {
  if (all.length === 0) return "unknown";
  if (walkWorked === false || all.some(([, state]) => typeof state === "number")) return "someDown";
  return all.every(([, state]) => state === "works") ? "allWell" : "partlyKnown";
}
