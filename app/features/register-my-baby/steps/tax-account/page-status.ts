import type { Answers } from "#app/forms/answers.ts";
import type { StepView } from "#app/wizard/hooks.ts";
import { type TaxAccount, taxAccountOf } from "./status.ts";

/** Every part of a page looks at the same answers: they are put together once. */
const together = new WeakMap<Answers, { derived: StepView["derived"]; all: Answers }>();

/** How it stands with the tax account on a page that is drawn. */
export function taxAccountIn({ answers, derived, today }: StepView): TaxAccount {
  const known = together.get(answers);
  const all = known?.derived === derived ? known.all : { ...derived, ...answers };
  together.set(answers, { derived, all });
  return taxAccountOf(all, today);
}
