import { describe, expect, test } from "vitest";
import { rates, type TaxCreditRates } from "../../benefits/shared/working-for-families.ts";
import { figuresAt } from "../../engine.ts";
import { parsePeriod } from "../../periods.ts";
import { currentRules } from "../index.ts";
import { type TaxCreditFamily, taxCreditsOf } from "./tax-credits.ts";

const ratesIn = (month: string) =>
  figuresAt(currentRules(), rates, parsePeriod(month)!) as unknown as TaxCreditRates;
const today = ratesIn("2026-11");
const family = (children: number, young: readonly boolean[] = [], works = true): TaxCreditFamily => ({
  youngChildren: young.map((isIncomeTested) => ({ isIncomeTested })),
  children,
  canGet: { bestStart: true, familyTaxCredit: works, inWorkTaxCredit: works },
});

describe("Reckoned by hand for November 2026: weekly = yearly ÷ 52, whole dollars", () => {
  test.each<[string, TaxCreditFamily, number, [number, number, number]]>([
    // 7,524 ÷ 52 = 144.69; In-Work Tax Credit 5,070 ÷ 52 = 97.50
    ["one child, nothing abated", family(1), 30_000, [0, 144, 97.5]],
    // 7,524 + 6,130 = 13,654; ÷ 52 = 262.58
    ["two children, at the threshold", family(2), 44_900, [0, 262, 97.5]],
    // (60,000 − 44,900) × 0.275 = 4,152.50; 13,654 − 4,152.50 = 9,501.50; ÷ 52 = 182.72
    ["two children, $60,000", family(2), 60_000, [0, 182, 97.5]],
    // (75,000 − 44,900) × 0.275 = 8,277.50; 753.50 over 7,524; ÷ 52 = 14.49; 97.50 − 14.49 = 83.01
    ["one child, $75,000: the In-Work Tax Credit falls", family(1), 75_000, [0, 0, 83]],
    // (90,000 − 44,900) × 0.275 = 12,402.50; 4,878.50 over; 93.82 a week; 3.68 is left
    ["one child, $90,000: three dollars are left", family(1), 90_000, [0, 0, 3]],
    ["one child, $91,000: nothing is left", family(1), 91_000, [0, 0, 0]],
    // 3,838 ÷ 52 = 73.81
    ["Best Start up to $79,000", family(1, [true], false), 79_000, [73, 0, 0]],
    // 3,838 − 10,000 × 0.21 = 1,738; ÷ 52 = 33.42
    ["Best Start, $89,000", family(1, [true], false), 89_000, [33, 0, 0]],
    ["twins: each has its own abatement", family(2, [true, true], false), 89_000, [66, 0, 0]],
    ["a child born before 1 April 2026, in its first year", family(1, [false], false), 200_000, [73, 0, 0]],
    ["Best Start is gone", family(1, [true], false), 97_277, [0, 0, 0]],
    // (5,070 + 780) ÷ 52 = 112.50
    ["four children", family(4), 40_000, [0, 498, 112.5]],
  ])("%s", (_, household, income, [bestStart, familyTaxCredit, inWorkTaxCredit]) => {
    expect(taxCreditsOf(household, income, today)).toEqual({
      bestStart,
      familyTaxCredit,
      inWorkTaxCredit,
    });
  });
});

test("Before 1 April 2026 the credits fell from $42,700 by 27 cents", () => {
  // (60,000 − 42,700) × 0.27 = 4,671; 13,654 − 4,671 = 8,983; ÷ 52 = 172.75
  expect(taxCreditsOf(family(2), 60_000, ratesIn("2026-03"))).toEqual({
    bestStart: 0,
    familyTaxCredit: 172,
    inWorkTaxCredit: 97.5,
  });
});
