import type { Answers } from "#app/forms/answers.ts";
import type { StepView } from "#app/wizard/hooks.ts";
import { type TaxAccount, taxAccountOf } from "./status.ts";

/** Several components of a page need the same answers: they are merged once. */
const together = new WeakMap<Answers, { derived: StepView["derived"]; all: Answers }>();

export function taxAccountIn({ answers, derived, today }: StepView): TaxAccount {
  const known = together.get(answers);
  const all = known?.derived === derived ? known.all : { ...derived, ...answers };
  together.set(answers, { derived, all });
  return taxAccountOf(all, today);
}
