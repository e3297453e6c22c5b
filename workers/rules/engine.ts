// A value that was sent counts first, then the rule in force, then the default.

import type { Figures, Rule, RuleFamily, RulePerson, Variable, VariableValue } from "./declare.ts";
import { type Period, startingIn } from "./periods.ts";
import { refuse } from "./refusal.ts";
import type { ParsedSituation, RequestedValue } from "./situation.ts";
import { FamilyAt, PersonAt } from "./subjects.ts";
import { parameterAt, ruleAt, type TaxBenefitSystem } from "./system.ts";
import { ofType, toJson } from "./values.ts";

export interface InputRead {
  readonly variable: Variable;
  readonly instance: number;
  readonly period: string;
  /** Undefined where none was sent. */
  readonly value: VariableValue | undefined;
}

export class Simulation {
  readonly situation: ParsedSituation;
  readonly #states = new Map<string, PeriodState>();
  readonly #forAllTime = new Map<string, Computation>();
  /** While set, every input read is recorded here, once. */
  inputsRead: Set<InputRead> | undefined;

  constructor(situation: ParsedSituation) {
    this.situation = situation;
  }

  at(period: Period): PeriodState {
    let state = this.#states.get(period.key);
    if (!state) {
      state = new PeriodState(this, period);
      this.#states.set(period.key, state);
    }
    return state;
  }

  /** @throws Refusal for a period of the wrong length */
  answer(question: RequestedValue): VariableValue {
    return toJson(question.variable, this.computationFor(question).value(question.instance));
  }

  /** @throws Refusal for a period of the wrong length */
  computationFor({ variable, period, path }: RequestedValue): Computation {
    const unit = variable.definitionPeriod;
    if (unit !== "ETERNITY" && (period.unit !== unit || period.size !== 1))
      refuse(path, `This variable must be computed for a whole ${unit.toLowerCase()}.`);
    return this.at(period).computation(variable.id);
  }

  computationOf(variable: Variable, asked: PeriodState): Computation {
    if (variable.definitionPeriod === "ETERNITY") return this.#computationForAllTime(variable, asked);
    const own = startingIn(asked.period, variable.definitionPeriod);
    return own.key === asked.period.key
      ? new Computation(variable, asked, own.key)
      : this.at(own).computation(variable.id);
  }

  #computationForAllTime(variable: Variable, asked: PeriodState): Computation {
    let computation = this.#forAllTime.get(variable.id);
    if (!computation) {
      computation = new Computation(variable, asked, "ETERNITY");
      this.#forAllTime.set(variable.id, computation);
    }
    return computation;
  }
}

export class PeriodState {
  readonly simulation: Simulation;
  readonly period: Period;
  readonly #computations = new Map<string, Computation>();
  readonly #persons: PersonAt[] = [];
  readonly #families: FamilyAt[] = [];

  constructor(simulation: Simulation, period: Period) {
    this.simulation = simulation;
    this.period = period;
  }

  computation(id: string): Computation {
    let computation = this.#computations.get(id);
    if (computation) return computation;
    computation = this.simulation.computationOf(this.simulation.situation.system.variables.get(id)!, this);
    this.#computations.set(id, computation);
    computation.prepare();
    return computation;
  }

  person(index: number): PersonAt {
    this.#persons[index] ??= new PersonAt(this, index);
    return this.#persons[index];
  }

  family(index: number): FamilyAt {
    this.#families[index] ??= new FamilyAt(this, index);
    return this.#families[index];
  }
}

export class Computation {
  readonly variable: Variable;
  readonly state: PeriodState;
  figures: Figures = {};
  /** Undefined where a value was sent. */
  readonly rule: Rule | undefined;
  readonly #period: string;
  readonly #given: readonly VariableValue[] | undefined;
  readonly #results: (VariableValue | undefined)[] = [];
  /** By instance: the inputs a result was made from, once somebody has asked for them. */
  readonly #madeFrom: (Set<InputRead> | undefined)[] = [];
  #prepared = false;

  constructor(variable: Variable, state: PeriodState, key: string) {
    this.variable = variable;
    this.state = state;
    this.#period = key;
    this.#given = state.simulation.situation.inputs.given(variable.id, key);
    this.rule = this.#given ? undefined : ruleAt(variable, state.period.start);
  }

  /** Prepares everything the rule needs, even what it will not read for this person. */
  prepare(): void {
    if (this.#prepared || this.#given) return;
    this.#prepared = true;
    if (this.rule) {
      for (const id of this.rule.uses) this.state.computation(id);
      this.figures = figuresAt(
        this.state.simulation.situation.system,
        this.rule.parameters,
        this.state.period,
      );
    } else if (this.variable.mustBeGiven)
      refuse([], `Missing value for variable ${this.variable.id} at ${this.state.period.key}.`);
  }

  value(instance: number): VariableValue {
    const { inputsRead } = this.state.simulation;
    if (inputsRead) {
      this.#madeFrom[instance] ??= this.#inputsOf(instance);
      for (const one of this.#madeFrom[instance]) inputsRead.add(one);
    }
    if (this.#given) return this.#given[instance]!;
    if (!this.rule) return this.variable.defaultValue;
    this.#results[instance] ??= this.#evaluate(instance);
    return this.#results[instance];
  }

  #inputsOf(instance: number): Set<InputRead> {
    const { variable, state } = this;
    const own = { variable, instance, period: this.#period, value: this.#given?.[instance] };
    if (!this.rule) return new Set([own]);
    const { decided, inputs } = noting(state.simulation, () => this.#evaluate(instance));
    this.#results[instance] = decided;
    return inputs.add(own);
  }

  #evaluate(instance: number): VariableValue {
    const subject =
      this.variable.entity === "person" ? this.state.person(instance) : this.state.family(instance);
    return ofType(
      this.variable,
      this.rule!.evaluate(subject as unknown as RulePerson & RuleFamily, this.figures),
    );
  }
}

/** Also returns every input read for the decision. */
export function noting<T>(simulation: Simulation, decide: () => T): { decided: T; inputs: Set<InputRead> } {
  const outer = simulation.inputsRead;
  const inputs = new Set<InputRead>();
  simulation.inputsRead = inputs;
  try {
    return { decided: decide(), inputs };
  } finally {
    simulation.inputsRead = outer;
    if (outer) for (const one of inputs) outer.add(one);
  }
}

/** Whether decisions made by these inputs are the same in another situation of the same shape. */
export const hasInputs = ({ inputs }: ParsedSituation, read: Iterable<InputRead>): boolean => {
  for (const { variable, instance, period, value } of read)
    if (inputs.given(variable.id, period)?.[instance] !== value) return false;
  return true;
};

type FiguresOf = WeakMap<Readonly<Record<string, string>>, { start: string; figures: Figures }>;
/** Only the latest, as nearly all questions are about one month. */
const remembered = new WeakMap<TaxBenefitSystem, FiguresOf>();

/** Amounts at the start of a period, by the rule's names. */
export function figuresAt(
  system: TaxBenefitSystem,
  parameters: Readonly<Record<string, string>>,
  { start }: Period,
): Figures {
  const own: FiguresOf = remembered.get(system) ?? new WeakMap();
  remembered.set(system, own);
  const known = own.get(parameters);
  if (known?.start === start) return known.figures;
  const figures: Record<string, number> = {};
  for (const name in parameters) figures[name] = parameterAt(system, parameters[name]!, start).value;
  own.set(parameters, { start, figures });
  return figures;
}
