import type { Confirmation } from "./confirmation.ts";

const minute = 60_000;

/** Time to try again after a failed payment; the text names it too. */
export const retryMinutes = 15;
/** A payment page expires after this time; visitors who come back then still find the confirmation. */
const paymentPageAge = 20 * minute;
/** Milliseconds. */
const minimumAge = 15 * minute;

/**
 * 15 minutes, counted from the end of the payment page or of the time for another try, if one of them is still open: the page for
 * another try needs the confirmation when its time is over.
 * @returns milliseconds
 */
export function confirmationAge({ payment }: Confirmation): number {
  if (!payment || payment.isPaid) return minimumAge;
  return minimumAge + (payment.failedAt === undefined ? paymentPageAge : retryMinutes * minute);
}

/** @returns milliseconds since 1970 */
export const retryEnds = (failedAt: number): number => failedAt + retryMinutes * minute;
