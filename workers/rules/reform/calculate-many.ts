import { Budget } from "../budget.ts";
import { calculate } from "../calculate.ts";
import { objectAt, Refusal, refuse } from "../refusal.ts";
import type { TaxBenefitSystem } from "../system.ts";

/** `persons`: in all households together. */
export const mostAtOnce = { situations: 64, persons: 640 };

/** @param body `{"situations": [...]}`, each answered as by /calculate @throws Refusal, with the place in the list */
export function calculateMany(system: TaxBenefitSystem, body: unknown): unknown {
  const { situations } = objectAt(body, []);
  if (!Array.isArray(situations) || situations.length === 0 || situations.length > mostAtOnce.situations)
    refuse(["situations"], `Expected a list of 1 to ${mostAtOnce.situations} situations.`);
  const persons = situations.reduce((sum: number, one) => sum + Object.keys(one?.persons ?? {}).length, 0);
  if (persons > mostAtOnce.persons)
    refuse(["situations"], `There can be at most ${mostAtOnce.persons} persons in all situations together.`);
  const budget = new Budget();
  return {
    situations: situations.map((one: unknown, index) => at(index, () => calculate(system, one, budget))),
  };
}

function at<T>(index: number, compute: () => T): T {
  try {
    return compute();
  } catch (error) {
    if (error instanceof Refusal)
      refuse(["situations", String(index), ...error.path], error.message, error.status);
    throw error;
  }
}
