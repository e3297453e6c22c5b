import { answerTo } from "#app/forms/answers.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { safeLink } from "#app/ui/link.ts";
import { usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import { type BenefitId, recordOf } from "../benefits.ts";
import { LeaveChecker, mayHaveBaby } from "./benefit-card.tsx";
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
  const isNothing = groups.probably.length + groups.possibly.length === 0;
  const isForeign = answerTo(answers, "applicant.isNZResident") === "false";
  // The notice above, or the first sentence here, says it once for all of them.
  const isSaid = (id: BenefitId) =>
    isForeign && (isNothing || outcomes[id]?.because.some(({ is }) => is === "notResident"));
  return (
    <Fold
      id="probably-not"
      className="group-probably-not"
      title={t("results/groups/probablyNot")}
      beside={<span className="count">{groups.probablyNot.length}</span>}
      isOpen={isNothing && !isForeign}
    >
      {isForeign && !isNothing && <p className="small">{t("results/because/notResidentAll")}</p>}
      <ul className="refused reach">
        {groups.probablyNot.map((id) => (
          <li key={id}>
            <a href={safeLink(recordOf(id, metadata)?.moreInformationLink)}>
              <Rich text={t(`benefits/${id}/name`)} />
            </a>
            {!isSaid(id) && <VerdictSentences id={id} {...results} />}
            <Changes id={id} outlook={outlook} />
            <Reasons
              name={t(`benefits/${id}/name`)}
              criteria={outcomes[id]?.criteria ?? []}
              answers={answers}
            />
          </li>
        ))}
      </ul>
      {!mayHaveBaby(answers) && <LeaveChecker />}
    </Fold>
  );
}
