// The reasons for one verdict in one situation: what each criterion of the benefit says there.

import { isAnyOf, say } from "./criteria.ts";
import type { AnyOf, Benefit, Criterion, Person, Value } from "./declare.ts";
import { figuresAt, type Moment, type Reading, type Simulation } from "./engine.ts";
import type { Law } from "./law.ts";
import { parameterAt } from "./parameters/index.ts";
import { idsOf, type Question } from "./situation.ts";
import { variables } from "./variables/index.ts";

export interface Reason {
  readonly criterion: Criterion;
  readonly group?: AnyOf;
  readonly met: boolean;
  readonly en: string;
  readonly mi: string;
  readonly law: Law;
  readonly inForceFrom: string | null;
  /** By "variable instance": what was sent and looked at. */
  readonly used: ReadonlyMap<string, { variable: string; instance: string; value: Value }>;
}

/** The reasons for the answer to a question about a benefit, in the order of its declaration. */
export function reasonsFor(simulation: Simulation, { variable, instance, period }: Question): Reason[] {
  const { moment, isRuled } = simulation.at(period).computation(variable.id);
  return isRuled ? reasonsOf(variable.rule!.benefit!, moment, instance) : [];
}

function reasonsOf({ law, criteria }: Benefit, moment: Moment, instance: number): Reason[] {
  return criteria.flatMap((item) => {
    if (isAnyOf(item)) return item.any.map((one) => reason(one, law, moment, instance, item));
    const inner = item.madeOf && moment.computation(item.id).isRuled ? item.madeOf : undefined;
    return inner ? reasonsOf(inner, moment, instance) : [reason(item, law, moment, instance)];
  });
}

function reason(criterion: Criterion, law: Law, moment: Moment, instance: number, group?: AnyOf): Reason {
  const figures = figuresAt(criterion.parameters, moment.period);
  const { met, readings } = noting(moment.simulation, () =>
    criterion.met(moment.person(instance) as Person, figures),
  );
  return {
    criterion,
    group,
    met,
    en: say(criterion.en, figures),
    mi: say(criterion.mi, figures),
    law: criterion.law ?? law,
    inForceFrom: inForceFrom(criterion, moment.period.start),
    used: new Map(readings.map((one) => used(one, moment.simulation))),
  };
}

function noting(simulation: Simulation, decide: () => boolean): { met: boolean; readings: Reading[] } {
  const readings: Reading[] = [];
  simulation.readings = readings;
  try {
    return { met: decide(), readings };
  } finally {
    simulation.readings = undefined;
  }
}

function used({ variable, instance, value }: Reading, { situation }: Simulation) {
  const id = idsOf(variable, situation)[instance]!;
  return [`${variable.id} ${id}`, { variable: variable.id, instance: id, value }] as const;
}

function inForceFrom({ parameters, since, uses }: Criterion, day: string): string | null {
  const starts = Object.values(parameters).map((id) => parameterAt(id, day).since);
  if (since) starts.push(since);
  for (const id of uses) {
    const rule = variables.get(id)?.rule;
    if (rule && rule.since !== "0001-01-01") starts.push(rule.since);
  }
  return starts.sort().at(-1) ?? null;
}
