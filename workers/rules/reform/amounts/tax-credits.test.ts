import { describe, expect, test } from "vitest";
import { figuresAt } from "../../engine.ts";
import { parsePeriod } from "../../periods.ts";
import { currentRules } from "../index.ts";
import {
  moreIfLoweredOnce,
  rates,
  type TaxCreditFamily,
  type TaxCreditRates,
  taxCreditsOf,
} from "./tax-credits.ts";

const ratesIn = (month: string) =>
  figuresAt(currentRules(), rates, parsePeriod(month)!) as unknown as TaxCreditRates;
const today = ratesIn("2026-11");
const family = (children: number, young: readonly boolean[] = [], works = true): TaxCreditFamily => ({
  youngChildren: young.map((isIncomeTested) => ({ isIncomeTested })),
  children,
  canGet: { bestStart: true, familyTaxCredit: works, inWorkTaxCredit: works },
});

describe("Reckoned by hand for November 2026: weekly = yearly × 7 ÷ 365, whole dollars", () => {
  test.each<[string, TaxCreditFamily, number, [number, number, number]]>([
    // 7,524 × 7 ÷ 365 = 144.29; In-Work Tax Credit 5,070 ÷ 52 = 97.50
    ["one child, nothing abated", family(1), 30_000, [0, 144, 97.5]],
    // 7,524 + 6,130 = 13,654; × 7 ÷ 365 = 261.86
    ["two children, at the threshold", family(2), 44_900, [0, 261, 97.5]],
    // (60,000 − 44,900) × 0.275 = 4,152.50; 13,654 − 4,152.50 = 9,501.50; × 7 ÷ 365 = 182.22
    ["two children, $60,000", family(2), 60_000, [0, 182, 97.5]],
    // (75,000 − 44,900) × 0.275 = 8,277.50; 753.50 over 7,524; × 7 ÷ 365 = 14.45; 97.50 − 14.45 = 83.05
    ["one child, $75,000: the In-Work Tax Credit falls", family(1), 75_000, [0, 0, 83]],
    // (90,000 − 44,900) × 0.275 = 12,402.50; 4,878.50 over; 93.56 a week; 3.94 is left
    ["one child, $90,000: three dollars are left", family(1), 90_000, [0, 0, 3]],
    ["one child, $91,000: nothing is left", family(1), 91_000, [0, 0, 0]],
    // 3,838 × 7 ÷ 365 = 73.61
    ["Best Start up to $79,000", family(1, [true], false), 79_000, [73, 0, 0]],
    // 3,838 − 10,000 × 0.21 = 1,738; × 7 ÷ 365 = 33.33
    ["Best Start, $89,000", family(1, [true], false), 89_000, [33, 0, 0]],
    ["twins: each has its own abatement", family(2, [true, true], false), 89_000, [66, 0, 0]],
    ["a child born before 1 April 2026, in its first year", family(1, [false], false), 200_000, [73, 0, 0]],
    ["Best Start is gone", family(1, [true], false), 97_277, [0, 0, 0]],
    // (5,070 + 780) ÷ 52 = 112.50
    ["four children", family(4), 40_000, [0, 496, 112.5]],
  ])("%s", (_, household, income, [bestStart, familyTaxCredit, inWorkTaxCredit]) => {
    expect(taxCreditsOf(household, income, today)).toEqual({
      bestStart,
      familyTaxCredit,
      inWorkTaxCredit,
    });
  });
});

test("Twins: what more is paid if income lowers Best Start once for both is told beside the amount", () => {
  // 2 × 3,838 − 2,100 = 5,576; × 7 ÷ 365 = 106.94; in place of 2 × 33
  expect(moreIfLoweredOnce(family(2, [true, true], false), 89_000, today)).toBe(106 - 66);
  expect(moreIfLoweredOnce(family(2, [true, true], false), 79_000, today)).toBe(0);
  expect(moreIfLoweredOnce(family(2, [true, false], false), 89_000, today)).toBe(0);
});

test("Before 1 April 2026 the credits fell from $42,700 by 27 cents", () => {
  // (60,000 − 42,700) × 0.27 = 4,671; 13,654 − 4,671 = 8,983; × 7 ÷ 365 = 172.28
  expect(taxCreditsOf(family(2), 60_000, ratesIn("2026-03"))).toEqual({
    bestStart: 0,
    familyTaxCredit: 172,
    inWorkTaxCredit: 97.5,
  });
});
