import { wordsOf } from "#app/i18n/words.ts";
import { inDollars } from "#app/nz/money.ts";
import { usePage } from "#app/ui/page-context.tsx";
import type { WeeklySubsidy } from "./weekly-subsidy.ts";

const likelihoodWords = wordsOf("childcare/parent/likelihood");

/** Nothing where the amount cannot be worked out. */
export function WeeklySubsidyView({ subsidy }: { subsidy: WeeklySubsidy | undefined }) {
  const t = likelihoodWords(usePage().language);
  if (!subsidy) return null;
  const { weekly, fees, isOutOfDate } = subsidy;
  const whole = (amount: number) => inDollars(Math.round(amount)).replace(/\.00$/, "");
  return (
    <div data-weekly={weekly}>
      <p className="lead">{t("weekly/about", { amount: whole(weekly) })}</p>
      <p>
        {t("weekly/left", { fees: whole(fees), left: whole(Math.max(0, fees - weekly)) })}{" "}
        {isOutOfDate && t("weekly/outOfDate")} {t("weekly/decides")}
      </p>
    </div>
  );
}
