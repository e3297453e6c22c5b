import type { AmountId } from "#workers/amounts/index.ts";
import type { Figures } from "../../declare.ts";
import { amountParameter } from "../../parameters/declare.ts";

export interface AccommodatedHousehold {
  hasPartner: boolean;
  /** Only dependent ones who live there. */
  children: number;
}

type Size = "family" | "couple_or_sole_parent_1" | "other";
const sizes: readonly Size[] = ["family", "couple_or_sole_parent_1", "other"];
const areas = [1, 2, 3, 4] as const;

const nameOf = (area: number, size: Size): string => `${size}_${area}`;

/** Dollars a week (Social Security Act 2018, Schedule 4 Part 7). */
export const maxima: Readonly<Record<string, string>> = Object.fromEntries(
  areas.flatMap((area) =>
    sizes.map((size) => [
      nameOf(area, size),
      amountParameter(`accommodation_supplement.maximum.area_${area}.${size}` satisfies AmountId),
    ]),
  ),
);

/**
 * The most a household can get in an area: the actual sum depends on the rent, which nobody is asked.
 * @param area 1 to 4; 0 when unknown
 */
export function accommodationMaximum(
  household: AccommodatedHousehold,
  area: number,
  figures: Figures,
): number {
  return figures[nameOf(area, sizeOf(household))] ?? 0;
}

function sizeOf({ hasPartner, children }: AccommodatedHousehold): Size {
  if (hasPartner) return children > 0 ? "family" : "couple_or_sole_parent_1";
  if (children >= 2) return "family";
  return children === 1 ? "couple_or_sole_parent_1" : "other";
}

/** With everything that it names. */
export const howTheMaximumIsFound = { accommodationMaximum, nameOf, sizeOf };
