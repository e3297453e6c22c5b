import type { BenefitId } from "../benefits.ts";
import type { Household } from "../request/household.ts";
import type { Verdict } from "./verdicts.ts";

const mainBenefits: readonly BenefitId[] = [
  "isJobSeekerSupport",
  "isSoleParentSupport",
  "isSupportedLivingPayment",
  "isYoungParentPayment",
];

interface CorrectionOf {
  readonly benefits: readonly BenefitId[];
  readonly holds: (household: Household) => boolean | undefined;
  /** Of a benefit that the rules grant. */
  readonly verdict: Verdict;
}

const age = ({ number }: Household): number => number("applicant.age") ?? 0;

/** What the rules grant without asking about it. */
export const corrections = {
  // Social Security Act 2018, section 18; New Zealand Superannuation begins at 65.
  superannuation: {
    benefits: mainBenefits,
    holds: (household) => age(household) >= 65,
    verdict: null,
  },
  // Student Allowances Regulations 1998; the Parental Assistance Test of November 2026 for Jobseeker Support at 18 and 19.
  parentsIncome: {
    benefits: ["isStudentAllowance"],
    holds: (household) => age(household) < 24 && !household.hasPartner && household.numberOfChildren === 0,
    verdict: null,
  },
  parentsTest: {
    benefits: ["isJobSeekerSupport"],
    holds: (household) => age(household) < 20 && !household.hasPartner,
    verdict: null,
  },
  // Social Security Act 2018, sections 20 to 22.
  student: {
    benefits: ["isJobSeekerSupport"],
    holds: ({ isYes }) => isYes("applicant.isStudyingFullTime"),
    verdict: null,
  },
  alreadyPaid: {
    benefits: mainBenefits,
    holds: ({ isYes }) => isYes("applicant.receivesIncomeTestedBenefit"),
    verdict: true,
  },
} satisfies Readonly<Record<string, CorrectionOf>>;

export type Correction = keyof typeof corrections;

/** The corrections of a benefit that the rules grant. */
export function correctionsOf(id: BenefitId, household: Household): { of: Correction; verdict: Verdict }[] {
  return Object.entries<CorrectionOf>(corrections).flatMap(([of, { benefits, holds, verdict }]) =>
    benefits.includes(id) && holds(household) ? [{ of: of as Correction, verdict }] : [],
  );
}
