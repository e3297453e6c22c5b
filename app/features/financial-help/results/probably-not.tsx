import { answerTo } from "#app/forms/answers.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { safeLink } from "#app/ui/link.ts";
import { usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import { recordOf } from "../benefits.ts";
import { Changes } from "./changes/changes.tsx";
import type { FinancialHelpResults } from "./find-results.ts";
import { Fold } from "./fold.tsx";
import { Reasons } from "./reasons.tsx";
import { VerdictSentences } from "./verdict-sentences.tsx";

const words = wordsOf("financial-help");

export function ProbablyNot(results: FinancialHelpResults) {
  const { groups, metadata, outcomes, answers, outlook } = results;
  const t = words(usePage().language);
  if (groups.probablyNot.length === 0) return null;
  // The notice above says it once for all of them.
  const isSaidAbove = answerTo(answers, "applicant.isNZResident") === "false";
  return (
    <Fold
      id="probably-not"
      className="group-probably-not"
      title={t("results/groups/probablyNot")}
      beside={<span className="count">{groups.probablyNot.length}</span>}
      isOpen={groups.probably.length + groups.possibly.length === 0 && !isSaidAbove}
    >
      <ul className="refused">
        {groups.probablyNot.map((id) => (
          <li key={id}>
            <a href={safeLink(recordOf(id, metadata)?.moreInformationLink)}>
              <Rich text={t(`benefits/${id}/name`)} />
            </a>
            {!isSaidAbove && <VerdictSentences id={id} {...results} />}
            <Changes id={id} outlook={outlook} />
            <Reasons
              name={t(`benefits/${id}/name`)}
              criteria={outcomes[id]?.criteria ?? []}
              answers={answers}
            />
          </li>
        ))}
      </ul>
    </Fold>
  );
}
