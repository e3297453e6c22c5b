import { type Household, verdictOf } from "#app/features/financial-help/index.ts";
import { dayInNewZealand } from "#app/nz/date.ts";
import type { Criterion } from "#app/server/neighbours/rules.ts";
import type { Visit } from "#app/server/visit.ts";
import { incomeLimits, limitFor, thresholds, weeklyHours } from "./limits.ts";

/** A family as the rules see it, and who of it works, studies, does activities or is medically unable to care. */
export interface Family {
  readonly household: Household;
  readonly hasReason: readonly boolean[];
}

export interface Likelihood {
  /** Unclear where the income alone is over a limit that has been raised since, or where reasons are missing. */
  readonly is: "likely" | "unclear" | "unlikely";
  /** Hours a week that may be paid at most for each child; two figures where only one of two carers has a reason for more. */
  readonly hours: { readonly least: number; readonly most: number };
  readonly children: number;
  readonly isCouple: boolean;
  /** Dollars a week. */
  readonly income: number;
  /** Dollars a week. */
  readonly limit: number;
  readonly criteria: readonly Criterion[];
}

/** @returns undefined when the rules engine does not answer */
export async function likelihoodOf(
  { household, hasReason }: Family,
  visit: Pick<Visit, "rules" | "now">,
): Promise<Likelihood | undefined> {
  const found = await verdictOf("isChildCareSubsidy", household, thresholds, visit);
  if (!found) return undefined;
  const { verdict, criteria } = found;
  const children = household.numberOfChildren;
  return {
    is: verdict ? "likely" : isCertain(criteria, dayInNewZealand(visit.now)) ? "unlikely" : "unclear",
    hours: hoursFor(hasReason),
    children,
    isCouple: hasReason.length > 1,
    income: Math.round(household.yearlyIncome / 52),
    limit: limitFor(children),
    criteria,
  };
}

/** Nobody is told "no" by a limit alone that has been raised since. */
function isCertain(criteria: readonly Criterion[], today: string): boolean {
  const refusing = criteria.filter(({ status, group }) => status === "not-met" && !group);
  const inGroup = criteria.filter(({ group }) => group);
  const hasChild = inGroup.length === 0 || inGroup.some(({ status }) => status === "met");
  if (!hasChild) return true;
  return refusing.some(({ id }) => id !== "income" || today < incomeLimits.outOfDateSince);
}

function hoursFor(hasReason: readonly boolean[]): Likelihood["hours"] {
  const { most, mostWithReason } = weeklyHours;
  return {
    least: hasReason.every(Boolean) ? mostWithReason : most,
    most: hasReason.some(Boolean) ? mostWithReason : most,
  };
}
