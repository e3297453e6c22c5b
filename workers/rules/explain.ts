// POST /explain: why each benefit asked for is granted or refused, in one situation or several possible ones.

import { Budget } from "./budget.ts";
import { hasInputs, type InputRead, noting, Simulation } from "./engine.ts";
import type {
  BenefitExplanation,
  CriterionStatus,
  ExplainedCriterion,
  Explanations,
  UsedAnswer,
} from "./explanation.ts";
import { type CriterionReason, reasonsFor, usedBy, wordsOf } from "./reasons.ts";
import { type JsonObject, objectAt, Refusal, refuse } from "./refusal.ts";
import { type RequestedValue, readLike, readSituation, shapeOf } from "./situation.ts";
import type { TaxBenefitSystem } from "./system.ts";

/** One missing answer makes two or three possible situations; four make sixteen. */
export const mostSituations = 16;

/** null: unknown. */
type Verdict = boolean | null;

interface Outcome {
  readonly question: RequestedValue;
  readonly verdict: Verdict;
  readonly reasons: readonly CriterionReason[];
  /** Everything that decided it. */
  readonly inputs: ReadonlySet<InputRead>;
  readonly shape: string;
}

/**
 * @param body a situation, or {"situations": [...]}: the same household with each possible answer to an unanswered question.
 * All but the first may be {"differs": ...} with just the values that are different; {} takes a value away
 */
export const explain = (system: TaxBenefitSystem, body: unknown): Explanations =>
  explainHouseholds(system, householdsIn(system, body));

export interface PossibleHousehold {
  readonly simulation: Simulation;
  readonly shape: string;
  readonly body: JsonObject;
  /** Its place in the request. */
  readonly path: readonly string[];
}

export const householdsIn = (
  system: TaxBenefitSystem,
  body: unknown,
  budget: Budget = new Budget(),
): PossibleHousehold[] => {
  const households: PossibleHousehold[] = [];
  for (const { body: sent, path } of situationsIn(body))
    households.push(refusingAt(path, () => household(system, sent, path, budget, households[0])));
  return households;
};

function household(
  system: TaxBenefitSystem,
  sent: unknown,
  path: readonly string[],
  budget: Budget,
  first: PossibleHousehold | undefined,
): PossibleHousehold {
  const { differs, ...whole } = objectAt(sent, []);
  if (!first || differs === undefined) {
    const situation = readSituation(system, sent, budget);
    return { simulation: new Simulation(situation), shape: shapeOf(situation), body: whole, path };
  }
  return { ...variantOf(first, differing(first.body, objectAt(differs, ["differs"])), budget), path };
}

/** @param body mostly the household's own */
export function variantOf(one: PossibleHousehold, body: JsonObject, budget?: Budget): PossibleHousehold {
  const { situation: before } = one.simulation;
  const situation = readLike({ body: one.body, situation: before }, body, budget);
  const shape = situation.membership === before.membership ? one.shape : shapeOf(situation);
  return { simulation: new Simulation(situation), shape, body, path: one.path };
}

/** Replaces these values; everything else is shared. */
function differing(first: JsonObject, differs: JsonObject): JsonObject {
  const changed = Object.entries(differs).map(([plural, others]) => {
    const instances = objectAt(first[plural], ["differs", plural]);
    return [plural, { ...instances, ...replaced(instances, objectAt(others, ["differs", plural]), plural) }];
  });
  return { ...first, ...Object.fromEntries(changed) };
}

const replaced = (instances: JsonObject, others: JsonObject, plural: string): JsonObject =>
  Object.fromEntries(
    Object.entries(others).map(([id, values]) => {
      const path = ["differs", plural, id];
      if (!Object.hasOwn(instances, id)) refuse(path, "The first situation has none of this name.");
      return [id, { ...objectAt(instances[id], path), ...objectAt(values, path) }];
    }),
  );

export function explainHouseholds(
  system: TaxBenefitSystem,
  households: readonly PossibleHousehold[],
): Explanations {
  const explanations = [...decided(households)].map(
    ([id, possible]) => [id, merge(system, possible)] as const,
  );
  return { explanations: Object.fromEntries(explanations) };
}

/** Without the reasons. */
export const verdictsOf = (
  households: readonly PossibleHousehold[],
): Readonly<Record<string, Pick<BenefitExplanation, "verdict">>> =>
  Object.fromEntries(
    [...decided(households)].map(([id, possible]) => [
      id,
      { verdict: agreed(possible.map((one) => one.verdict)) },
    ]),
  );

function decided(households: readonly PossibleHousehold[]): Map<string, Outcome[]> {
  const found: Outcome[] = [];
  for (const one of households) found.push(...refusingAt(one.path, () => outcomesOf(one, found)));
  return grouped(found, ({ question }) => question.variable.id);
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

function refusingAt<T>(path: readonly string[], decide: () => T): T {
  try {
    return decide();
  } catch (error) {
    if (error instanceof Refusal && path.length > 0)
      refuse([...path, ...(error.path.length > 0 ? error.path : ["error"])], error.message, error.status);
    throw error;
  }
}

/** @param found other possible households': what the same inputs decided there is not decided again */
function outcomesOf({ simulation, shape }: PossibleHousehold, found: readonly Outcome[]): Outcome[] {
  const { situation } = simulation;
  const asked = grouped(
    situation.questions.filter(({ variable }) => variable.isBenefit),
    ({ variable }) => variable.id,
  );
  return [...asked.values()].flatMap(([question]) => {
    const isSame = ({ question: { variable, instance, period }, ...other }: Outcome) =>
      variable === question!.variable &&
      instance === question!.instance &&
      period.key === question!.period.key &&
      other.shape === shape &&
      hasInputs(situation, other.inputs);
    return found.some(isSame) ? [] : { ...outcomeOf(simulation, question!), shape };
  });
}

function outcomeOf(simulation: Simulation, question: RequestedValue): Omit<Outcome, "shape"> {
  const { decided: outcome, inputs } = noting(simulation, () => {
    const reasons = reasonsFor(simulation, question);
    const isExplained = reasons.length > 0;
    const verdict = isExplained ? all(inGroups(reasons).map(any)) : Boolean(simulation.answer(question));
    return { reasons, verdict };
  });
  return { question, ...outcome, inputs };
}

/** Also returns everything that decided the verdict. */
export const verdictOf = (
  household: Simulation,
  question: RequestedValue,
): Pick<Outcome, "verdict" | "inputs"> => outcomeOf(household, question);

/** One criterion is enough for its group; one without a group stands for itself. */
function inGroups(reasons: readonly CriterionReason[]): Verdict[][] {
  const groups = grouped(reasons, ({ group, criterion }) => (group ? `any ${group.id}` : criterion.id));
  return [...groups.values()].map((members) => members.map(({ met }) => met));
}

const any = (each: readonly Verdict[]): Verdict =>
  each.includes(true) ? true : each.includes(null) ? null : false;
const all = (each: readonly Verdict[]): Verdict =>
  each.includes(false) ? false : each.includes(null) ? null : true;
export const agreed = (each: readonly Verdict[]): Verdict =>
  each.every((one) => one === each[0]) ? (each[0] ?? null) : null;

function merge(system: TaxBenefitSystem, outcomes: readonly Outcome[]): BenefitExplanation {
  const { period } = outcomes[0]!.question;
  const verdict = agreed(outcomes.map((one) => one.verdict));
  const lines = grouped(
    outcomes.flatMap(({ reasons }) => reasons),
    ({ group, criterion }) => `${group?.id ?? ""}/${criterion.id}`,
  );
  return {
    period: period.key,
    verdict,
    criteria: [...lines.values()]
      .map((line) => ({ line, status: statusOf(line, outcomes) }))
      .filter(({ line, status }) => isShown(line[0]!, status))
      .map(({ line, status }) => mergeReasons(line, status, outcomes, system)),
  };
}

// A quiet criterion is shown where it decides, or may: when not met, or when an alternative is met.
function isShown({ criterion, group }: CriterionReason, status: CriterionStatus): boolean {
  return !criterion.quiet || status !== (group ? "not-met" : "met");
}

/** A criterion counts as met in a situation that it does not apply to. */
function statusOf(reasons: readonly CriterionReason[], outcomes: readonly Outcome[]): CriterionStatus {
  const isUntold = (outcome: Outcome) => !outcome.reasons.some((one) => reasons.includes(one));
  const untold = reasons[0]!.group ? [] : outcomes.filter(isUntold).map(() => true);
  const met = agreed([...reasons.map((one) => one.met), ...untold]);
  return met === null ? "not-known" : met ? "met" : "not-met";
}

/** What refuses the benefit, else what leaves it open, else what grants it. */
function decides(reason: CriterionReason, { verdict, reasons }: Outcome): boolean {
  if (reason.met !== verdict) return false;
  const members = reasons.filter(({ group }) => group && group === reason.group);
  return members.length === 0 || any(members.map(({ met }) => met)) === verdict;
}

/** The least certain comparison: one that refuses or leaves open rather than one that grants. */
const telling = (reasons: readonly CriterionReason[]): CriterionReason =>
  reasons.find(({ met }) => met === null) ?? reasons.find(({ met }) => met === false) ?? reasons[0]!;

function mergeReasons(
  reasons: readonly CriterionReason[],
  status: CriterionStatus,
  outcomes: readonly Outcome[],
  system: TaxBenefitSystem,
): ExplainedCriterion {
  const { criterion, group, law } = reasons[0]!;
  const { en, mi, unmet, inForceFrom } = wordsOf(reasons[0]!, system, outcomes[0]!.question.period.start);
  const { met, certainty, why: own, compared } = telling(reasons);
  // Where only the possible households differ, no figure is the reason.
  const why = status === "not-known" && met !== null ? undefined : own;
  return {
    id: criterion.id,
    en,
    mi,
    status,
    ...(unmet && { unmet }),
    ...(group && { group: { id: group.id, en: group.en, mi: group.mi, unmet: group.unmet } }),
    decides: reasons.some((one) =>
      outcomes.some((outcome) => outcome.reasons.includes(one) && decides(one, outcome)),
    ),
    used: mergeUsed(reasons),
    law: { text: law.text, url: law.url },
    inForceFrom,
    ...(system.reform && { certainty, ...(why && { why }), ...(compared && { compared }) }),
  };
}

function mergeUsed(reasons: readonly CriterionReason[]): UsedAnswer[] {
  const used = reasons.map(usedBy);
  const keys = new Set(used.flatMap((one) => [...one.keys()]));
  return [...keys].map((key) => {
    const answers = used.flatMap((one) => one.get(key) ?? []);
    const isAgreed =
      answers.length === reasons.length && new Set(answers.map(({ value }) => value)).size === 1;
    return { ...answers[0]!, value: isAgreed ? answers[0]!.value : null };
  });
}
