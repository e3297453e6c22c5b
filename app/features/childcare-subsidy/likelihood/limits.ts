/** Social Security Regulations 2018, Schedule 2: the newest figures that are known; they are raised every year on 1 April. */
export const incomeLimits = {
  /** YYYY-MM-DD */
  from: "2024-04-01",
  /** The first day on which newer ones were in force. */
  outOfDateSince: "2025-04-01",
  /** Dollars a week before tax for 1, 2, and 3 or more dependent children; from that on nothing is paid. */
  weekly: [2257, 2579, 2902],
  source: "https://www.legislation.govt.nz/regulation/public/2018/0202/165.0/LMS96977.html",
} as const;

/** Hours a week for each child: regulations 32, 34 and 35. */
export const weeklyHours = {
  /** YYYY-MM-DD */
  from: "2018-11-26",
  most: 9,
  mostWithReason: 50,
  source: "https://www.legislation.govt.nz/regulation/public/2018/0202/latest/whole.html#LMS96313",
} as const;

/** As the open-data resource has limits, in dollars a year (spec 3 section 3). */
export const thresholds = incomeLimits.weekly.map((weekly, index) => ({
  id: "isChildCareSubsidy",
  NumberOfChildren: index === 2 ? "3+" : String(index + 1),
  IncomeThreshold: String(weekly * 52),
}));

export const limitFor = (children: number): number =>
  incomeLimits.weekly[Math.min(Math.max(children, 1), incomeLimits.weekly.length) - 1]!;
