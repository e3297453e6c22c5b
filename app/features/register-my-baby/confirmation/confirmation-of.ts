import { type Answers, answerTo } from "#app/forms/answers.ts";
import type { SubmissionOutcome } from "#app/server/neighbours/registry/index.ts";
import { hasDied } from "../loss/lost.ts";
import type { Payload } from "../registry/table.ts";
import { isReachable } from "../steps/review/reachable.ts";
import { myIRStatusOf, reservedUsername } from "../steps/tax-account/status.ts";
import type { Confirmation, SubmissionFacts } from "./confirmation.ts";

export type CompletedSubmission = Extract<SubmissionOutcome, { kind: "complete" }>;

interface SentRegistration {
  payload: Payload;
  answers: Answers;
  derived: Readonly<Record<string, string>>;
  /** YYYY-MM-DD in New Zealand. */
  today: string;
  hasTaxAccountStep: boolean;
}

export function submissionFactsOf({
  payload: { child, bestStart, ird, msd, certificateOrder },
  answers,
  derived,
  today,
  hasTaxAccountStep,
}: SentRegistration): SubmissionFacts {
  const username = reservedUsername(answers, derived, today);
  const order = answerTo(answers, "child.multipleBirthOrder");
  const myIRStatus = myIRStatusOf(answers, derived, today);
  return {
    stillBorn: child.stillBorn || hasDied(answers),
    ...(order ? { order } : {}),
    ...(isReachable(answers) ? {} : { isUnreachable: true }),
    ...(certificateOrder
      ? {
          productCode: certificateOrder.productCode,
          quantity: certificateOrder.quantity,
          courierDelivery: certificateOrder.courierDelivery,
        }
      : {}),
    bestStart: bestStart?.wanted ?? "N",
    isOtherCaregiver:
      bestStart?.wanted === "I" && answerTo(answers, "bestStart.primaryCareGiver.type") === "other",
    irdNumber: ird?.applyForNumber === true,
    irdByEmail: ird?.numberByEmail === true,
    agencyTold: msd?.notify === true,
    myIR: {
      ...(username ? { username } : {}),
      status: myIRStatus === "new" && !hasTaxAccountStep ? "not-asked" : myIRStatus,
    },
  };
}

/** @param sentAt of the first try; both in milliseconds since 1970 */
export const confirmationOf = (
  {
    applicationReferenceNumber,
    confirmationEmailAddress,
    paymentURL: url,
    unexpectedOrigin,
  }: CompletedSubmission,
  facts: SubmissionFacts,
  { sentAt, now }: { sentAt: number; now: number },
): Confirmation => ({
  applicationReferenceNumber,
  ...(confirmationEmailAddress ? { confirmationEmailAddress } : {}),
  ...facts,
  submittedAt: now,
  ...(url || unexpectedOrigin ? { payment: { ...(url ? { url } : {}), since: sentAt } } : {}),
});
