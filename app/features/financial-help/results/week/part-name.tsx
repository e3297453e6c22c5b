import type { Language } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import type { PartId } from "./parts.ts";
import { benefitOf } from "./week-money.ts";

const words = wordsOf("financial-help");

/** @returns a name with marks */
export const partNameIn =
  (language: Language) =>
  (id: PartId): string => {
    const t = words(language);
    const benefit = id === "pay" ? undefined : benefitOf[id];
    return benefit
      ? t(`benefits/${benefit}/name`)
      : t(`results/week/names/${id as "pay" | "winterEnergyPayment"}`);
  };

export function PartName({ id }: { id: PartId }) {
  return <Rich text={partNameIn(usePage().language)(id)} />;
}
