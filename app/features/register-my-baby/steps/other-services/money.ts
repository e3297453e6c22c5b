/** Dollars, as the service states them (spec 2, section 9). Its figures of a fortnight and a year belong to an older rate and are not shown. */
export const bestStartMoney = {
  /** Paid until the child turns 1. */
  weekly: 73,
  /** Income of a year below which the full amount is paid until the child turns 3. */
  fullBelow: 79_000,
  /**
   * Income of a year above which nothing is paid after the child's first birthday; between the two limits the amount is reduced. It is
   * the lower limit plus what 21 cents of each further dollar use up: 79,000 + 3,838 / 0.21.
   */
  nothingAfterOneAbove: 97_276,
} as const;

/** Children born, or due to be born, on or after this day (Families Package (Income Tax and Benefits) Act 2017). */
export const bestStartBegins = "2018-07-01";

/** Whole years a principal caregiver must have lived. */
export const youngestCaregiver = 16;
