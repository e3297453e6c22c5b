import { isAnyOf, say } from "./criteria.ts";
import type { AnyOf, BenefitCriterion, LegalTest, RulePerson, VariableValue } from "./declare.ts";
import { figuresAt, type InputRead, type PeriodState, type Simulation } from "./engine.ts";
import type { Law } from "./law.ts";
import { parameterAt } from "./parameters/index.ts";
import { idsOf, type RequestedValue } from "./situation.ts";
import { variables } from "./variables/index.ts";

export interface CriterionReason {
  readonly criterion: BenefitCriterion;
  readonly group?: AnyOf;
  readonly met: boolean;
  readonly en: string;
  readonly mi: string;
  readonly law: Law;
  readonly inForceFrom: string | null;
  /** Keyed by "variable instance". */
  readonly used: ReadonlyMap<string, { variable: string; instance: string; value: VariableValue }>;
}

export function reasonsFor(
  simulation: Simulation,
  { variable, instance, period }: RequestedValue,
): CriterionReason[] {
  const { state, isRuled } = simulation.at(period).computation(variable.id);
  return isRuled ? reasonsOf(variable.rule!.benefit!, state, instance) : [];
}

function reasonsOf({ law, criteria }: LegalTest, state: PeriodState, instance: number): CriterionReason[] {
  return criteria.flatMap((item) => {
    if (isAnyOf(item)) return item.any.map((one) => reason(one, law, state, instance, item));
    const inner = item.madeOf && state.computation(item.id).isRuled ? item.madeOf : undefined;
    return inner ? reasonsOf(inner, state, instance) : [reason(item, law, state, instance)];
  });
}

function reason(
  criterion: BenefitCriterion,
  law: Law,
  state: PeriodState,
  instance: number,
  group?: AnyOf,
): CriterionReason {
  const figures = figuresAt(criterion.parameters, state.period);
  const { met, readings } = noting(state.simulation, () =>
    criterion.met(state.person(instance) as RulePerson, figures),
  );
  return {
    criterion,
    group,
    met,
    en: say(criterion.en, figures),
    mi: say(criterion.mi, figures),
    law: criterion.law ?? law,
    inForceFrom: inForceFrom(criterion, state.period.start),
    used: new Map(readings.map((one) => used(one, state.simulation))),
  };
}

function noting(simulation: Simulation, decide: () => boolean): { met: boolean; readings: InputRead[] } {
  const readings: InputRead[] = [];
  simulation.inputsRead = readings;
  try {
    return { met: decide(), readings };
  } finally {
    simulation.inputsRead = undefined;
  }
}

function used({ variable, instance, value }: InputRead, { situation }: Simulation) {
  const id = idsOf(variable, situation)[instance]!;
  return [`${variable.id} ${id}`, { variable: variable.id, instance: id, value }] as const;
}

function inForceFrom({ parameters, since, uses }: BenefitCriterion, day: string): string | null {
  const starts = Object.values(parameters).map((id) => parameterAt(id, day).since);
  if (since) starts.push(since);
  for (const id of uses) {
    const rule = variables.get(id)?.rule;
    if (rule && rule.since !== "0001-01-01") starts.push(rule.since);
  }
  return starts.sort().at(-1) ?? null;
}
