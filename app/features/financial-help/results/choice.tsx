import { wordsOf } from "#app/i18n/words.ts";
import { usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import type { FinancialHelpResults } from "./find-results.ts";
import { Fold } from "./fold.tsx";

const words = wordsOf("financial-help");

/** Folded where the sum on top has said it in dollars. */
export function Choice({ choices, money }: Pick<FinancialHelpResults, "choices" | "money">) {
  const t = words(usePage().language);
  if (choices.length === 0) return null;
  if (money && money.rows.length + money.already.length > 0)
    return (
      <Fold id="choice" className="choice" title={t("results/choice/title")}>
        <Alternatives choices={choices} />
      </Fold>
    );
  return (
    <section className="notice choice" aria-labelledby="choice">
      <h2 id="choice">{t("results/choice/title")}</h2>
      <Alternatives choices={choices} />
    </section>
  );
}

function Alternatives({ choices }: Pick<FinancialHelpResults, "choices">) {
  const t = words(usePage().language);
  return (
    <>
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
    </>
  );
}
