// POST /explain: why each benefit asked for is granted or not, in one situation or across several possible ones.

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
import type { TaxBenefitSystem } from "./system.ts";

/** A household with one missing answer has two or three possible situations; with four missing, sixteen. */
export const mostSituations = 16;

/** null: it cannot be told. */
type Verdict = boolean | null;

interface Outcome {
  readonly variable: string;
  readonly period: string;
  readonly verdict: Verdict;
  readonly reasons: readonly CriterionReason[];
}

/** @param body a situation, or {"situations": [...]}: the same household under each possible answer to an unanswered question */
export function explain(system: TaxBenefitSystem, body: unknown): Explanations {
  const outcomes = grouped(
    situationsIn(body).flatMap((one) => outcomesOf(system, one)),
    ({ variable }) => variable,
  );
  const explanations = [...outcomes].map(([id, possible]) => [id, merge(system, possible)] as const);
  return { explanations: Object.fromEntries(explanations) };
}

export function grouped<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
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

function outcomesOf(system: TaxBenefitSystem, { body, path }: SituationAt): Outcome[] {
  try {
    const situation = readSituation(system, body);
    const simulation = new Simulation(situation);
    const asked = situation.questions.filter(({ variable }) => variable.isBenefit);
    return [...grouped(asked, ({ variable }) => variable.id).values()].map(([question]) => {
      const answer = Boolean(simulation.answer(question!));
      const reasons = reasonsFor(simulation, question!);
      const { id } = question!.variable;
      return {
        variable: id,
        period: question!.period.key,
        verdict: reasons.length > 0 ? all(inGroups(reasons).map(any)) : answer,
        reasons,
      };
    });
  } catch (error) {
    if (error instanceof Refusal && path.length > 0)
      refuse([...path, ...(error.path.length > 0 ? error.path : ["error"])], error.message, error.status);
    throw error;
  }
}

/** A group is met by one of its criteria; each criterion without a group stands for itself. */
function inGroups(reasons: readonly CriterionReason[]): Verdict[][] {
  const groups = grouped(reasons, ({ group, criterion }) => (group ? `any ${group.id}` : criterion.id));
  return [...groups.values()].map((members) => members.map(({ met }) => met));
}

const any = (each: readonly Verdict[]): Verdict =>
  each.includes(true) ? true : each.includes(null) ? null : false;
const all = (each: readonly Verdict[]): Verdict =>
  each.includes(false) ? false : each.includes(null) ? null : true;
const agreed = (each: readonly Verdict[]): Verdict =>
  each.every((one) => one === each[0]) ? (each[0] ?? null) : null;

function merge({ reform }: TaxBenefitSystem, outcomes: readonly Outcome[]): BenefitExplanation {
  const { period } = outcomes[0]!;
  const verdict = agreed(outcomes.map((one) => one.verdict));
  const lines = grouped(
    outcomes.flatMap(({ reasons }) => reasons),
    ({ group, criterion }) => `${group?.id ?? ""}/${criterion.id}`,
  );
  return {
    period,
    verdict,
    criteria: [...lines.values()]
      .filter(isShown)
      .map((line) => mergeReasons(line, outcomes, Boolean(reform))),
  };
}

// A quiet criterion is shown where it decides, or may: one that is not met, or an alternative that is met.
function isShown(reasons: readonly CriterionReason[]): boolean {
  const { criterion, group } = reasons[0]!;
  return !criterion.quiet || statusOf(reasons) !== (group ? "not-met" : "met");
}

function statusOf(reasons: readonly CriterionReason[]): CriterionStatus {
  const met = agreed(reasons.map((one) => one.met));
  return met === null ? "not-known" : met ? "met" : "not-met";
}

/** What a situation's verdict hangs on: what refuses it, else what leaves it open, else what grants it. */
function decides(reason: CriterionReason, { verdict, reasons }: Outcome): boolean {
  if (reason.met !== verdict) return false;
  const members = reasons.filter(({ group }) => group && group === reason.group);
  return members.length === 0 || any(members.map(({ met }) => met)) === verdict;
}

/** What is least sure is told: a comparison that refuses or leaves open rather than one that grants. */
const telling = (reasons: readonly CriterionReason[]): CriterionReason =>
  reasons.find(({ met }) => met === null) ?? reasons.find(({ met }) => met === false) ?? reasons[0]!;

function mergeReasons(
  reasons: readonly CriterionReason[],
  outcomes: readonly Outcome[],
  isToday: boolean,
): ExplainedCriterion {
  const { criterion, group, en, mi, unmet, law, inForceFrom } = reasons[0]!;
  const { certainty, why, compared } = telling(reasons);
  return {
    id: criterion.id,
    en,
    mi,
    status: statusOf(reasons),
    ...(unmet && { unmet }),
    ...(group && { group: { id: group.id, en: group.en, mi: group.mi, unmet: group.unmet } }),
    decides: reasons.some((one) =>
      outcomes.some((outcome) => outcome.reasons.includes(one) && decides(one, outcome)),
    ),
    used: mergeUsed(reasons),
    law: { text: law.text, url: law.url },
    inForceFrom,
    ...(isToday && { certainty, ...(why && { why }), ...(compared && { compared }) }),
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
