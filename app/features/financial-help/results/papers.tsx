import { usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import type { BenefitId } from "../benefits.ts";
import { words } from "../words.ts";
import { applications } from "./applications.ts";

/** One list for all likely benefits, without duplicates. */
export function Papers({ ids }: { ids: readonly BenefitId[] }) {
  const t = words(usePage().language);
  const papers = new Set(ids.flatMap((id) => applications[id].papers.split(",")));
  if (papers.size === 0) return null;
  return (
    <section className="papers" aria-labelledby="papers">
      <h2 id="papers">{t("results/papers/title")}</h2>
      <p>{t("results/papers/intro")}</p>
      <ul className="ticks">
        {[...papers].map((paper) => (
          <li key={paper}>
            <Rich text={t.find(`results/papers/items/${paper}`) ?? paper} />
          </li>
        ))}
      </ul>
    </section>
  );
}
