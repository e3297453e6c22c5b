// The most of the Accommodation Supplement, and from where income lowers it (Social Security Act 2018, Schedule 4 Part 7).

import type { AmountId } from "../../../amounts/table.ts";
import type { Figures } from "../../declare.ts";
import { amountParameter } from "../../parameters/declare.ts";
import { abatementShares, endOfOneStep } from "../declare.ts";
import { jobseekerRateFor } from "./main-benefit.ts";

interface Accommodated {
  readonly isCouple: boolean;
  /** Only dependent ones who live there. */
  readonly children: number;
}

const sizes = ["family", "couple_or_sole_parent_1", "other"] as const;
const areas = [1, 2, 3, 4] as const;
type Maximum = `${(typeof sizes)[number]}_${(typeof areas)[number]}`;

function sizeOf({ isCouple, children }: Accommodated): (typeof sizes)[number] {
  if (children > 0 && (isCouple || children > 1)) return "family";
  return isCouple || children === 1 ? "couple_or_sole_parent_1" : "other";
}

/** The figure’s name among these. @param area 1 to 4 */
export const maximumFor = (household: Accommodated, area: number) =>
  `${sizeOf(household)}_${area}` as Maximum;

/** Dollars a week. */
export const maxima = Object.fromEntries(
  areas.flatMap((area) =>
    sizes.map((size) => [`${size}_${area}`, `accommodation_supplement.maximum.area_${area}.${size}`]),
  ),
) as Readonly<Record<Maximum, AmountId>>;

export const maximaParameters = Object.fromEntries(
  Object.entries(maxima).map(([name, id]) => [name, amountParameter(id)]),
) as Readonly<Record<Maximum, string>>;

/** The actual sum depends on the rent. @param area 0 when unknown */
export const accommodationMaximum = (household: Accommodated, area: number, figures: Figures): number =>
  figures[maximumFor(household, area)] ?? 0;

export const howTheMaximumIsFound = { accommodationMaximum, maximumFor, sizeOf };

export const adultAge = 18;
/** Of each dollar. */
export const shareOfDollar = 0.25;
export const rounding = 1e-6;

/** Income lowers it from where it ends this rate of Job Seeker Support: of those alone from 18 on, the rate of 25. */
export const rateThatStarts = ({ isCouple, children, age }: Accommodated & { readonly age: number }) =>
  !isCouple && children === 0 && age >= adultAge
    ? "single_25"
    : jobseekerRateFor({ isCouple, hasChildren: children > 0, ageOf: () => age });

/** To the next full dollar a week. */
export const lowersFrom = (rate: number, free: number): number =>
  Math.ceil(endOfOneStep(rate, free) - rounding);

/** With what they name. */
export const howItsLimitIsFound = {
  ...{ maximumFor, sizeOf, rateThatStarts, jobseekerRateFor, adultAge },
  ...{ lowersFrom, endOfOneStep, abatementShares, shareOfDollar, rounding },
};
