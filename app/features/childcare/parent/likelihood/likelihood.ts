import { type Household, verdictOf } from "#app/features/financial-help/index.ts";
import type { Criterion } from "#app/server/neighbours/rules.ts";
import type { AmountInForce, AmountsInForce } from "#app/ui/amounts/in-words.ts";
import { type Limits, limitFor, limitsFrom, thresholdsFrom } from "./limits.ts";

export interface Family {
  readonly household: Household;
  readonly hasReason: readonly boolean[];
}

export interface Likelihood {
  /** Unclear when only the income is over an outdated limit, or reasons are missing. */
  readonly is: "likely" | "unclear" | "unlikely";
  /** Most hours a week paid for each child; two figures where only one of two carers has a reason for more. */
  readonly hours: { readonly least: number; readonly most: number };
  readonly children: number;
  readonly isCouple: boolean;
  /** Dollars a week. */
  readonly income: number;
  readonly limit: AmountInForce;
  /** Hours a week. */
  readonly mostWithReason: number;
  readonly criteria: readonly Criterion[];
}

/** @returns undefined when the rules engine does not answer, or the limits are not known */
export async function likelihoodOf(
  { household, hasReason }: Family,
  visit: Parameters<typeof verdictOf>[3] & { readonly site: { readonly amounts: AmountsInForce } },
): Promise<Likelihood | undefined> {
  const limits = limitsFrom(visit.site.amounts);
  const found = limits && (await verdictOf("isChildCareSubsidy", household, thresholdsFrom(limits), visit));
  if (!found) return undefined;
  const { verdict, criteria } = found;
  const children = household.numberOfChildren;
  const limit = limitFor(limits, children);
  return {
    is: verdict ? "likely" : verdict === false && isCertain(criteria, limit) ? "unlikely" : "unclear",
    hours: hoursFor(hasReason, limits),
    children,
    isCouple: hasReason.length > 1,
    income: Math.round(household.yearlyIncome / 52),
    limit,
    mostWithReason: limits.mostWithReason.value,
    criteria,
  };
}

/** An outdated limit alone tells nobody "no", unless the rules have weighed it. */
function isCertain(criteria: readonly Criterion[], limit: AmountInForce): boolean {
  const refusing = criteria.filter(({ status, group }) => status === "not-met" && !group);
  const inGroup = criteria.filter(({ group }) => group);
  const hasChild = inGroup.length === 0 || inGroup.some(({ status }) => status === "met");
  if (!hasChild) return true;
  return refusing.some(({ id, compared }) => id !== "income" || compared || !limit.isOutOfDate);
}

function hoursFor(hasReason: readonly boolean[], { most, mostWithReason }: Limits): Likelihood["hours"] {
  return {
    least: (hasReason.every(Boolean) ? mostWithReason : most).value,
    most: (hasReason.some(Boolean) ? mostWithReason : most).value,
  };
}
