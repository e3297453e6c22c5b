import { ownAnswers, sameAnswers } from "../own-answers.ts";
import type { Wizard } from "../wizard.ts";
import type { SavedForm } from "./saved-form.ts";

export function versionsOfChange(
  { steps }: Wizard,
  before: SavedForm | undefined,
  after: SavedForm,
  version: number,
): Readonly<Record<string, number>> {
  const changed = steps.filter(
    (step) => !sameAnswers(ownAnswers(step, before?.answers ?? {}), ownAnswers(step, after.answers)),
  );
  return { ...before?.changed, ...Object.fromEntries(changed.map(({ name }) => [name, version])) };
}

export function isSame<T extends SavedForm>(one: T, other: T): boolean {
  const { answers, derived, ...rest } = one;
  const { answers: otherAnswers, derived: otherDerived, ...otherRest } = other;
  return (
    sameAnswers(answers, otherAnswers) &&
    sameAnswers(derived, otherDerived) &&
    JSON.stringify(rest) === JSON.stringify(otherRest)
  );
}
