import { wholeYears } from "#app/nz/date.ts";

/** Services charge by age: 20 Hours ECE and other ratios begin at three. */
export const feeOf = (dob: string, today: string): "under_three" | "from_three" =>
  wholeYears(dob, today) < 3 ? "under_three" : "from_three";
