// What the Childcare Subsidy and the OSCAR Subsidy have in common (Social Security Regulations 2018, Schedule 2).

import type { AmountId } from "../../../amounts/table.ts";
import type { AdultFacts } from "../../week/facts.ts";
import { isHere, type Reckoning, weeks } from "../declare.ts";

/** In work, study or training, ill or disabled, or caring for an ill child (regulation 34); not while on parental leave. */
export const isActive = ({ hours, leave, isFullTimeStudent, isDisabled, told }: AdultFacts): boolean =>
  isFullTimeStudent ||
  isDisabled ||
  told.disability?.caresForIllChild === true ||
  leave === "ACC" ||
  (hours > 0 && leave === null);

export const isResidentFamily = ({ facts }: Reckoning): boolean => facts.adults.some(isHere);

const bands = ["third_rate", "lowest_rate"] as const;
const rates = ["second", "third"] as const;

/** Dollars an hour, by the income of the family a week and the number of its children; 0 above the last limit. */
export function hourlyRate({ facts, figure, weeklyIncome, weeklyLeave, mainGross }: Reckoning): number {
  const children = Math.min(3, facts.dependants.length);
  const income = weeklyIncome + weeklyLeave + mainGross / weeks;
  const limit = (band: string) => figure(`childcare_subsidy.income_${band}.${children}` as AmountId);
  if (income < limit("band.second_rate")) return figure("childcare_subsidy.hourly.highest");
  if (income >= limit("limit")) return 0;
  const at = bands.findIndex((band) => income < limit(`band.${band}`));
  return figure(`childcare_subsidy.hourly.${rates[at] ?? "lowest"}` as AmountId);
}
