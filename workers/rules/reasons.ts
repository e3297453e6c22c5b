import { known, type Weighed, weighed } from "./certainty.ts";
import { isAnyOf, say } from "./criteria.ts";
import type { AnyOf, BenefitCriterion, Bilingual, LegalTest, RulePerson, VariableValue } from "./declare.ts";
import { figuresAt, type InputRead, type PeriodState, type Simulation } from "./engine.ts";
import { inForceFrom, type Law } from "./law.ts";
import { idsOf, type RequestedValue } from "./situation.ts";
import { parameterAt, ruleAt, type TaxBenefitSystem } from "./system.ts";

export interface CriterionReason extends Weighed {
  readonly criterion: BenefitCriterion;
  readonly group?: AnyOf;
  readonly en: string;
  readonly mi: string;
  readonly unmet?: Bilingual;
  readonly law: Law;
  readonly inForceFrom: string | null;
  /** Keyed by "variable instance". */
  readonly used: ReadonlyMap<string, { variable: string; instance: string; value: VariableValue }>;
}

export function reasonsFor(
  simulation: Simulation,
  { variable, instance, period }: RequestedValue,
): CriterionReason[] {
  const { state, rule } = simulation.at(period).computation(variable.id);
  return rule ? reasonsOf(rule.benefit!, state, instance) : [];
}

function reasonsOf({ law, criteria }: LegalTest, state: PeriodState, instance: number): CriterionReason[] {
  return criteria.flatMap((item) => {
    if (isAnyOf(item)) return item.any.flatMap((one) => reason(one, law, state, instance, item));
    const inner = item.madeOf && state.computation(item.id).rule ? item.madeOf : undefined;
    return inner ? reasonsOf(inner, state, instance) : reason(item, law, state, instance);
  });
}

/** None where the criterion does not apply. */
function reason(
  criterion: BenefitCriterion,
  law: Law,
  state: PeriodState,
  instance: number,
  group?: AnyOf,
): CriterionReason[] {
  const { simulation, period } = state;
  const { system } = simulation.situation;
  const figures = figuresAt(system, criterion.parameters, period);
  const person = state.person(instance) as RulePerson;
  const { decided, readings } = noting(simulation, (): Weighed | undefined => {
    const met = criterion.met(person, figures);
    if (!criterion.weigh || isAnswered(criterion, state)) return known(met);
    const weighing = criterion.weigh(person, figures);
    return weighing && weighed(weighing, criterion, system, period.start);
  });
  if (!decided) return [];
  return [
    {
      ...decided,
      criterion,
      group,
      en: say(criterion.en, figures),
      mi: say(criterion.mi, figures),
      ...(criterion.unmet && {
        unmet: { en: say(criterion.unmet.en, figures), mi: say(criterion.unmet.mi, figures) },
      }),
      law: criterion.law ?? law,
      inForceFrom: since(criterion, criterion.law ?? law, system, period.start),
      used: new Map(readings.map((one) => used(one, simulation))),
    },
  ];
}

const isAnswered = ({ weighs }: BenefitCriterion, state: PeriodState): boolean =>
  weighs !== undefined && state.computation(weighs).rule === undefined;

function noting<T>(simulation: Simulation, decide: () => T): { decided: T; readings: InputRead[] } {
  const readings: InputRead[] = [];
  simulation.inputsRead = readings;
  try {
    return { decided: decide(), readings };
  } finally {
    simulation.inputsRead = undefined;
  }
}

function used({ variable, instance, value }: InputRead, { situation }: Simulation) {
  const id = idsOf(variable, situation)[instance]!;
  return [`${variable.id} ${id}`, { variable: variable.id, instance: id, value }] as const;
}

function since(criterion: BenefitCriterion, law: Law, system: TaxBenefitSystem, day: string): string | null {
  if (law.from !== undefined) return law.from;
  const starts = Object.values(criterion.parameters).map((id) => parameterAt(system, id, day).since);
  if (criterion.since) starts.push(criterion.since);
  for (const id of criterion.uses) {
    const rule = ruleAt(system.variables.get(id)!, day);
    if (rule && rule.since !== "0001-01-01") starts.push(rule.since);
  }
  return inForceFrom(law, starts.sort().at(-1));
}
