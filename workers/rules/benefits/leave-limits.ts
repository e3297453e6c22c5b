/** Paid Parental Leave (Parental Leave and Employment Protection Act 1987, sections 2BA and 71DA), for the rules and the checker. */
export const leaveLimits = {
  /** On average, in as many weeks of those looked at before the due date. */
  hoursAWeek: 10,
  weeksWorked: 26,
  weeksLookedAt: 52,
  /** A child born before these weeks is preterm: a week of payments more for each week before. */
  fullTerm: 37,
  mostPretermWeeks: 13,
} as const;
