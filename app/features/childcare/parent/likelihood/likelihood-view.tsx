import { wordsOf } from "#app/i18n/words.ts";
import { AmountNote } from "#app/ui/amounts/amount.tsx";
import { valueInWords } from "#app/ui/amounts/in-words.ts";
import { safeLink } from "#app/ui/link.ts";
import { usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import type { Likelihood } from "./likelihood.ts";

const likelihoodWords = wordsOf("childcare/parent/likelihood");

interface LikelihoodViewProps {
  /** Undefined when the rules engine does not answer. */
  likelihood: Likelihood | undefined;
  /** Not all conditions were asked: only those that were are given as reasons. */
  isAssumed?: boolean;
}

export function LikelihoodView({ likelihood, isAssumed = false }: LikelihoodViewProps) {
  const t = likelihoodWords(usePage().language);
  if (!likelihood) return <p className="notice">{t("unavailable")}</p>;
  return (
    <>
      <p>
        <b>
          <Rich text={t(`kinds/${likelihood.is}`)} />
        </b>{" "}
        {isAssumed && likelihood.is === "likely" && t("assumed")}
      </p>
      <Income {...likelihood} />
      {!isAssumed && <p>{t("income/apart")}</p>}
      {likelihood.is !== "unlikely" && <Hours {...likelihood} />}
      {!isAssumed && likelihood.criteria.length > 0 && <Criteria criteria={likelihood.criteria} />}
    </>
  );
}

function Income({ income, limit, children: count }: Likelihood) {
  const t = likelihoodWords(usePage().language);
  const values = {
    income: valueInWords({ value: income, unit: limit.unit }),
    limit: valueInWords(limit),
    count,
  };
  return (
    <p>
      {t(income < limit.value ? "income/below" : "income/above", values)} <AmountNote amount={limit} />
    </p>
  );
}

function Hours({ hours: { least, most }, isCouple, mostWithReason }: Likelihood) {
  const t = likelihoodWords(usePage().language);
  return (
    <p>
      <Rich text={least === most ? t("hours/one", { most }) : t("hours/depends", { least, most })} />{" "}
      {most < mostWithReason && t(isCouple ? "hours/lessOfBoth" : "hours/less", { mostWithReason })}{" "}
      <Rich text={t("hours/twenty")} />
    </p>
  );
}

/** Of which one is enough. */
function groupsIn(criteria: Likelihood["criteria"]) {
  const groups = new Map(criteria.flatMap(({ group }) => (group ? [[group.id, group] as const] : [])));
  return [...groups].map(([id, words]) => ({
    id,
    words,
    alternatives: criteria.filter(({ group }) => group?.id === id),
  }));
}

function OneCriterion({ criterion }: { criterion: Likelihood["criteria"][number] }) {
  const { language } = usePage();
  const t = likelihoodWords(language);
  return (
    <li>
      <b>{t(`status/${criterion.status}`)}</b> <Rich text={criterion[language]} />
      {criterion.law && (
        <>
          {" "}
          ({t("law")}:{" "}
          <a href={safeLink(criterion.law.url)} lang="en-NZ">
            {criterion.law.text}
          </a>
          )
        </>
      )}
    </li>
  );
}

function Criteria({ criteria }: Pick<Likelihood, "criteria">) {
  const { language } = usePage();
  const t = likelihoodWords(language);
  return (
    <details>
      <summary>{t("why")}</summary>
      <ul>
        {criteria
          .filter(({ group }) => !group)
          .map((criterion) => (
            <OneCriterion key={criterion.id} criterion={criterion} />
          ))}
        {groupsIn(criteria).map(({ id, words, alternatives }) => (
          <li key={id}>
            <b>{t(alternatives.some(({ status }) => status === "met") ? "status/met" : "oneOf/none")}</b>{" "}
            <Rich text={words[language]} /> {t("oneOf/enough")}
            <ul>
              {alternatives.map((criterion) => (
                <OneCriterion key={criterion.id} criterion={criterion} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </details>
  );
}
