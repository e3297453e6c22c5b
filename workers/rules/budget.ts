// An upper bound on the values that a request sends and its questions need, found before any rule runs.

import type { Variable } from "./declare.ts";
import type { EntityKey } from "./entities.ts";
import type { Period } from "./periods.ts";
import { Refusal } from "./refusal.ts";
import type { TaxBenefitSystem } from "./system.ts";

/**
 * One value per variable, person or group, and period. A million take about 300 ms of CPU; a family of twelve
 * asking for all benefits in a month needs 4,000, and the checker asks for at most 32 such families at once.
 */
const mostValues = 250_000;
/** Lower, because every value of a trace is written out. */
export const mostTraced = 50_000;
/** In values: what a variable costs in a period besides the values themselves. */
const preparing = 8;

/** Shared by all situations of a request. */
export class Budget {
  readonly #most: number;
  #spent = 0;

  constructor(most = mostValues) {
    this.#most = most;
  }

  /** @throws Refusal, 413 */
  spend(values: number): void {
    this.#spent += values;
    if (this.#spent > this.#most)
      throw new Refusal(
        [],
        `This asks for too much at once: persons and groups × periods × variables come to more than ${this.#most} values. Send fewer of them in each request.`,
        413,
      );
  }
}

type Asked = { readonly variable: Variable; readonly period: Period };

/** @param countOf number of persons, or of groups of a kind @throws Refusal, 413 */
export function priceQuestions(
  { variables }: TaxBenefitSystem,
  questions: readonly Asked[],
  countOf: (entity: EntityKey) => number,
  budget: Budget,
): void {
  const needed = new Map<string, Set<string>>();
  const need = (id: string, already: Set<string>): void => {
    if (already.has(id)) return;
    already.add(id);
    const variable = variables.get(id)!;
    budget.spend(preparing + countOf(variable.entity));
    for (const { uses } of variable.rules) for (const used of uses) need(used, already);
  };
  for (const { variable, period } of questions) {
    const already = needed.get(period.key) ?? new Set();
    needed.set(period.key, already);
    need(variable.id, already);
  }
}
