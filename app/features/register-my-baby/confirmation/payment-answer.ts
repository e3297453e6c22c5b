import { countVisitor } from "#app/server/limits/visitor-limit.ts";
import { logFailure } from "#app/server/log.ts";
import { logErrorEvent, logEvent } from "#app/server/log-event.ts";
import type { PaymentRetry } from "#app/server/neighbours/registry/index.ts";
import type { Visit } from "#app/server/visit.ts";
import type { Confirmation } from "./confirmation.ts";

/** Milliseconds: after this the registry registers an unpaid birth, without a certificate. */
const unpaidRegistrationDelay = 30 * 60_000;

const questions = { name: "payment-retry", times: 10, within: 60 * 60 * 1000 };

/** @property wait milliseconds until it may be asked again */
export type PaymentAnswer = PaymentRetry | { kind: "too-often"; wait: number };

export async function askForPayment(
  visit: Visit,
  request: Request,
  { applicationReferenceNumber }: Confirmation,
): Promise<PaymentAnswer> {
  const wait = await countVisitor(request, visit, questions).catch(logFailure);
  if (typeof wait === "number") return { kind: "too-often", wait };
  const answer = await visit.neighbours.registry.retryPayment(applicationReferenceNumber, {
    isPressed: visit.request.method === "POST",
  });
  if (answer.kind === "unexpected-origin") logUnexpectedOrigin(visit, answer.origin);
  else if (answer.kind !== "payment" && answer.kind !== "payment-outstanding")
    logEvent("payment-retry-failed", { reference: visit.request.reference, code: answer.kind });
  return answer;
}

/** Operators must hear of it: no certificate can be paid for. */
export const logUnexpectedOrigin = (
  { request: { reference } }: Pick<Visit, "request">,
  origin: string,
): void => logErrorEvent("payment-origin-unexpected", { reference, code: origin });

/**
 * The registry cannot be asked about a payment. It gives a new page for an unpaid one, and 410 for a settled one:
 * within its delay that means paid, later it may have registered without a payment.
 */
export const isPaidBy = (
  { kind }: PaymentAnswer,
  { submittedAt, payment }: Confirmation,
  now: number,
): boolean =>
  kind === "payment-outstanding" && now < (payment?.since ?? submittedAt) + unpaidRegistrationDelay;
