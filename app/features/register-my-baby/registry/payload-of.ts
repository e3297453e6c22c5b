import type { Answers } from "#app/forms/answers.ts";
import { readYesNo } from "../read-answers.ts";
import { bestStartOf } from "../steps/other-services/best-start.ts";
import { birthPlaceOf, childOf } from "./child.ts";
import { claimOf } from "./claim.ts";
import { confirmationAddressOf, familyOf, informationOf } from "./family.ts";
import { onlyGiven } from "./only-given.ts";
import { parentOf } from "./person.ts";
import type { Activity, Payload } from "./schema.ts";
import { certificateOf, irdOf, msdOf } from "./services.ts";

/** Where the browser goes when all is done, absolute. */
export interface ConfirmationUrls {
  /** No certificate was ordered. */
  confirmation: string;
  /** A certificate was paid. */
  paymentSuccess: string;
  /** A payment failed or was given up. */
  paymentRetry: string;
}

interface Submission {
  activity: Activity;
  confirmationUrls: ConfirmationUrls;
  /** The day in New Zealand, YYYY-MM-DD: the caregiver's age is counted to it. */
  today: string;
}

/**
 * A registration as the registry takes it (spec 2, section 4, "Submit conversion"). Only what is asked is in it: answers that were kept
 * of a branch that is no longer chosen stay out, and so do questions without an answer.
 *
 * @param answers of the whole registration, each of them valid by itself
 */
export function payloadOf(answers: Answers, { activity, confirmationUrls, today }: Submission): Payload {
  const bestStart = bestStartOf(answers, today);
  const certificateOrder = certificateOf(answers);
  return onlyGiven({
    activity,
    ...confirmationsOf(confirmationUrls, Boolean(certificateOrder)),
    child: childOf(answers),
    birthPlace: birthPlaceOf(answers),
    mother: parentOf(answers, "mother"),
    ...familyOf(answers),
    bestStart: claimOf(answers, bestStart),
    ird: irdOf(answers, bestStart),
    msd: msdOf(answers, bestStart),
    certificateOrder,
    otherInformation: informationOf(answers, activity === "fullSubmission"),
    confirmationEmailAddress: confirmationAddressOf(answers),
    declarationMade: readYesNo(answers, "declarationMade"),
  });
}

function confirmationsOf(
  { confirmation, paymentSuccess, paymentRetry }: ConfirmationUrls,
  isOrdered: boolean,
) {
  return isOrdered
    ? { confirmationUrlSuccess: paymentSuccess, confirmationUrlFailure: paymentRetry }
    : { confirmationUrlSuccess: confirmation, confirmationUrlFailure: "" };
}
