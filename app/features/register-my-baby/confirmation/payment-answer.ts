import { countVisitor } from "#app/server/limits/visitor-limit.ts";
import { logFailure } from "#app/server/log.ts";
import { logErrorEvent, logEvent } from "#app/server/log-event.ts";
import type { PaymentRetry } from "#app/server/neighbours/registry/index.ts";
import type { Visit } from "#app/server/visit.ts";
import type { Confirmation } from "./confirmation.ts";

/** Milliseconds: the registry then registers what is not paid for, without a certificate. */
const unpaidRegistrationDelay = 30 * 60_000;

const questions = { name: "payment-retry", times: 10, within: 60 * 60 * 1000 };

/** @property wait milliseconds, where it was asked too often */
export type PaymentAnswer = PaymentRetry | { kind: "too-often"; wait: number };

/** Asks the registry for a new payment page, for this browser's registration alone. */
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

/** Operators must learn of it: no certificate can be paid for. */
export const logUnexpectedOrigin = (
  { request: { reference } }: Pick<Visit, "request">,
  origin: string,
): void => logErrorEvent("payment-origin-unexpected", { reference, code: origin });

/**
 * The registry has no call that says whether something was paid. It gives a new payment page for what is not, and 410 for what is
 * handled: within its delay only a payment does that, later it may have registered without one.
 */
export const isPaidBy = (
  { kind }: PaymentAnswer,
  { submittedAt, payment }: Confirmation,
  now: number,
): boolean =>
  kind === "payment-outstanding" && now < (payment?.since ?? submittedAt) + unpaidRegistrationDelay;
