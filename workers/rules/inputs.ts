// By variable and period, for all instances of the entity together.

import type { Budget } from "./budget.ts";
import type { Variable, VariableValue } from "./declare.ts";
import type { EntityKey } from "./entities.ts";
import { eternity, type Period, parsePeriod } from "./periods.ts";
import { refuse } from "./refusal.ts";
import { canSpread, type LongerPeriod, monthsIn, spread, type ValuesByPeriod } from "./spread.ts";
import { asValue } from "./values.ts";

export class Inputs {
  readonly #countOf: (entity: EntityKey) => number;
  readonly #budget: Budget;
  readonly #rows = new Map<string, ValuesByPeriod>();
  readonly #longer = new Map<string, LongerPeriod>();
  readonly #periods = new Map<string, Period | undefined>();

  constructor(countOf: (entity: EntityKey) => number, budget: Budget) {
    this.#countOf = countOf;
    this.#budget = budget;
  }

  /** As if the values of these variables had not been sent. */
  without(variables: Iterable<string>, budget: Budget): Inputs {
    const copy = new Inputs(this.#countOf, budget);
    for (const [id, rows] of this.#rows) copy.#rows.set(id, rows);
    for (const id of variables) copy.#rows.delete(id);
    return copy;
  }

  /** Instances without a value have the default. */
  given(id: string, periodKey: string): readonly VariableValue[] | undefined {
    return this.#rows.get(id)?.get(periodKey);
  }

  periodOf(text: string): Period | undefined {
    let period = this.#periods.get(text);
    if (!period) {
      period = parsePeriod(text);
      this.#periods.set(text, period);
    }
    return period;
  }

  put(variable: Variable, instance: number, period: Period, sent: unknown, path: () => string[]): void {
    const value = asValue(variable, sent);
    if (typeof value === "object") refuse(path(), value.problem);
    this.#rowFor(variable, period, path)[instance] = value;
  }

  finish(): void {
    const longer = [...this.#longer.values()];
    for (const { variable, period } of longer)
      this.#budget.spend(monthsIn(period) * this.#countOf(variable.entity));
    spread(longer, (variable) => this.#rowsOf(variable));
  }

  #rowFor(variable: Variable, period: Period, path: () => string[]): VariableValue[] {
    const { definitionPeriod: unit } = variable;
    if (unit === "ETERNITY") return this.#rowAt(variable, eternity.key);
    if (period.unit === unit && period.size === 1) return this.#rowAt(variable, period.key);
    if (!canSpread(variable, period))
      refuse(path(), `This variable is set for exactly one ${unit.toLowerCase()}.`);
    return this.#longerRow(variable, period);
  }

  #rowsOf(variable: Variable): ValuesByPeriod {
    let rows = this.#rows.get(variable.id);
    if (!rows) {
      rows = new Map();
      this.#rows.set(variable.id, rows);
    }
    return rows;
  }

  #rowAt(variable: Variable, key: string): VariableValue[] {
    const rows = this.#rowsOf(variable);
    let row = rows.get(key);
    if (!row) {
      row = this.#defaults(variable);
      rows.set(key, row);
    }
    return row;
  }

  #longerRow(variable: Variable, period: Period): VariableValue[] {
    const name = `${variable.id} ${period.key}`;
    const known = this.#longer.get(name);
    if (known) return known.values;
    const values = this.#defaults(variable);
    this.#longer.set(name, { variable, period, values });
    return values;
  }

  #defaults = ({ entity, defaultValue }: Variable): VariableValue[] => {
    const count = this.#countOf(entity);
    this.#budget.spend(count);
    return new Array(count).fill(defaultValue);
  };
}
