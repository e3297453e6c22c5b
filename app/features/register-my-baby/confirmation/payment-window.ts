import type { Confirmation } from "./confirmation.ts";

const minute = 60_000;

export const retryMinutes = 15;
/** Visitors who come back after the payment page has expired still find the confirmation. */
const paymentPageAge = 20 * minute;
/** Milliseconds. */
const minimumAge = 15 * minute;

/** Milliseconds: 15 minutes, counted from the end of the payment page or of the time to try again. */
export function confirmationAge({ payment }: Confirmation): number {
  if (!payment || payment.isPaid) return minimumAge;
  return minimumAge + (payment.failedAt === undefined ? paymentPageAge : retryMinutes * minute);
}

/** @returns milliseconds since 1970 */
export const retryEnds = (failedAt: number): number => failedAt + retryMinutes * minute;
