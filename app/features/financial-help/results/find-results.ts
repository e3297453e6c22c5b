import type { Answers } from "#app/forms/answers.ts";
import { prune } from "#app/forms/prune.ts";
import { dayInNewZealand } from "#app/nz/date.ts";
import type { OpenDataRecord } from "#app/server/neighbours/open-data.ts";
import type { Explanation } from "#app/server/neighbours/rules.ts";
import type { Visit } from "#app/server/visit.ts";
import type { Answer } from "#workers/call/index.ts";
import { type BenefitId, benefitIds, benefits } from "../benefits.ts";
import { questionnaire } from "../questionnaire/questions.ts";
import { isUnknown } from "../request/area.ts";
import { readHousehold } from "../request/household.ts";
import type { Situation } from "../request/situation.ts";
import { limitOf } from "../request/thresholds.ts";
import { type RequestContext, toSituation } from "../request/to-situation.ts";
import type { Area, SubmittedAnswers } from "../visit-answers.ts";
import {
  alternatives,
  groupVerdicts,
  mergeVerdicts,
  readVerdicts,
  type VerdictGroups,
  type Verdicts,
} from "./verdicts.ts";

/** Everything the results page shows. */
export interface FinancialHelpResults {
  groups: VerdictGroups;
  answers: Answers;
  area: Area;
  metadata: readonly OpenDataRecord[];
  /** By benefit; absent where our reasons contradict the engine's verdict. */
  reasons: Partial<Record<BenefitId, Explanation>>;
  /** Benefits whose income limit is a sample figure. */
  sampleLimits: readonly BenefitId[];
  /** The day of the oldest figures shown, if recorded. */
  figuresOf: string | undefined;
  /** When the figures were fetched, if their source is down now. */
  fetchedAt: string | undefined;
}

/** @returns undefined when a required neighbour failed */
export async function findResults(
  { answers, area }: SubmittedAnswers,
  visit: Visit,
): Promise<FinancialHelpResults | undefined> {
  const [variables, thresholds, metadata] = await Promise.all([
    visit.rules.variables(),
    visit.openData.search("thresholds"),
    visit.openData.search("benefits"),
  ]);
  if (!variables.ok || !thresholds.ok || !metadata.ok) return undefined;
  const household = readHousehold(answers);
  const context = {
    variables: new Set(Object.keys(variables.value)),
    thresholds: thresholds.value,
    firstDay: `${dayInNewZealand(visit.now).slice(0, 7)}-01`,
  };
  const weighed = household.isYes("applicant.isNZResident")
    ? await calculateVerdicts(situationsOf(answers, area, context), visit)
    : await refusedToNonResidents(visit);
  if (!weighed) return undefined;
  return {
    groups: groupVerdicts(weighed.verdicts, metadata.value),
    answers,
    area,
    metadata: metadata.value,
    reasons: weighed.reasons,
    sampleLimits: benefitIds.filter(
      (id) => limitOf(id, household, areaName(area), thresholds.value)?.sample === "TRUE",
    ),
    figuresOf: oldest(metadata.value),
    fetchedAt: fetchedAt(thresholds, metadata),
  };
}

const oldest = (records: readonly OpenDataRecord[]): string | undefined =>
  records.flatMap(({ asAt }) => asAt || []).sort()[0];

function fetchedAt(...sources: readonly Answer<unknown>[]): string | undefined {
  const stale = sources.find((source) => source.stale);
  return stale && dayInNewZealand(new Date(stale.at));
}

type ExplainedVerdicts = { verdicts: Verdicts; reasons: FinancialHelpResults["reasons"] };

/**
 * Non-residents get no further questions (spec 3, section 4): nothing to calculate, and one reason for
 * every refusal, in the words of the rules.
 */
async function refusedToNonResidents({ rules }: Visit): Promise<ExplainedVerdicts> {
  const sentences = await rules.sentences();
  const residence = sentences.ok && sentences.value.find(({ id }) => id === "citizen-or-resident");
  const used = [{ variable: "is_citizen_or_resident", instance: "applicant", value: false }];
  const reason: Explanation | undefined = residence
    ? { period: "", verdict: false, criteria: [{ ...residence, status: "not-met", used }] }
    : undefined;
  return {
    verdicts: Object.fromEntries(benefitIds.map((id) => [id, false])),
    reasons: reason ? Object.fromEntries(benefitIds.map((id) => [id, reason])) : {},
  };
}

async function calculateVerdicts(
  situations: readonly Situation[],
  { rules }: Visit,
): Promise<ExplainedVerdicts | undefined> {
  const [explained, ...calculated] = await Promise.all([
    rules.explain(situations),
    ...situations.map((situation) => rules.calculate(situation)),
  ]);
  const possible = calculated.flatMap((one) => (one.ok ? [readVerdicts(one.value.persons.applicant)] : []));
  if (possible.length < calculated.length) return undefined;
  const verdicts = mergeVerdicts(possible);
  return { verdicts, reasons: explained.ok ? reasonsThatAgree(explained.value.explanations, verdicts) : {} };
}

/** One situation for each combination of possible answers to what is unknown, including the income limit of an unknown area. */
function situationsOf(answers: Answers, area: Area, context: Omit<RequestContext, "area">): Situation[] {
  const assumptions = isUnknown(area) ? [true, false] : [undefined];
  return alternatives(answers).flatMap((alternative) =>
    assumptions.map((assumed) =>
      toSituation(prune(questionnaire, alternative).answers, {
        ...context,
        area: areaName(area),
        ...(assumed === undefined ? {} : { assumeBelowInArea: assumed }),
      }),
    ),
  );
}

const areaName = (area: Area): string | undefined => (area.is === "known" ? area.area : undefined);

function reasonsThatAgree(
  explanations: Readonly<Record<string, Explanation>>,
  verdicts: Verdicts,
): FinancialHelpResults["reasons"] {
  const found = Object.entries(benefits).flatMap(([id, variable]) => {
    const explanation = explanations[variable];
    return explanation && explanation.verdict === verdicts[id as BenefitId] ? [[id, explanation]] : [];
  });
  return Object.fromEntries(found);
}
