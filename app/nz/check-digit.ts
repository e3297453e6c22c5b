/**
 * The check digit of a number by modulus 11, as Inland Revenue describes it: each digit is weighted, and what the sum lacks of a
 * multiple of 11 is the check digit. Where that would be 10, other weights are tried.
 * @param base digits before the check digit, padded to as many as there are weights
 * @returns nothing when no check digit fits: the number was never given out
 */
export function checkDigit(base: string, ...weightings: readonly (readonly number[])[]): number | undefined {
  for (const weights of weightings) {
    const remainder = weightedSum(base, weights) % 11;
    const digit = remainder === 0 ? 0 : 11 - remainder;
    if (digit < 10) return digit;
  }
  return undefined;
}

/** The sum of each digit times its weight. */
export const weightedSum = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0);
