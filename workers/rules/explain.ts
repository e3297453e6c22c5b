// POST /explain: why each benefit asked for is granted or not, in one situation or across several possible ones.

import type { VariableValue } from "./declare.ts";
import { Simulation } from "./engine.ts";
import type {
  BenefitExplanation,
  CriterionStatus,
  ExplainedCriterion,
  Explanations,
  UsedAnswer,
} from "./explanation.ts";
import { type CriterionReason, reasonsFor } from "./reasons.ts";
import { objectAt, Refusal, refuse } from "./refusal.ts";
import { readSituation } from "./situation.ts";
import { benefits } from "./variables/index.ts";

/** A household with one missing answer has two or three possible situations; with four missing, sixteen. */
export const mostSituations = 16;

interface Outcome {
  readonly variable: string;
  readonly period: string;
  readonly verdict: VariableValue;
  readonly reasons: readonly CriterionReason[];
}

/** @param body a situation, or {"situations": [...]}: the same household under each possible answer to an unanswered question */
export function explain(body: unknown): Explanations {
  const outcomes = grouped(situationsIn(body).flatMap(outcomesOf), ({ variable }) => variable);
  const explanations = [...outcomes].map(([id, possible]) => [id, merge(possible)] as const);
  return { explanations: Object.fromEntries(explanations) };
}

function grouped<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

interface SituationAt {
  readonly body: unknown;
  readonly path: readonly string[];
}

function situationsIn(body: unknown): SituationAt[] {
  const sent = objectAt(body, []);
  if (!Object.hasOwn(sent, "situations")) return [{ body, path: [] }];
  const { situations } = sent;
  if (!Array.isArray(situations) || situations.length === 0 || situations.length > mostSituations)
    refuse(["situations"], `Expected a list of 1 to ${mostSituations} situations.`);
  return situations.map((one: unknown, index) => ({ body: one, path: ["situations", String(index)] }));
}

function outcomesOf({ body, path }: SituationAt): Outcome[] {
  try {
    const situation = readSituation(body);
    const simulation = new Simulation(situation);
    const asked = situation.questions.filter(({ variable }) => benefits.includes(variable.id));
    return [...grouped(asked, ({ variable }) => variable.id).values()].map(([question]) => ({
      variable: question!.variable.id,
      period: question!.period.key,
      verdict: simulation.answer(question!),
      reasons: reasonsFor(simulation, question!),
    }));
  } catch (error) {
    if (error instanceof Refusal && path.length > 0)
      refuse([...path, ...(error.path.length > 0 ? error.path : ["error"])], error.message, error.status);
    throw error;
  }
}

function merge(outcomes: readonly Outcome[]): BenefitExplanation {
  const { period } = outcomes[0]!;
  const verdicts = new Set(outcomes.map(({ verdict }) => verdict));
  const lines = grouped(
    outcomes.flatMap(({ reasons }) => reasons),
    ({ group, criterion }) => `${group?.id ?? ""}/${criterion.id}`,
  );
  return {
    period,
    verdict: verdicts.size === 1 ? Boolean(outcomes[0]!.verdict) : null,
    criteria: [...lines.values()].filter(isShown).map(mergeReasons),
  };
}

// A quiet criterion is shown where it decides, or may: one that is not met, or an alternative that is met.
function isShown(reasons: readonly CriterionReason[]): boolean {
  const { criterion, group } = reasons[0]!;
  return !criterion.quiet || statusOf(reasons) !== (group ? "not-met" : "met");
}

function statusOf(reasons: readonly CriterionReason[]): CriterionStatus {
  if (reasons.every(({ met }) => met)) return "met";
  return reasons.some(({ met }) => met) ? "not-known" : "not-met";
}

function mergeReasons(reasons: readonly CriterionReason[]): ExplainedCriterion {
  const { criterion, group, en, mi, law, inForceFrom } = reasons[0]!;
  return {
    id: criterion.id,
    en,
    mi,
    status: statusOf(reasons),
    ...(group && { group: { id: group.id, en: group.en, mi: group.mi } }),
    used: mergeUsed(reasons),
    law: { text: law.text, url: law.url },
    inForceFrom,
  };
}

function mergeUsed(reasons: readonly CriterionReason[]): UsedAnswer[] {
  const keys = new Set(reasons.flatMap(({ used }) => [...used.keys()]));
  return [...keys].map((key) => {
    const answers = reasons.flatMap(({ used }) => used.get(key) ?? []);
    const isAgreed =
      answers.length === reasons.length && new Set(answers.map(({ value }) => value)).size === 1;
    return { ...answers[0]!, value: isAgreed ? answers[0]!.value : null };
  });
}
