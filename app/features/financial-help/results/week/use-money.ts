import { wordsOf } from "#app/i18n/words.ts";
import { inDollars } from "#app/nz/money.ts";
import { usePage } from "#app/ui/page-context.tsx";
import type { MoneyRow } from "./week-money.ts";

const words = wordsOf("financial-help");

/** @returns dollars, "less than $1", or both ends */
export function useMoney(): (row: Pick<MoneyRow, "least" | "most">) => string {
  const t = words(usePage().language);
  return ({ least, most }) => {
    if (most < 1) return t("results/week/lessThanADollar");
    return least === most ? inDollars(most) : `${inDollars(least)} – ${inDollars(most)}`;
  };
}
