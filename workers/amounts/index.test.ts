import { describe, expect, test } from "vitest";
import { type AmountId, amountAt, amountIds, seriesOf } from "./index.ts";
import { toLookUp } from "./out-of-date.mjs";
import { ownTable } from "./table.ts";

describe("What held on a day", () => {
  test.each<[AmountId, string, number | undefined]>([
    ["best_start.weekly", "2018-06-30", undefined],
    ["best_start.weekly", "2018-07-01", 60],
    ["best_start.weekly", "2024-03-31", 69],
    ["best_start.weekly", "2026-11-22", 73],
    ["family_tax_credit.first_child", "2026-11-22", 144],
    ["working_for_families.abatement_threshold", "2026-03-31", 42_700],
    ["working_for_families.abatement_threshold", "2026-04-01", 44_900],
    ["working_for_families.abatement_threshold", "2010-01-01", 36_350],
    ["childcare_subsidy.income_limit.2", "2026-11-22", 2_748],
    ["paid_parental_leave.weekly_maximum", "2026-11-22", 788.66],
    ["accommodation_supplement.maximum.area_1.family", "2026-11-22", 305],
    ["accommodation_supplement.income_limit.area_1.single", "2021-01-01", 63_336],
    ["accommodation_supplement.income_limit.area_1.single", "2020-12-31", undefined],
    // No value of that year was found: none is invented.
    ["minimum_family_tax_credit.net_income", "2023-06-01", undefined],
  ])("%s on %s", (id, day, value) => {
    expect(amountAt(id, day)?.value).toBe(value);
  });

  test("those of Best Start are the specification's, and fit each other", () => {
    const [weekly, annual, threshold, limit, rate] = (
      ["weekly", "annual", "abatement_threshold", "income_limit", "abatement_rate"] as const
    ).map((name) => amountAt(`best_start.${name}`, "2026-11-22")!.value);
    expect([weekly, threshold, limit]).toEqual([73, 79_000, 97_276]);
    expect(Math.round(threshold! + annual! / rate!)).toBe(limit);
  });

  test("no two values of a series hold on one day", () => {
    const overlapping = amountIds.filter((id) => {
      const values = ownTable.amounts[id].values;
      return values.slice(1).some(({ from }, at) => (values[at]!.until ?? "9999") >= from);
    });
    expect(overlapping).toEqual([]);
  });

  test("every value names its source, and the source's address", () => {
    const without = amountIds.filter((id) =>
      seriesOf(id, "2026-11-22").some(({ source }) => !source?.title || !/^https?:/.test(source.address)),
    );
    expect(without).toEqual([]);
  });
});

describe("An amount whose review day has passed says so by itself", () => {
  test.each<[AmountId, string, string | undefined]>([
    // Prices had risen by 2.2 % and 3.0 % since: more than the 5 % that bind an Order (section MF 7).
    ["best_start.weekly", "2026-03-31", undefined],
    ["best_start.weekly", "2026-04-01", "2026-04-01"],
    ["family_tax_credit.first_child", "2026-11-22", "2026-04-01"],
    ["best_start.abatement_threshold", "2026-11-22", undefined],
    ["best_start.abatement_threshold", "2027-04-01", "2027-04-01"],
    ["paid_parental_leave.weekly_maximum", "2026-06-30", undefined],
    ["paid_parental_leave.weekly_maximum", "2026-11-22", "2026-07-01"],
    ["childcare_subsidy.income_limit.2", "2025-06-01", "2025-04-01"],
    ["childcare_subsidy.income_band.second_rate.2", "2025-03-31", undefined],
    ["childcare_subsidy.income_band.second_rate.2", "2026-11-22", "2025-04-01"],
    ["accommodation_supplement.maximum.area_1.family", "2030-01-01", undefined],
  ])("%s on %s: out of date since %s", (id, day, since) => {
    const { isOutOfDate, outOfDateSince } = amountAt(id, day)!;
    expect([isOutOfDate, outOfDateSince]).toEqual([since !== undefined, since]);
  });

  test("on 2 April 2027 everything reviewed each 1 April is out of date", () => {
    const current = amountIds.filter((id) => {
      const amount = amountAt(id, "2027-04-02");
      return amount?.review === "04-01" && !amount.isOutOfDate;
    });
    expect(current).toEqual([]);
  });

  test.each<[AmountId, number]>([
    ["family_tax_credit.annual.first_child", 7921],
    ["family_tax_credit.annual.other_child", 6453],
    ["best_start.annual", 4041],
    // Ten hours at $23.95.
    ["paid_parental_leave.weekly_minimum", 239.5],
  ])("%s must have become %i, and says so", (id, indexed) => {
    expect(amountAt(id, "2026-11-22")).toMatchObject({ indexed, isOutOfDate: true });
    expect(amountAt(id, "2026-03-31")).not.toHaveProperty("indexed");
  });

  test("that somebody looked does not clear the doubt; a source of a later day does", () => {
    const id = "in_work_tax_credit.weekly";
    const series = ownTable.amounts[id];
    const withLast = (more: object) => {
      const values = [...series.values.slice(0, -1), { ...series.values.at(-1)!, ...more }];
      return {
        ...ownTable,
        amounts: { ...ownTable.amounts, [id]: { ...series, checked: "2027-05-01", values } },
      };
    };
    expect(amountAt(id, "2027-05-02", withLast({}))).toMatchObject({
      isOutOfDate: true,
      checked: "2027-05-01",
    });
    expect(amountAt(id, "2027-05-02", withLast({ confirmed: "2027-04-20" }))?.isOutOfDate).toBe(false);
  });

  test("a value entered before it comes into force waits for the review after that", () => {
    const id = "in_work_tax_credit.weekly";
    const { values } = ownTable.amounts[id];
    const { confirmed: _, ...last } = values.at(-1)!;
    const next = { ...last, value: 75, from: "2027-04-01" };
    const series = {
      ...ownTable.amounts[id],
      checked: "2027-03-10",
      values: [...values.slice(0, -1), { ...last, until: "2027-03-31" }, next],
    };
    const table = { ...ownTable, amounts: { ...ownTable.amounts, [id]: series } };
    expect(amountAt(id, "2027-04-02", table)).toMatchObject({ value: 75, isOutOfDate: false });
    expect(amountAt(id, "2028-04-02", table)).toMatchObject({ value: 75, isOutOfDate: true });
  });

  test("what has to be looked up: series that are out of date, with the review that was missed and the source", () => {
    const missed = toLookUp(ownTable, "2026-11-22");
    expect(missed.find(({ id }) => id === "paid_parental_leave.weekly_maximum")).toMatchObject({
      payment: "Paid Parental Leave",
      from: "2025-07-01",
      since: "2026-07-01",
      address: expect.stringMatching(/^https:/),
    });
    expect(missed.find(({ id }) => id === "best_start.weekly")).toMatchObject({ since: "2026-04-01" });
    expect(missed.map(({ id }) => id)).not.toContain("best_start.abatement_threshold");
    expect(toLookUp(ownTable, "2027-04-02").map(({ id }) => id)).toContain("best_start.abatement_threshold");
  });
});
