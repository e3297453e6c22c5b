import { expect, test } from "vitest";
import { rates, type TaxCreditRates } from "../../benefits/shared/working-for-families.ts";
import { figuresAt } from "../../engine.ts";
import { parsePeriod } from "../../periods.ts";
import { currentRules } from "../index.ts";
import { chartOf } from "./chart.ts";

const figures = figuresAt(currentRules(), rates, parsePeriod("2026-11")!) as unknown as TaxCreditRates;
const all = { bestStart: true, familyTaxCredit: true, inWorkTaxCredit: true };

test("A chart ends at a round income with nothing left, and never rises", () => {
  const chart = chartOf(
    { youngChildren: [{ isIncomeTested: true }], children: 1, canGet: all },
    60_000,
    figures,
  )!;
  const weekly = chart.points.map(([, dollars]) => dollars);
  expect(weekly).toEqual([...weekly].sort((a, b) => b - a));
  expect(chart.points[0]).toEqual([0, 73 + 144 + 97.5]);
  expect(chart.points.at(-1)).toEqual([100_000, 0]);
  // (60,000 − 44,900) × 0.275 = 4,152.50; (7,524 − 4,152.50) ÷ 52 = 64.84
  expect(chart.own).toEqual([60_000, 73 + 64 + 97.5]);
});

test("A high income is on the chart, and nobody is shown one where nothing is paid at any income", () => {
  const family = { youngChildren: [], children: 1, canGet: all };
  expect(chartOf(family, 250_000, figures)!.points.at(-1)).toEqual([260_000, 0]);
  const none = { bestStart: false, familyTaxCredit: false, inWorkTaxCredit: false };
  expect(chartOf({ ...family, canGet: none }, 0, figures)).toBeUndefined();
});
