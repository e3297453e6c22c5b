/** Modulus 11, as Inland Revenue describes it. @param base padded to as many digits as there are weights */
export function checkDigit(base: string, ...weightings: readonly (readonly number[])[]): number | undefined {
  for (const weights of weightings) {
    const remainder = weightedSum(base, weights) % 11;
    const digit = remainder === 0 ? 0 : 11 - remainder;
    if (digit < 10) return digit;
  }
  // No digit fits: the number was never issued.
  return undefined;
}

export const weightedSum = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0);
