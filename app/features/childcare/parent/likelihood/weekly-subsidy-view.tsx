import { wordsOf } from "#app/i18n/words.ts";
import { inDollars } from "#app/nz/money.ts";
import { AmountNote } from "#app/ui/amounts/amount.tsx";
import { usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import type { WeeklySubsidy } from "./weekly-subsidy.ts";

const likelihoodWords = wordsOf("childcare/parent/likelihood");

const whole = (amount: number): string => inDollars(Math.round(amount)).replace(/\.00$/, "");

interface WeeklySubsidyProps {
  readonly subsidy: WeeklySubsidy | undefined;
  /** By the family's own guess, not by what services have told. */
  readonly isGuess?: boolean;
}

/** Nothing where the amount cannot be worked out. */
export function WeeklySubsidyView({ subsidy, isGuess = false }: WeeklySubsidyProps) {
  const { language, amounts } = usePage();
  const t = likelihoodWords(language);
  if (!subsidy) return null;
  const { weekly, fees, familyBoost, byChild, isOutOfDate } = subsidy;
  const rate = amounts.get("childcare_subsidy.hourly.highest");
  const left = Math.max(0, fees - weekly);
  return (
    <div data-weekly={weekly}>
      <p className="lead">{t("weekly/about", { amount: whole(weekly) })}</p>
      {byChild.length > 1 && !isGuess && (
        <ul>
          {byChild.map(({ name, weekly: amount }) => (
            <li key={name}>{t("weekly/child", { name, amount: whole(amount) })}</li>
          ))}
        </ul>
      )}
      <p>
        {t(isGuess ? "weekly/guessed" : "weekly/left", { fees: whole(fees), left: whole(left) })}{" "}
        {familyBoost > 0 && <Rich text={t("weekly/boost", { amount: whole(familyBoost) })} />}{" "}
        {isOutOfDate && t("weekly/outOfDate")} {t("weekly/decides")} {rate && <AmountNote amount={rate} />}
      </p>
    </div>
  );
}
