import type { TaxCreditRates } from "../../benefits/shared/working-for-families.ts";
import { type TaxCreditFamily, taxCreditsOf, totalOf } from "../amounts/tax-credits.ts";

/** Everything but income stays the same. */
export interface Chart {
  /** Dollars a year before tax, and dollars a week; from no income upwards. */
  points: readonly (readonly [number, number])[];
  /** The household's own; its income may lie between two points. */
  own: readonly [number, number];
}

const step = 5_000;
const highest = 400_000;

/** Up to the first round income with no payment, or beyond the household's own. None where nothing is ever paid. */
export function chartOf(family: TaxCreditFamily, income: number, rates: TaxCreditRates): Chart | undefined {
  const weeklyAt = (dollars: number) => totalOf(taxCreditsOf(family, dollars, rates));
  if (weeklyAt(0) === 0) return undefined;
  const points: [number, number][] = [];
  for (let at = 0; at <= highest; at += step) {
    const weekly = weeklyAt(at);
    points.push([at, weekly]);
    if (weekly === 0 && at >= Math.min(income, highest) && at % (4 * step) === 0) break;
  }
  return { points, own: [income, weeklyAt(income)] };
}
