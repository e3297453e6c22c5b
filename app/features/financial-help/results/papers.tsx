import { wordsOf } from "#app/i18n/words.ts";
import { usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import type { BenefitId } from "../benefits.ts";
import { applications } from "./applications.ts";
import { Fold } from "./fold.tsx";

const words = wordsOf("financial-help");

/** One list for all likely benefits, without duplicates. */
export function Papers({ ids }: { ids: readonly BenefitId[] }) {
  const t = words(usePage().language);
  const papers = new Set(ids.flatMap((id) => applications[id].papers.split(",")));
  if (papers.size === 0) return null;
  return (
    <Fold id="papers" className="papers" title={t("results/papers/title")}>
      <p>{t("results/papers/intro")}</p>
      <ul className="ticks">
        {[...papers].map((paper) => (
          <li key={paper}>
            <Rich text={t.find(`results/papers/items/${paper}`) ?? paper} />
          </li>
        ))}
      </ul>
    </Fold>
  );
}
