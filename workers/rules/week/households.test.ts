// Eighty households reckoned from the law by somebody who had not seen this code.

import { describe, expect, test } from "vitest";
import { type PaymentId, paymentIds } from "./answer.ts";
import { households } from "./households.data.json";
import { readRequest } from "./request.ts";
import { week } from "./week.ts";

interface Expected {
  verdict: string;
  weekly?: number;
  range?: number[];
}

/** Dollars a week. */
const tolerance = 2;

/** FamilyBoost began on 1 July 2024: these reckon it for a day in June. */
const wrong: Readonly<Record<string, readonly PaymentId[]>> = {
  E021: ["familyBoost"],
  E023: ["familyBoost"],
};

const near = (one: number, other: number): boolean => Math.abs(one - other) <= tolerance;

function differences(
  id: string,
  day: string,
  household: unknown,
  expected: Record<string, Expected>,
): unknown[] {
  const { payments } = week(readRequest({ day, household }));
  // Two payments came later than the reckoning.
  const reckoned = paymentIds.filter((payment) => payment in expected);
  expect(reckoned).toHaveLength(22);
  return reckoned.flatMap((payment) => {
    if (wrong[id]?.includes(payment)) return [];
    const [got, want] = [payments[payment], expected[payment]!];
    const middle = got.weekly ?? got.range?.[0] ?? 0;
    const isInside =
      want.weekly === undefined
        ? !want.range || (middle >= want.range[0]! - tolerance && middle <= want.range[1]! + tolerance)
        : near(middle, want.weekly);
    return got.verdict === want.verdict && isInside ? [] : [[payment, got, want]];
  });
}

describe("every payment of each household, in its verdict and within $2 a week [financial-help/calls/households]", () => {
  test.each(households)("$id $title", ({ id, day, household, expected }) => {
    expect(differences(id, day, household, expected as Record<string, Expected>)).toEqual([]);
  });
});

describe("the best lawful combination of each household, and what the others come to", () => {
  test.each(households.filter(({ id }) => !(id in wrong)))("$id $title", ({ day, household, together }) => {
    const got = week(readRequest({ day, household })).together;
    expect([got.best, got.orderCertain]).toEqual([together.best, together.orderCertain]);
    expect(near(got.total, together.total), `${got.total}, not ${together.total}`).toBe(true);
    const totals = new Map(got.options.map(({ main, total }) => [main as string, total]));
    const far = together.options.filter(({ main, total }) => !near(totals.get(main) ?? Number.NaN, total));
    expect([far, got.options.length]).toEqual([[], together.options.length]);
  });
});

test("FamilyBoost begins on 1 July 2024", () => {
  const { household } = households.find(({ id }) => id === "E021")!;
  const on = (day: string) => week(readRequest({ day, household })).payments.familyBoost.verdict;
  expect([on("2024-06-30"), on("2024-07-01")]).toEqual(["no", "yes"]);
});
