import type { FamilyFacts, SentSituation } from "./family.ts";

const monthOf = (day: string): string => day.slice(0, 7);

/** Asks the same household for these variables of the applicant only. Values are shared: a change replaces them. */
export function asking(
  { persons, families = {}, ...rest }: SentSituation,
  variables: readonly string[],
  { applicant, day }: FamilyFacts,
): SentSituation {
  const own = Object.entries(persons[applicant]!).filter(
    ([, values]) => !Object.values(values ?? {}).includes(null),
  );
  const asked = variables.map((id) => [id, { [monthOf(day)]: null }] as const);
  return {
    ...rest,
    persons: { ...copy(persons), [applicant]: Object.fromEntries([...own, ...asked]) },
    families: copy(families),
  };
}

const copy = <T extends object>(all: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(all).map(([id, values]) => [id, { ...values }]));

export function setIncome(
  { families = {} }: SentSituation,
  { family, day }: FamilyFacts,
  income: number,
): void {
  const group = families[family];
  if (group) group.household_income = { [monthOf(day)]: income };
}
