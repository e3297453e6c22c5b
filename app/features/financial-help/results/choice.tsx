import { wordsOf } from "#app/i18n/words.ts";
import { usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import type { FinancialHelpResults } from "./find-results.ts";

const words = wordsOf("financial-help");

export function Choice({ choices }: Pick<FinancialHelpResults, "choices">) {
  const t = words(usePage().language);
  if (choices.length === 0) return null;
  return (
    <section className="notice choice" aria-labelledby="choice">
      <h2 id="choice">{t("results/choice/title")}</h2>
      <p>
        {t("results/choice/body")}
        {choices.some((ids) => ids.length > 1) && ` ${t("results/choice/together")}`}
      </p>
      <ul>
        {choices.map((ids) => (
          <li key={ids.join()}>
            {ids.map((id, index) => (
              <span key={id}>
                {index > 0 && ` ${t("results/choice/and")} `}
                <a href={`#${id}`}>
                  <Rich text={t(`benefits/${id}/name`)} />
                </a>
              </span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
