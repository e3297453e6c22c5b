import { describe, expect, test } from "vitest";
import { type AmountId, tableInUse } from "../../../amounts/table.ts";
import { figuresAt } from "../../engine.ts";
import { parsePeriod } from "../../periods.ts";
import { criterionOf, explained } from "../../reform/households-for-tests.ts";
import { currentRules } from "../../reform/index.ts";
import { accommodationMaximum, maximaParameters } from "./accommodation.ts";

const figures = figuresAt(currentRules(), maximaParameters, parsePeriod("2026-11")!);

describe("The most of the Accommodation Supplement, by household and area (Schedule 4 Part 7)", () => {
  test.each<[string, boolean, number, number, number]>([
    ["couple with a child, Area 1", true, 1, 1, 305],
    ["sole parent of two, Area 1", false, 2, 1, 305],
    ["sole parent of one, Area 1", false, 1, 1, 235],
    ["couple without children, Area 2", true, 0, 2, 155],
    ["single, Area 3", false, 0, 3, 80],
    ["sole parent of one, Area 4", false, 1, 4, 80],
    ["area not known", false, 1, 0, 0],
  ])("%s", (_, isCouple, children, area, dollars) => {
    expect(accommodationMaximum({ isCouple, children }, area, figures)).toBe(dollars);
  });
});

describe("The income at which nothing of it is left", () => {
  const limitOf = (month: string, hasPartner: boolean, children: number, age = 30, area = 1) => {
    const applicant = {
      age,
      social_security__has_accomodation_costs: true,
      eligible_for_social_housing: false,
      accommodation_supplement__area: area,
    };
    const household = {
      applicant: { ...applicant, ...(hasPartner && { is_adequately_supported_by_partner: true }) },
      ...(hasPartner && { partner: {} }),
      children: Array(children).fill({
        age: 6,
        is_dependent_child: true,
        date_of_birth: "2010-01-01",
      }),
    };
    return criterionOf(explained(month, "accommodationSupplement", household, 1_000), "income")?.compared;
  };

  // Appendix One of the Cabinet paper, for the rates from 1 July 2021.
  test.each<[string, boolean, number, number]>([
    ["single", false, 0, 30],
    ["single", false, 0, 18],
    ["couple", true, 0, 30],
    ["couple_with_children", true, 2, 30],
    ["sole_parent_1", false, 1, 30],
    ["sole_parent_2", false, 2, 30],
  ])("is that of the published table: %s", (household, hasPartner, children, age) => {
    const id = `accommodation_supplement.income_limit.area_1.${household}` as AmountId;
    const [published] = tableInUse().amounts[id].values;
    expect(limitOf("2021-09", hasPartner, children, age)?.limit).toBe(published!.value);
  });

  test("is today’s, of each area", () => {
    // (160 + 505.80 / 0.7, to the next dollar: 883) + 4 × 235, 155, 105, 80, a year.
    expect([1, 2, 3, 4].map((area) => limitOf("2026-11", false, 1, 30, area)?.limit)).toEqual(
      [940, 620, 420, 320].map((above) => (883 + above) * 52),
    );
    expect(limitOf("2026-11", false, 1, 30, 0)).toBeUndefined();
    expect(limitOf("2026-11", false, 0, 17)).toBeUndefined();
  });
});
