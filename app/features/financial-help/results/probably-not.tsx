import { safeLink } from "#app/ui/link.ts";
import { usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import { recordOf } from "../benefits.ts";
import { words } from "../words.ts";
import { Changes } from "./changes/changes.tsx";
import type { FinancialHelpResults } from "./find-results.ts";
import { Reasons } from "./reasons.tsx";
import { VerdictSentences } from "./verdict-sentences.tsx";

/** Unlikely benefits, each with reasons and a link. */
export function ProbablyNot(results: FinancialHelpResults) {
  const { groups, metadata, outcomes, answers, outlook } = results;
  const t = words(usePage().language);
  if (groups.probablyNot.length === 0) return null;
  return (
    <section className="group group-probably-not" aria-labelledby="probably-not">
      <h2 id="probably-not">{t("results/groups/probablyNot")}</h2>
      <ul className="refused">
        {groups.probablyNot.map((id) => (
          <li key={id}>
            <a href={safeLink(recordOf(id, metadata)?.moreInformationLink)}>
              <Rich text={t(`benefits/${id}/name`)} />
            </a>
            <VerdictSentences id={id} {...results} />
            <Changes id={id} outlook={outlook} />
            <Reasons
              name={t(`benefits/${id}/name`)}
              criteria={outcomes[id]?.criteria ?? []}
              answers={answers}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
