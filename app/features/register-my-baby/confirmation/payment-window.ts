import type { Confirmation } from "./confirmation.ts";

const minute = 60_000;

/** For so long somebody whose payment failed can try again (spec 2, section 4; facts 7: the text says the same). Minutes. */
export const retryMinutes = 15;
/** A payment page lives this long (facts 4.8); its visitor is to find the confirmation when they come back. */
const paymentPage = 20 * minute;
/** How long a confirmation is kept (quality D5), milliseconds. */
export const kept = 15 * minute;

/**
 * How long a confirmation is kept from now on: 15 minutes, and while something is still to happen until 15 minutes after it: the
 * payment page ends, or the time for another try, whose page then leads on and needs the confirmation to do so.
 * @returns milliseconds
 */
export function confirmationAge({ payment }: Confirmation): number {
  if (!payment || payment.isPaid) return kept;
  return kept + (payment.failedAt === undefined ? paymentPage : retryMinutes * minute);
}

/** When the time for another try at paying ends, given that a payment failed. @returns milliseconds since 1970 */
export const retryEnds = (failedAt: number): number => failedAt + retryMinutes * minute;
