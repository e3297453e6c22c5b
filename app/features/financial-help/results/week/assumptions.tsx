import { wordsOf } from "#app/i18n/words.ts";
import { usePage } from "#app/ui/page-context.tsx";
import type { Assumption } from "./assumed.ts";

const words = wordsOf("financial-help");

export function Assumptions({ assumed }: { assumed: readonly Assumption[] }) {
  const t = words(usePage().language);
  if (assumed.length === 0) return null;
  return (
    <p className="small">
      {t("results/week/assumed/title")} {assumed.map((one) => t(`results/week/assumed/${one}`)).join("; ")}.
    </p>
  );
}
