import type { Answers } from "#app/forms/answers.ts";
import { prune } from "#app/forms/prune.ts";
import { dayInNewZealand } from "#app/nz/date.ts";
import type { OpenDataRecord } from "#app/server/open-data.ts";
import type { Explanation } from "#app/server/rules.ts";
import type { Visit } from "#app/server/visit.ts";
import { type BenefitId, benefits } from "./benefits.ts";
import type { Area, Submitted } from "./kept.ts";
import { questionnaire } from "./questionnaire.ts";
import { type Context, type Situation, toSituation } from "./request.ts";
import type { Threshold } from "./thresholds.ts";
import { alternatives, type Groups, group, merge, readVerdicts, type Verdicts } from "./verdicts.ts";

/** Everything the results page shows, found out from submitted answers. */
export interface Results {
  groups: Groups;
  answers: Answers;
  area: Area;
  metadata: readonly OpenDataRecord[];
  /** Reasons by benefit; absent where our own reasons do not lead to the verdict that was given. */
  reasons: Partial<Record<BenefitId, Explanation>>;
}

/** @returns nothing when a neighbour that is needed gave no good answer in time. */
export async function findResults({ answers, area }: Submitted, visit: Visit): Promise<Results | undefined> {
  const [variables, thresholds, metadata] = await Promise.all([
    visit.rules.variables(),
    visit.openData.search("thresholds"),
    visit.openData.search("benefits"),
  ]);
  if (!variables.ok || !thresholds.ok || !metadata.ok) return undefined;
  const situations = situationsOf(answers, area, {
    variables: new Set(Object.keys(variables.value)),
    thresholds: thresholds.value as unknown as Threshold[],
    firstDay: `${dayInNewZealand(visit.now).slice(0, 7)}-01`,
  });
  const [explained, ...calculated] = await Promise.all([
    visit.rules.explain(situations),
    ...situations.map((situation) => visit.rules.calculate(situation)),
  ]);
  const possible = calculated.flatMap((one) => (one.ok ? [readVerdicts(one.value.persons.applicant)] : []));
  if (possible.length < calculated.length) return undefined;
  const verdicts = merge(possible);
  return {
    groups: group(verdicts, metadata.value as never),
    answers,
    area,
    metadata: metadata.value,
    reasons: explained.ok ? agreeing(explained.value.explanations, verdicts) : {},
  };
}

/** The household under each possible answer to what is not known, the income limit of an unknown area included. */
function situationsOf(answers: Answers, area: Area, context: Omit<Context, "area">): Situation[] {
  const known = area.is === "known" ? area.area : undefined;
  const assumptions = area.is === "failed" || area.is === "not-found" ? [true, false] : [undefined];
  return alternatives(answers).flatMap((alternative) =>
    assumptions.map((assumed) =>
      toSituation(prune(questionnaire, alternative).answers, {
        ...context,
        area: known,
        ...(assumed === undefined ? {} : { assumeBelowInArea: assumed }),
      }),
    ),
  );
}

function agreeing(
  explanations: Readonly<Record<string, Explanation>>,
  verdicts: Verdicts,
): Results["reasons"] {
  const found = Object.entries(benefits).flatMap(([id, variable]) => {
    const explanation = explanations[variable];
    return explanation && explanation.verdict === verdicts[id as BenefitId] ? [[id, explanation]] : [];
  });
  return Object.fromEntries(found);
}
