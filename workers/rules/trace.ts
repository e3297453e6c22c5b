import { Budget, mostTraced } from "./budget.ts";
import type { Rule, Variable, VariableValue } from "./declare.ts";
import { type Computation, type PeriodState, Simulation } from "./engine.ts";
import { groups } from "./entities.ts";
import { idsOf, type ParsedSituation, readSituation } from "./situation.ts";
import type { TaxBenefitSystem } from "./system.ts";
import { toJson } from "./values.ts";

interface TraceStep {
  readonly dependencies: readonly string[];
  readonly parameters: Readonly<Record<string, number>>;
  readonly value: readonly VariableValue[];
}

export interface Trace {
  readonly trace: Readonly<Record<string, TraceStep>>;
  readonly entitiesDescription: Readonly<Record<string, readonly string[]>>;
  readonly requestedCalculations: readonly string[];
}

/** How each null in a situation was calculated. @throws Refusal */
export function trace(system: TaxBenefitSystem, body: unknown): Trace {
  const situation = readSituation(system, body, new Budget(mostTraced));
  const simulation = new Simulation(situation);
  const steps: Record<string, TraceStep> = {};
  const requested = situation.questions.map((question) => {
    simulation.answer(question);
    return follow(question.variable, simulation.at(question.period), situation, steps);
  });
  return {
    trace: steps,
    entitiesDescription: describe(situation),
    requestedCalculations: [...new Set(requested)],
  };
}

function follow(
  variable: Variable,
  asked: PeriodState,
  situation: ParsedSituation,
  steps: Record<string, TraceStep>,
): string {
  const computation = asked.computation(variable.id);
  const { state, rule } = computation;
  const name = `${variable.id}<${(variable.definitionPeriod === "ETERNITY" ? asked : state).period.key}>`;
  if (Object.hasOwn(steps, name)) return name;
  const dependencies: string[] = [];
  steps[name] = {
    dependencies,
    parameters: rule ? parametersOf(rule, computation) : {},
    value: idsOf(variable, situation).map((_, instance) => toJson(variable, computation.value(instance))),
  };
  for (const id of rule?.uses ?? [])
    dependencies.push(follow(situation.system.variables.get(id)!, state, situation, steps));
  return name;
}

const parametersOf = ({ parameters }: Rule, { state, figures }: Computation): Record<string, number> =>
  Object.fromEntries(
    Object.entries(parameters).map(([short, id]) => [`${id}<${state.period.start}>`, figures[short]!]),
  );

const describe = ({ persons, membership }: ParsedSituation): Record<string, readonly string[]> => ({
  persons,
  ...Object.fromEntries(groups.map(({ key, plural }) => [plural, membership.get(key)!.ids])),
});
