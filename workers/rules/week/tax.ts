// Income tax and earners' levy of one person (Income Tax Act 2007, Schedule 1; Accident Compensation Act 2001, s 219).

import type { Figure } from "../benefits/declare.ts";

const bands = [1, 2, 3, 4, 5] as const;

/** Dollars a year on an income of a year. */
export function incomeTax(income: number, figure: Figure): number {
  let [tax, from] = [0, 0];
  for (const band of bands) {
    const to = band === 5 ? Number.POSITIVE_INFINITY : figure(`income_tax.threshold.${band}`);
    if (income <= from) break;
    tax += (Math.min(income, to) - from) * figure(`income_tax.rate.${band}`);
    from = to;
  }
  return tax;
}

/** The income of a year that leaves `net` after income tax, where it is the only income. */
export function grossOf(net: number, figure: Figure): number {
  let [left, from] = [net, 0];
  for (const band of bands) {
    const to = band === 5 ? Number.POSITIVE_INFINITY : figure(`income_tax.threshold.${band}`);
    const kept = 1 - figure(`income_tax.rate.${band}`);
    if (left <= (to - from) * kept) return from + left / kept;
    left -= (to - from) * kept;
    from = to;
  }
  return from;
}

/** Dollars a year on earnings from work; leave payments and weekly compensation pay none. */
export const levyOn = (wages: number, figure: Figure): number =>
  Math.min(wages, figure("acc_levy.income_limit")) * figure("acc_levy.rate");
