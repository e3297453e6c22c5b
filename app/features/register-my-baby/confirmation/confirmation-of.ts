import { type Answers, answerTo } from "#app/forms/answers.ts";
import type { SubmissionOutcome } from "#app/server/neighbours/registry/index.ts";
import type { Payload } from "../registry/schema.ts";
import { myIRStatusOf, reservedUsername } from "../steps/tax-account/status.ts";
import type { Confirmation } from "./confirmation.ts";

type CompletedSubmission = Extract<SubmissionOutcome, { kind: "complete" }>;

interface SentRegistration {
  payload: Payload;
  answers: Answers;
  derived: Readonly<Record<string, string>>;
  /** YYYY-MM-DD in New Zealand. */
  today: string;
  /** Milliseconds since 1970. */
  now: number;
  hasTaxAccountStep: boolean;
}

/** What is saved of a registration that the registry has accepted (spec 2, section 3). */
export function confirmationOf(
  { applicationReferenceNumber, confirmationEmailAddress, paymentURL }: CompletedSubmission,
  { payload, answers, derived, today, now, hasTaxAccountStep }: SentRegistration,
): Confirmation {
  const { child, bestStart, ird, msd, certificateOrder } = payload;
  const username = reservedUsername(answers, derived, today);
  const order = answerTo(answers, "child.multipleBirthOrder");
  const myIRStatus = myIRStatusOf(answers, derived, today);
  return {
    applicationReferenceNumber,
    ...(confirmationEmailAddress ? { confirmationEmailAddress } : {}),
    stillBorn: child.stillBorn,
    ...(order ? { order } : {}),
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
    submittedAt: now,
    ...(paymentURL ? { payment: { url: paymentURL } } : {}),
  };
}
