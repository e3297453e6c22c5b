import { wordsOf } from "#app/i18n/words.ts";
import type { BenefitId } from "../benefits.ts";
import type { Household } from "../request/household.ts";
import type { Because, Outcome, WeighedCriterion } from "./because.ts";
import type { Verdict } from "./verdicts.ts";

const mainBenefits: readonly BenefitId[] = [
  "isJobSeekerSupport",
  "isSoleParentSupport",
  "isSupportedLivingPayment",
  "isYoungParentPayment",
];

/** Adds what the rules are not asked about. @param afterBirth verdict once an expected child is born */
export function correctOutcome(
  id: BenefitId,
  outcome: Outcome,
  household: Household,
  afterBirth: Verdict | undefined,
): Outcome {
  const { verdict, because } = outcome;
  if (verdict === false && afterBirth !== undefined && afterBirth !== false)
    return { ...outcome, verdict: null, because: [{ is: fromBirth(id, afterBirth) }] };
  if (verdict === false && id === "isPaidParentalLeave" && mayHaveLeave(household))
    return {
      ...outcome,
      verdict: null,
      because: [{ is: "newborn" }],
      // Asked only before a birth.
      criteria: outcome.criteria.map((one) => ({
        ...one,
        status: one.status === "met" ? "met" : "not-known",
      })),
    };
  if (verdict === false && sharedCredits.includes(id) && hangsOnSharedCare(outcome, household))
    return { ...outcome, verdict: null, because: [{ is: "sharedCare" }] };
  if (verdict && id === "isCommunityServicesCard" && household.isYes("applicant.normallyLivesInNZ") === false)
    return {
      verdict: false,
      because: [{ is: "notLivingHere" }],
      criteria: [livingHere, ...outcome.criteria.map((one) => ({ ...one, decides: false }))],
    };
  if (id === "isCommunityServicesCard" && household.isYes("applicant.holdsCommunityServicesCard"))
    return { ...outcome, because: [{ is: "alreadyHeld" }, ...because] };
  const isPaid = household.isYes("applicant.receivesIncomeTestedBenefit") && mainBenefits.includes(id);
  return isPaid && verdict !== false ? { ...outcome, because: [...because, { is: "alreadyPaid" }] } : outcome;
}

const words = wordsOf("financial-help");

/** Of the Community Services Card, whose rules here do not ask it. */
const livingHere: WeighedCriterion = {
  id: "normally-lives-here",
  en: words("en")("results/because/livingHere"),
  mi: words("mi")("results/because/livingHere"),
  status: "not-met",
  decides: true,
  notCompared: false,
  used: [
    {
      variable: "social_security__is_ordinarily_resident_in_new_zealand",
      instance: "applicant",
      value: false,
    },
  ],
  law: null,
};

function fromBirth(id: BenefitId, verdict: true | null): Because["is"] & `fromBirth${string}` {
  if (verdict === null) return "fromBirthPerhaps";
  return id === "isChildCareSubsidy" ? "fromBirthInCare" : "fromBirth";
}

/** Carers in two homes get a share of these; no source says from what share of the time, or how much. */
const sharedCredits: readonly BenefitId[] = [
  "isBestStart",
  "isWorkingForFamiliesFamilyTaxCredit",
  "isWorkingForFamiliesInWorkTaxCredit",
];

const hangsOnSharedCare = ({ because, criteria }: Outcome, { isYes }: Household): boolean =>
  because.some(({ is }) => is === "notMainCarer") &&
  isYes("applicant.isPrincipalCarerForProportion") === true &&
  criteria.filter(({ status }) => status === "not-met").length === 1;

/** Leave is asked about only before a birth, but can still be taken in the year after it. */
const mayHaveLeave = ({ expectsBaby, childAges, isYes }: Household): boolean =>
  !expectsBaby && childAges.at(-1) === 0 && isYes("applicant.isPrincipalCarer") === true;
