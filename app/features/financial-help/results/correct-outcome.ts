import type { BenefitId } from "../benefits.ts";
import type { Household } from "../request/household.ts";
import type { Outcome } from "./because.ts";
import { correctionsOf } from "./corrections.ts";
import type { Verdict } from "./verdicts.ts";

/**
 * An outcome with what the rules do not ask about.
 * @param afterBirth the verdict once an expected child is there
 */
export function correctOutcome(
  id: BenefitId,
  outcome: Outcome,
  household: Household,
  afterBirth: Verdict | undefined,
): Outcome {
  const { verdict, because } = outcome;
  if (verdict === false && afterBirth !== undefined && afterBirth !== false)
    return {
      ...outcome,
      verdict: null,
      because: [{ is: id === "isChildCareSubsidy" ? "fromBirthInCare" : "fromBirth" }],
    };
  if (verdict === false && id === "isPaidParentalLeave" && mayHaveLeave(household))
    return { ...outcome, verdict: null, because: [{ is: "newborn" }] };
  const corrected = verdict === false ? [] : correctionsOf(id, household);
  if (corrected.length === 0) return outcome;
  const sentences = corrected.map(({ of }) => ({ is: "correction", of }) as const);
  const isOpen = corrected.some((one) => one.verdict === null);
  return isOpen && verdict
    ? { ...outcome, verdict: null, because: sentences }
    : { ...outcome, because: [...because, ...sentences] };
}

/** Leave is asked about before a birth only (spec 3, section 3); it can still be had in the first year after it. */
const mayHaveLeave = ({ expectsBaby, childAges, isYes }: Household): boolean =>
  !expectsBaby && childAges.at(-1) === 0 && isYes("applicant.isPrincipalCarer") === true;
