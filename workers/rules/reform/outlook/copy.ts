import type { PossibleHousehold } from "../../explain.ts";
import type { FamilyFacts, SentSituation } from "./family.ts";

const monthOf = (day: string): string => day.slice(0, 7);

/** Asks about the applicant only. Everything else is shared: a change replaces it. */
export function asking(
  { body }: PossibleHousehold,
  variables: readonly string[],
  { applicant, day }: FamilyFacts,
): SentSituation {
  const { persons, families = {}, ...rest } = body as unknown as SentSituation;
  const own = { ...persons[applicant] };
  for (const id in own) if (isAsked(own[id])) delete own[id];
  for (const id of variables) own[id] = { [monthOf(day)]: null };
  return { ...rest, persons: { ...persons, [applicant]: own }, families: { ...families } };
}

const isAsked = (values: Record<string, unknown> = {}): boolean => {
  for (const period in values) if (values[period] === null) return true;
  return false;
};

export function setIncome(
  { families = {} }: SentSituation,
  { family, day }: FamilyFacts,
  income: number,
): void {
  const group = families[family];
  if (group) families[family] = { ...group, household_income: { [monthOf(day)]: income } };
}
