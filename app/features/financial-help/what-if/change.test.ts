import { describe, expect, test } from "vitest";
import { languages } from "#app/i18n/languages.ts";
import { exampleRequest, weekRequest } from "#workers/rules/week/request.ts";
import { week } from "#workers/rules/week/week.ts";
import { partsOf } from "../results/week/parts.ts";
import { furtherErrors } from "./ask.ts";
import { type Change, changed, isChange } from "./change.ts";

const day = "2026-11-23";
// A mother alone with a child of two: 25 hours, $900 a week, rent of $480.
const { household } = exampleRequest;
const onBenefit = {
  ...household,
  onBenefit: true,
  adults: [
    { ...household.adults[0]!, work: { hours: 0, weeklyGross: 0, kind: "none" as const, leave: null } },
  ],
};
const totalOf = (change: Change, of: typeof household = household): number =>
  partsOf(week(weekRequest.parse({ day, household: changed(of, change, day) }))).total;

describe("what a parent tries out [financial-help/what-if/change]", () => {
  test("nothing is no change", () => {
    expect(isChange({ hours: undefined, hasBaby: false })).toBe(false);
    expect(changed(household, {}, day)).toEqual(household);
  });

  test("more hours at the same pay an hour", () => {
    expect(changed(household, { hours: 30 }, day).adults[0]?.work).toEqual({
      hours: 30,
      weeklyGross: 1080,
      kind: "employed",
      leave: null,
    });
  });

  test("the sum on top is that of the rows, and within a dollar a row of what the rules reckon", () => {
    const answer = week({ day, household });
    const { rows, total } = partsOf(answer);
    expect(rows.reduce((sum, { weekly }) => sum + weekly, 0)).toBe(total);
    expect(Math.abs(total - answer.together.total)).toBeLessThanOrEqual(rows.length / 2);
  });

  test("on a benefit, 20 hours at $24: one is better off, and no row is paid beside what excludes it", () => {
    const then = partsOf(week({ day, household: changed(onBenefit, { hours: 20, pay: 24 }, day) }));
    expect(then.total).toBeGreaterThan(totalOf({}, onBenefit));
    const ids = then.rows.map(({ id }) => id);
    expect(ids).toContain("inWorkTaxCredit");
    expect(ids).not.toContain("soleParentSupport");
  });

  test("moving in together counts the partner's pay and ends what is for sole parents", () => {
    const parts = partsOf(week({ day, household: changed(onBenefit, { partnerPay: 1500 }, day) }));
    expect(parts.rows.map(({ id }) => id)).not.toContain("soleParentSupport");
    expect(parts.rows[0]?.id).toBe("pay");
  });

  test("another child and a higher rent are counted", () => {
    expect(totalOf({ hasBaby: true })).toBeGreaterThan(totalOf({}));
    expect(changed({ ...household, housing: "none" }, { rent: 300 }, day)).toMatchObject({
      housing: "rent",
      rentWeekly: 300,
    });
  });

  test("back from leave one works", () => {
    const onLeave = {
      ...household,
      adults: [{ ...household.adults[0]!, work: { hours: 0, weeklyGross: 700, leave: "PPL" as const } }],
    };
    const { work } = changed(onLeave, { back: day, hours: 24, pay: 30 }, day).adults[0]!;
    expect(work).toMatchObject({ hours: 24, weeklyGross: 720, leave: null });
  });
});

describe.each(languages)("what cannot be tried, %s", (language) => {
  const errorsOf = (change: Change) => Object.keys(furtherErrors(change, onBenefit, language, day));
  test.each<[string, Change, string[]]>([
    ["hours without pay, where none is known", { hours: 20 }, ["pay"]],
    ["more hours than a week has", { hours: 200, pay: 20 }, ["hours"]],
    ["a day that is over", { back: "2026-01-01", hours: 20, pay: 20 }, ["back"]],
    ["back at work without hours", { back: "2026-12-01", hours: 0, pay: 20 }, ["hours"]],
    ["hours and pay are good", { hours: 20, pay: 20 }, []],
  ])("%s", (_, change, wrong) => expect(errorsOf(change)).toEqual(wrong));
});
