import { wordsOf } from "#app/i18n/words.ts";
import { usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import type { Likelihood } from "./likelihood.ts";
import { LikelihoodView } from "./likelihood-view.tsx";
import { LimitsTable } from "./limits-table.tsx";
import type { WeeklySubsidy } from "./weekly-subsidy.ts";
import { WeeklySubsidyView } from "./weekly-subsidy-view.tsx";

const likelihoodWords = wordsOf("childcare/parent/likelihood");

/** On the review, from the answers so far. */
interface CardProps {
  likelihood: Likelihood | undefined;
  subsidy: WeeklySubsidy | undefined;
}

export function LikelihoodCard({ likelihood, subsidy }: CardProps) {
  const t = likelihoodWords(usePage().language);
  return (
    <section className="card" aria-labelledby="likely">
      <h2 id="likely">
        <Rich text={t("review/title")} />
      </h2>
      <p>{t("review/intro")}</p>
      <WeeklySubsidyView subsidy={subsidy} />
      <LikelihoodView likelihood={likelihood} />
      <details>
        <summary>{t("limits/title")}</summary>
        <LimitsTable />
      </details>
    </section>
  );
}
