/** An amount or limit of Best Start, with the rate it belongs to. */
interface Figure {
  dollars: number;
  /** The rate it was worked out from: the figures do not all belong to one. */
  rate: string;
}

const newer = "$73 a week";
const older = "$69 a week";

/**
 * What a Best Start payment comes to, as the service states it (spec 2, section 9). The figures stem from different years and are kept
 * as stated: the lump sum is less than 52 weekly payments.
 */
export const bestStartMoney = {
  /** Paid weekly until the child turns 1. */
  weekly: { dollars: 73, rate: newer },
  /** At most, paid every two weeks. */
  fortnightly: { dollars: 138, rate: older },
  /** At most, paid once for a year after its end on 31 March. */
  lumpSum: { dollars: 3632, rate: older },
  /** Income of a year below which the full amount is paid until the child turns 3. */
  fullBelow: { dollars: 79_000, rate: "all rates" },
  /**
   * Income of a year above which nothing is paid after the child's first birthday; between the two limits the amount is reduced. It is
   * the lower limit plus what 21 cents of each further dollar use up: 79,000 + 3,838 / 0.21.
   */
  nothingAfterOneAbove: { dollars: 97_276, rate: newer },
} as const satisfies Readonly<Record<string, Figure>>;

/** Children born, or due to be born, on or after this day (Families Package (Income Tax and Benefits) Act 2017). */
export const bestStartBegins = "2018-07-01";

/** Whole years a principal caregiver must have lived. */
export const youngestCaregiver = 16;
